import { describe, expect, test } from 'vitest';
import { probePage } from '../stage/probe-page.ts';

const it = probePage();
const { partner, addScript, ready, told, warnings } = it;

describe('attributes and properties', () => {
  test('a property set before the script has come is kept', async () => {
    await partner('<dap-probe></dap-probe>');
    await it.page.evaluate(() =>
      Object.assign(document.querySelector('dap-probe') as object, { size: 700, open: true }),
    );
    await addScript();
    await ready();
    expect(await told()).toMatchObject({ size: 700, open: true });
  });

  test('a bare boolean attribute is on', async () => {
    await partner(
      '<dap-probe open></dap-probe><dap-probe open=""></dap-probe><dap-probe open="false"></dap-probe><dap-probe></dap-probe>',
    );
    await addScript();
    await ready();
    expect([await told(0), await told(1), await told(2), await told(3)].map(({ open }) => open)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('a removed attribute returns to its default', async () => {
    await partner('<dap-probe word="a" size="7" open side="right"></dap-probe>');
    await addScript();
    await ready();
    expect(await told()).toEqual({ word: 'a', size: 7, open: true, side: 'right' });
    await it.page.evaluate(() => {
      for (const name of ['word', 'size', 'open', 'side'])
        document.querySelector('dap-probe')?.removeAttribute(name);
    });
    await expect.poll(() => told()).toEqual({ word: '', open: false, side: 'left' });
  });

  test('a property and its attribute mean the same', async () => {
    await partner('<dap-probe size="7"></dap-probe>');
    await addScript();
    await ready();
    const size = () =>
      it.page.evaluate(() => Reflect.get(document.querySelector('dap-probe') as object, 'size'));
    expect(await size()).toBe(7);
    await it.page.evaluate(() => Reflect.set(document.querySelector('dap-probe') as object, 'size', 9));
    await expect.poll(() => told()).toMatchObject({ size: 9 });
  });

  test('a bad value warns once, quoting it, and the default is used', async () => {
    await partner(
      '<dap-probe size="abc" side="up" theme="purple"></dap-probe><dap-probe size="abc"></dap-probe>',
    );
    await addScript();
    await ready();
    expect(await told()).toEqual({ word: '', open: false, side: 'left' });
    await it.page.evaluate(() => document.querySelector('dap-probe')?.setAttribute('word', 'again'));
    await expect.poll(() => told()).toMatchObject({ word: 'again' });
    expect(warnings().sort()).toEqual([
      'warning: <dap-probe>: side="up" is not understood, so "left" is used. It takes "left", "right".',
      'warning: <dap-probe>: size="abc" is not understood, so the default is used. It takes a whole number.',
      'warning: <dap-probe>: theme="purple" is not understood, so "auto" is used. It takes "auto", "light", "dark".',
    ]);
  });
});

describe('a page that moves things', () => {
  const moves: Record<string, (element: Element) => void> = {
    'moved with append': (element) => document.body.append(element),
    'moved with insertBefore': (element) => document.body.insertBefore(element, document.body.firstChild),
    'wrapped in another element': (element) => {
      const wrapper = document.createElement('section');
      element.replaceWith(wrapper);
      wrapper.append(element);
    },
    'moved with moveBefore': (element) => {
      const target = document.body as unknown as {
        moveBefore?: (node: Element, before: Node | null) => void;
      };
      if (target.moveBefore) target.moveBefore(element, null);
      else document.body.append(element);
    },
  };

  test.each(Object.keys(moves))('%s, it keeps what was typed and its listeners', async (name) => {
    await partner('<main><dap-probe word="a"></dap-probe></main><p></p>');
    await addScript();
    await ready();
    await it.page.locator('dap-probe input').fill('typed');
    await it.page.evaluate(() => {
      const view = document.querySelector('dap-probe')?.shadowRoot?.querySelector('input');
      Reflect.set(window, 'before', view);
    });
    await it.page.evaluate(`(${moves[name]})(document.querySelector('dap-probe'))`);
    await it.page.waitForTimeout(100);
    expect(await it.page.locator('dap-probe input').inputValue()).toBe('typed');
    const same = `document.querySelector('dap-probe').shadowRoot.querySelector('input') === window.before`;
    expect(await it.page.evaluate(same)).toBe(true);
    await it.page.locator('dap-probe button').click();
    expect(await it.page.locator('body').textContent()).toContain('true');
  });

  test('removed and put back later, it works again', async () => {
    await partner('<dap-probe word="a"></dap-probe>');
    await addScript();
    await ready();
    await it.page.evaluate(async () => {
      const element = document.querySelector('dap-probe') as Element;
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 50));
      document.body.append(element);
    });
    await ready();
    expect(await told()).toMatchObject({ word: 'a' });
  });

  test('fifty rounds in and out leave no node and no listener behind', async () => {
    await partner('');
    await addScript();
    const session = await it.page.context().newCDPSession(it.page);
    const rounds = (count: number) =>
      it.page.evaluate(async (times) => {
        for (let i = 0; i < times; i++) {
          const element = document.createElement('dap-probe');
          const shown = new Promise((resolve) =>
            element.addEventListener('dap-ready', resolve, { once: true }),
          );
          document.body.append(element);
          await shown;
          element.remove();
          await new Promise((resolve) => setTimeout(resolve));
        }
      }, count);
    const counters = async () => {
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      return session.send('Memory.getDOMCounters');
    };
    await rounds(5);
    const before = await counters();
    await rounds(50);
    const after = await counters();
    expect(after.nodes - before.nodes).toBeLessThan(10);
    expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(10);
  });
});
