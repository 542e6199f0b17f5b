import type { Page } from 'playwright-core';

/**
 * A site as a system writes it around what its owner pastes, in our own words after what it shows in public: its
 * wrappers, resets and scripts, where they could touch a guest. Nothing of the system itself runs.
 */
export type Markup = {
  /** A public page that tells of it. */
  source: string;
  /** Its pages by their paths, with the owner's script in them; the first that is visited is `/`. */
  pages: (script: string) => Record<string, string>;
  /** What a visitor does before the form is there. */
  first?: (page: Page) => Promise<unknown>;
  /** What the browser says of the system's own markup. */
  says?: RegExp;
};

/** A whole page of somebody else's. */
export const pageOf = (head: string, body: string, html = 'lang="en"', attributes = '') =>
  `<!doctype html><html ${html}><head><meta charset="utf-8"><title>Partner</title>
  <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">${head}</head><body ${attributes}>${body}</body></html>`;

/** A text within a script of a page. */
export const text = (value: string) => JSON.stringify(value).replaceAll('</', '<\\/');

/** What a system does once the page is loaded. */
export const later = (code: string, attributes = '') =>
  `<script ${attributes}>addEventListener('load', () => { ${code} })</script>`;

/** What was pasted, put in by the system's own script with these of its attributes and nothing more. */
export const inject = (pasted: string, kept: string[], attributes = '') =>
  later(
    `const box = document.createElement('div');
    box.innerHTML = ${text(pasted)};
    for (const given of box.querySelectorAll('script')) {
      const script = document.createElement('script');
      script.async = false;
      for (const name of ${JSON.stringify(kept)}) if (given.hasAttribute(name)) script.setAttribute(name, given.getAttribute(name));
      document.body.append(script);
    }`,
    attributes,
  );
