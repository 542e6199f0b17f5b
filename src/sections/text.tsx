import { createElement, Fragment, type ReactNode } from 'react';

/** Matches a grade with the name before it, a chemical formula, or a percentage, with adjacent punctuation. */
const formulas =
  /((?:DAP )?18-46-0|\(NH4\)2HPO4|[(（]?(?:P2O5|K2O)[)）]?|[\d۰-۹]+(?:[.,٫][\d۰-۹]+)?[\u00A0\u202F ]?[%٪])/;

/** The space before a formula, which does not break, so that no line begins with the formula. */
const space = / (?=\(?(?:P2O5|K2O))/g;

/** Text whose grades, formulas and percentages do not break, are left to right and have subscripts. */
export function WithFormulas({ text }: { text: string }) {
  return everySecond(text.replace(space, '\u00A0').split(formulas), (part) => <Formula text={part} />);
}

/** Grade with the name before it, chemical formula, or number with its sign. The digits behind a letter are subscripts. */
export function Formula({ text }: { text: string }) {
  return (
    <bdi dir="ltr" className="formula" translate="no">
      {everySecond(text.split(/(?<=[A-Z)])(\d)/), (digit) => (
        <sub>{digit}</sub>
      ))}
    </bdi>
  );
}

/** `split` with a group puts the matches at odd indexes. The parts never change their order, so they need no keys. */
function everySecond(parts: string[], mark: (part: string) => ReactNode) {
  return createElement(Fragment, null, ...parts.map((part, index) => (index % 2 ? mark(part) : part)));
}
