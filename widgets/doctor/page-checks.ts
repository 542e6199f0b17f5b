import { sandboxTokens } from '../lib/sandbox.ts';
import type { Finding } from './finding.ts';

/** Problems of the page itself. */
export function pageFindings(): Finding[] {
  return [...viewport(), ...charset(), ...rootSize(), ...sandbox()];
}

function viewport(): Finding[] {
  if (window !== top || document.querySelector('meta[name="viewport" i][content*="width" i]')) return [];
  return [
    {
      name: 'no-viewport',
      problem: 'The page has no viewport meta tag. Phones render it at desktop width.',
      fix: '<meta name="viewport" content="width=device-width, initial-scale=1">',
    },
  ];
}

function charset(): Finding[] {
  const { characterSet } = document;
  if (characterSet === 'UTF-8') return [];
  return [
    {
      name: 'charset',
      problem: `The browser reads the page as ${characterSet}. Arabic text in attributes and in the fallback content can change, also in the message.`,
      fix: '<meta charset="utf-8">',
    },
  ];
}

function rootSize(): Finding[] {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (size >= 16) return [];
  return [
    {
      name: 'root-size',
      problem: `The root font size is ${size} px. The widgets use at least 16 px, so a height that the page reserves in rem is too small.`,
      fix: 'Reserve the height in px: dap-order-form:not(:defined) { display: block; min-height: 1008px }',
    },
  ];
}

/** Only a page of the same origin can read the tokens of its iframe. */
function sandbox(): Finding[] {
  const frame = window.frameElement;
  const given = frame?.getAttribute('sandbox');
  if (typeof given !== 'string') return [];
  const missing = Object.keys(sandboxTokens).filter((token) => !given.split(/\s+/).includes(token));
  if (!missing.length) return [];
  return [
    {
      name: 'sandbox',
      problem: `The sandbox attribute of the iframe lacks ${missing.map((token) => `${token} (needed so that ${sandboxTokens[token]})`).join(' and ')}.`,
      fix: `sandbox="${[given.trim(), ...missing].join(' ').trim()}"`,
    },
  ];
}
