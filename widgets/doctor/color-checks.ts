import { contrast, rgb } from './contrast.ts';
import type { Finding } from './finding.ts';
import { readerOf, widgetsIn } from './widgets-here.ts';

/** What is read on what, of the colours that a page may give. */
const pairs = [
  ['--dap-color-on-brand', '--dap-color-brand'],
  ['--dap-color-text', '--dap-color-surface'],
] as const;

/**
 * Colours of the page that cannot be read on each other.
 * @param probe an element of our own in the page, on which a colour may be tried
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
      says: `${text}: ${above.trim()} on ${ground}: ${below.trim()} has ${ratio.toFixed(1)} : 1, and nobody can read less than 4.5. The widget goes towards black or white instead.`,
      paste: `${element.localName} { ${text}: ${contrast([255, 255, 255], under) > contrast([0, 0, 0], under) ? '#fff' : '#000'} }`,
      element,
    },
  ];
}
