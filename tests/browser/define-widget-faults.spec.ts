import { describe, expect, test } from 'vitest';
import { probePage } from '../stage/probe-page.ts';

const it = probePage();
const { partner, addScript, ready, noise } = it;

describe('scripts and failures', () => {
  test('the script twice, and another build of it, leave one element at work', async () => {
    await partner('<dap-probe word="a"></dap-probe>');
    await addScript();
    await addScript('/first/embed.js?again');
    await addScript('/second/embed.js');
    await ready();
    expect(await it.page.locator('dap-probe output').count()).toBe(1);
  });

  test('an error while rendering shows the fallback and says so in an event', async () => {
    await partner(
      '<dap-probe word="throw"><a href="https://wa.me/1">WhatsApp</a></dap-probe><dap-probe word="fine"></dap-probe>',
    );
    await it.page.evaluate(() => {
      document.addEventListener('dap-error', (event) => {
        document.title = `${(event.target as Element).getAttribute('word')} ${(event as CustomEvent).detail.reason}`;
      });
    });
    await addScript();
    await expect.poll(() => it.page.title()).toBe('throw render');
    expect(await it.page.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(true);
    await expect.poll(() => it.page.locator('dap-probe[word=fine] output').isVisible()).toBe(true);
    expect(noise.splice(0).join('\n')).toContain('thrown while rendering');
  });

  test.each(['react-view', 'probe', 'en', 'en.cards'])(
    '%s cannot be fetched: the fallback stays, and it recovers',
    async (file) => {
      await partner('<dap-probe word="a"><a href="https://wa.me/1">WhatsApp</a></dap-probe>');
      it.refused = file;
      await it.page.evaluate(() => {
        const events: string[] = [];
        Reflect.set(window, 'events', events);
        for (const type of ['dap-error', 'dap-ready']) {
          document.addEventListener(type, (event) =>
            events.push(type + ((event as CustomEvent).detail?.reason ?? '')),
          );
        }
      });
      await addScript();
      await it.page.waitForFunction(() => Reflect.get(window, 'events').length === 1);
      expect(await it.page.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(true);
      it.refused = '';
      await it.page.evaluate(() => dispatchEvent(new Event('online')));
      await ready();
      expect(await it.page.evaluate(() => Reflect.get(window, 'events'))).toEqual([
        'dap-errorload',
        'dap-ready',
      ]);
      expect(await it.page.getByRole('link', { name: 'WhatsApp' }).isVisible()).toBe(false);
      noise.splice(0);
    },
  );

  test('without the network coming back, it tries again by itself', async () => {
    await partner('<dap-probe></dap-probe>');
    it.refused = 'probe';
    await addScript();
    await expect.poll(() => noise.join()).toContain('ERR_');
    it.refused = '';
    await ready();
    noise.splice(0);
  });

  test('a deployment that took its files makes it run the present script, once for each failure', async () => {
    await partner(`<div style="height: 5000px"></div>${'<dap-probe></dap-probe>'.repeat(2)}`);
    await addScript();
    it.deployed = true;
    const scripts: string[] = [];
    it.page.on('request', (request) => {
      if (request.url().includes('embed.js?')) scripts.push(request.url());
    });
    await it.page.locator('dap-probe').first().scrollIntoViewIfNeeded();
    await it.page.locator('dap-probe output').nth(1).waitFor();
    expect(scripts.length).toBeLessThanOrEqual(2);
    expect(noise.splice(0).filter((words) => !words.includes('404'))).toEqual([]);
    it.deployed = false;
  });

  test('an event can be prevented, bubbles and crosses shadow borders', async () => {
    await partner('<main></main>');
    await it.page.evaluate(() => {
      const root = document.querySelector('main')?.attachShadow({ mode: 'open' });
      root?.append(Object.assign(document.createElement('dap-probe'), { word: 'deep' }));
      document.addEventListener('dap-pressed', (event) => {
        event.preventDefault();
        document.title = JSON.stringify((event as CustomEvent).detail);
      });
    });
    await addScript();
    await it.page.locator('dap-probe button').click();
    expect(await it.page.title()).toBe('{"word":"deep"}');
    expect(await it.page.locator('body').textContent()).toContain('false');
  });
});
