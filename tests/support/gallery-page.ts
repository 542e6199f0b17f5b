import { expect, type Locator, type Page } from '@playwright/test';

type Point = { x: number; y: number };

/** The gallery with its lightbox, on the site and on a partner's page. Locators also match in the shadow root. */
export class GalleryPage {
  readonly page: Page;
  readonly thumbs: Locator;
  readonly lightbox: Locator;
  readonly counter: Locator;
  /** The image in the middle of the lightbox. */
  readonly image: Locator;

  /** @param root contains one gallery; by default the page */
  constructor(page: Page, root: Page | Locator = page) {
    this.page = page;
    this.thumbs = root.locator('.gallery .thumb');
    this.lightbox = root.locator('dialog.lightbox[open]');
    this.counter = this.lightbox.locator('.counter');
    this.image = this.lightbox.locator('.slide[aria-hidden=false] img');
  }

  thumb(number: number): Locator {
    return this.thumbs.nth(number - 1);
  }

  /** Opens an image, counted from 1, and waits until the opening animation is over. */
  async open(number: number): Promise<void> {
    await this.thumb(number).click();
    await this.settle();
  }

  async expectNumber(number: number): Promise<void> {
    await expect(this.counter).toHaveText(new RegExp(`^\\D*${number}\\D`));
  }

  /** Waits until the lightbox is open and no animation runs in it. */
  async settle(): Promise<void> {
    await expect(this.lightbox).toBeVisible();
    await this.lightbox.evaluate((dialog) =>
      Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {}))),
    );
  }

  /** The number of columns. Fails if they are not equally wide. */
  async columns(): Promise<number> {
    const boxes = await this.thumbs.evaluateAll((thumbs) =>
      thumbs.map((thumb) => {
        const { left, width } = thumb.getBoundingClientRect();
        return { left: Math.round(left), width: Math.round(width) };
      }),
    );
    const widths = boxes.map(({ width }) => width);
    expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
    return new Set(boxes.map(({ left }) => left)).size;
  }

  /** Moves one or two fingers in a straight line, and waits until the browser has scrolled. */
  async touch(from: Point[], to: Point[]): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', from);
    for (const part of [0.2, 0.4, 0.6, 0.8, 1]) {
      const between = (start: number, end = start) => start + (end - start) * part;
      const points = from.map(({ x, y }, finger) => ({
        x: between(x, to[finger]?.x),
        y: between(y, to[finger]?.y),
      }));
      await this.page.waitForTimeout(20);
      await send('touchMove', points);
    }
    await send('touchEnd', []);
    await session.detach();
    await this.lightbox.evaluate(untilRest);
  }
}

/** Runs in the page. Resolves when neither the strip nor the visual viewport has moved for a quarter of a second. */
async function untilRest(lightbox: Element): Promise<void> {
  const strip = lightbox.querySelector('.strip');
  const place = () => [strip?.scrollLeft, visualViewport?.scale, visualViewport?.offsetTop].join();
  let last = place();
  let since = performance.now();
  while (performance.now() - since < 250) {
    await new Promise(requestAnimationFrame);
    if (place() === last) continue;
    last = place();
    since = performance.now();
  }
}
