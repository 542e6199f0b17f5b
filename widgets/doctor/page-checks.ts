import { sandboxTokens } from '../lib/sandbox.ts';
import type { Finding } from './finding.ts';

/** What holds for the page as a whole. */
export function pageFindings(): Finding[] {
  return [...viewport(), ...charset(), ...rootSize(), ...sandbox()];
}

function viewport(): Finding[] {
  if (window !== top || document.querySelector('meta[name="viewport" i][content*="width" i]')) return [];
  return [
    {
      name: 'no-viewport',
      says: 'The page names no viewport: phones show it as wide as a desk and all of it tiny.',
      paste: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    },
  ];
}

function charset(): Finding[] {
  const { characterSet } = document;
  if (characterSet === 'UTF-8') return [];
  return [
    {
      name: 'charset',
      says: `The page is read as ${characterSet}: Arabic in its attributes and fallbacks may arrive as other letters, in the message too.`,
      paste: '<meta charset="utf-8">',
    },
  ];
}

function rootSize(): Finding[] {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (size >= 16) return [];
  return [
    {
      name: 'root-size',
      says: `The page’s rem is ${size} px. The widgets keep 16 px for themselves, but a height that the page reserves in rem is too small.`,
      paste: 'Write that height in px: dap-order-form:not(:defined) { display: block; min-height: 1008px }',
    },
  ];
}

/** A frame that may ask its parent says its tokens; of any other nobody within can know them. */
function sandbox(): Finding[] {
  const frame = window.frameElement;
  const given = frame?.getAttribute('sandbox');
  if (typeof given !== 'string') return [];
  const missing = Object.keys(sandboxTokens).filter((token) => !given.split(/\s+/).includes(token));
  if (!missing.length) return [];
  return [
    {
      name: 'sandbox',
      says: `The frame around this page lacks ${missing.map((token) => `${token} (with it ${sandboxTokens[token]})`).join(' and ')}.`,
      paste: `sandbox="${[given.trim(), ...missing].join(' ').trim()}"`,
    },
  ];
}
