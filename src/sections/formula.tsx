import { createElement, Fragment, type ReactNode } from 'react';

/** A grade with the name before it, a chemical formula, a share in percent with the marks around it. Brackets stay with the formula. */
const formulas = /((?:DAP )?18-46-0|\(NH4\)2HPO4|[(（]?(?:P2O5|K2O)[)）]?|[\d۰-۹]+[\u00A0\u202F ]?[%٪])/;

/**
 * Running text whose grades, formulas and percentages are one piece: from left to right in every language, with
 * their subscripts, and never broken over two lines.
 */
export function WithFormulas({ text }: { text: string }) {
  return everySecond(text.split(formulas), (part) => <Formula text={part} />);
}

/** Grade with the name before it, chemical formula, or number with its sign. */
export function Formula({ text }: { text: string }) {
  const [, name, grade] = /^(DAP )(.+)$/.exec(text) ?? [];
  if (grade)
    return (
      <bdi dir="ltr" className="named">
        {name}
        <span className="formula">{grade}</span>
      </bdi>
    );
  return (
    <bdi dir="ltr" className="formula">
      {/[A-Z]/.test(text) ? subscripts(text) : text}
    </bdi>
  );
}

function subscripts(text: string) {
  return everySecond(text.split(/(\d)/), (digit) => <sub>{digit}</sub>);
}

/** Splitting at a group puts what it caught at the odd places. The parts never move, so they carry no keys. */
function everySecond(parts: string[], mark: (part: string) => ReactNode) {
  return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 ? mark(part) : part)));
}
