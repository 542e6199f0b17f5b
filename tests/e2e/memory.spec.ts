import { expect, test } from '../support/fixtures.ts';

/** A widget that is removed leaves no DOM nodes behind. Chromium counts them, detached ones included. */
for (const tag of ['dap-order-form', 'dap-gallery'])
  test(`partner page › removes 20 <${tag}> without a leak`, async ({ openPartnerPage, context }) => {
    const page = await openPartnerPage({ body: '<p>Partner</p>' });
    const devtools = await context.newCDPSession(page);
    const nodes = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Memory.getDOMCounters')).nodes;
    };
    const mountAndRemove = (times: number) =>
      page.evaluate(
        async ({ tag, times }) => {
          for (let index = 0; index < times; index++) {
            const element = document.createElement(tag);
            element.setAttribute('loading', 'eager');
            const ready = new Promise((resolve) => element.addEventListener('dap-ready', resolve));
            document.body.append(element);
            await ready;
            element.remove();
          }
        },
        { tag, times },
      );
    await mountAndRemove(5);
    const before = await nodes();
    await mountAndRemove(20);
    // One widget has more than 100 nodes.
    await expect.poll(async () => (await nodes()) - before).toBeLessThan(400);
  });
