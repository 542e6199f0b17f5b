import type { Page } from 'playwright-core';

/** Adds an element to a page and removes it when it is ready, several times. */
export function mountAndRemove(page: Page, tag: string, times: number): Promise<void> {
  return page.evaluate(
    async ({ tag, times }) => {
      for (let index = 0; index < times; index++) {
        const element = document.createElement(tag);
        element.setAttribute('loading', 'eager');
        const ready = new Promise((resolve) =>
          element.addEventListener('dap-ready', resolve, { once: true }),
        );
        document.body.append(element);
        await ready;
        element.remove();
      }
    },
    { tag, times },
  );
}
