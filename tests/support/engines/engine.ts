import { expect } from '@playwright/test';

/** The functions of a browser that the journeys use. */
export type Driver = {
  /** Opens a URL and waits for its `load` event. */
  goto: (url: string) => Promise<void>;
  /** Evaluates an expression in the page and awaits its result. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  /** Clicks at a point of the viewport, in CSS pixels. */
  click: (point: Point) => Promise<void>;
  /** Types into the focused element, key by key. */
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
};
export type Point = { x: number; y: number };

/** The page of a driver. Selectors also match in shadow roots. */
export class EnginePage {
  readonly #driver: Driver;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async goto(url: string): Promise<void> {
    await this.#driver.goto(url);
    await this.evaluate("document.documentElement.style.scrollBehavior = 'auto'");
  }

  evaluate<Value>(expression: string): Promise<Value> {
    return this.#driver.evaluate<Value>(expression);
  }

  /** Waits until an expression is truthy in the page. */
  async waitUntil(expression: string): Promise<void> {
    await expect
      .poll(() => this.evaluate(`Boolean(${expression})`), { message: expression, timeout: 20_000 })
      .toBe(true);
  }

  async waitFor(selector: string): Promise<void> {
    await this.waitUntil(find(selector));
  }

  /** Scrolls an element into view and clicks its center, once nothing covers it. */
  async click(selector: string): Promise<void> {
    await expect(async () => {
      const point = await this.evaluate<Point | string>(centerOf(selector));
      if (typeof point === 'string') throw new Error(point);
      await this.#driver.click(point);
    }).toPass({ timeout: 20_000 });
  }

  /** Fills in form controls by their `name` attributes. */
  async fill(values: Record<string, string>): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await this.click(`form [name=${name}]`);
      await this.#driver.type(value);
      await this.waitUntil(`${find(`form [name=${name}]`)}.value === ${JSON.stringify(value)}`);
    }
  }
}

/** Expression for the first visible element that matches, in the document or in any open shadow root. */
export function find(selector: string): string {
  return `((root) => {
    const search = (root) => {
      for (const found of root.querySelectorAll(${JSON.stringify(selector)}))
        if (found.getClientRects().length) return found;
      for (const { shadowRoot } of root.querySelectorAll('*')) {
        const found = shadowRoot && search(shadowRoot);
        if (found) return found;
      }
    };
    return search(root);
  })(document)`;
}

/** Expression for the center of an element, or for the reason why it cannot be clicked now. */
function centerOf(selector: string): string {
  return `(async () => {
    const target = ${find(selector)};
    if (!target) return ${JSON.stringify(`${selector} is not visible`)};
    target.scrollIntoView({ block: 'center' });
    const center = () => {
      const { left, top, width, height } = target.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const before = center();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const { x, y } = center();
    if (before.x !== x || before.y !== y) return ${JSON.stringify(`${selector} moves`)};
    const hit = target.getRootNode().elementFromPoint(x, y);
    if (!target.contains(hit) && !hit?.contains(target)) return ${JSON.stringify(`${selector} is covered by `)} + hit?.outerHTML.slice(0, 120);
    return { x, y };
  })()`;
}
