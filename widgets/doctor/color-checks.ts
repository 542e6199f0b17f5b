import { contrast, rgb } from './contrast.ts';
import type { Finding } from './finding.ts';
import { readerOf, widgetsIn } from './widgets-here.ts';

/** Text and background colors that a page can set. */
const pairs = [
  ['--dap-color-on-brand', '--dap-color-brand'],
  ['--dap-color-text', '--dap-color-surface'],
] as const;

/**
 * Colors of the page with too little contrast.
 * @param probe an element of the doctor, used to compute colors
 */
export function colourFindings(probe: HTMLElement): Finding[] {
  return widgetsIn(document)
    .filter((element) => readerOf(element.localName))
    .flatMap((element) => pairs.flatMap((pair) => ofPair(element, pair, probe)));
}

function ofPair(element: Element, [text, ground]: (typeof pairs)[number], probe: HTMLElement): Finding[] {
  const style = getComputedStyle(element);
  const [above, below] = [style.getPropertyValue(text), style.getPropertyValue(ground)];
  if (!above || !below) return [];
  const under = rgb(probe, below);
  const ratio = contrast(rgb(probe, above), under);
  if (ratio >= 4.5) return [];
  return [
    {
      name: 'contrast',
      problem: `${text}: ${above.trim()} on ${ground}: ${below.trim()} has a contrast ratio of ${ratio.toFixed(1)}:1. At least 4.5:1 is required (WCAG 2.2 AA). The widget uses a darker or lighter text color.`,
      fix: `${element.localName} { ${text}: ${contrast([255, 255, 255], under) > contrast([0, 0, 0], under) ? '#fff' : '#000'} }`,
      element,
    },
  ];
}
