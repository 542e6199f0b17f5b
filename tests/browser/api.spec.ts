import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { keysOf } from '../../src/publish/api/analyze.ts';
import { calls, checks, everywhere, filled, looks, visits } from '../stage/api-checks.ts';
import { partnerPage, strictPolicy } from '../stage/partner-page.ts';
import { namesIn } from '../stage/readme.ts';
import { dist } from '../stage/servers.ts';
import { stage } from '../stage/stage.ts';

type Entry = { name: string; kind?: string; attribute?: string; fieldName?: string; type: { text: string } };
type Declaration = Record<'attributes' | 'members' | 'events' | 'cssParts' | 'cssProperties', Entry[]> & {
  tagName: string;
};

const it = stage();
const tags: Declaration[] = JSON.parse(readFileSync(join(dist, 'custom-elements.json'), 'utf8')).modules[0]
  .declarations;

/** A strict page with one widget, which takes down every event that is sent, whether anybody listens for it or not. */
async function pageWith(tag: string, prepare: (page: Page) => unknown = () => {}): Promise<Page> {
  const policy = strictPolicy(it.site(), it.site());
  const page = await partnerPage(it, { body: `<${tag} loading="eager"></${tag}>`, policy });
  await page.addInitScript(() => {
    const heard: Record<string, string[]> = {};
    Reflect.set(window, 'heard', heard);
    const dispatch = EventTarget.prototype.dispatchEvent;
    EventTarget.prototype.dispatchEvent = function (event) {
      const keys = Object.keys(Reflect.get(event, 'detail') ?? {}).sort();
      if (event.type.startsWith('dap-')) heard[event.type] = keys;
      return dispatch.call(this, event);
    };
  });
  await prepare(page);
  await page.reload();
  return page;
}
const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard'));

const failure = 'dap-error';
const told = ({ events }: Declaration) =>
  Object.fromEntries(
    events.map(({ name, type }) => {
      const [, detail] = /<(Dap\w+)>/.exec(type.text) ?? [];
      return [name, detail ? namesIn(keysOf(detail)) : []];
    }),
  );

describe.each(tags)('<$tagName>', (declaration) => {
  const { tagName } = declaration;

  test('sends the events of the manifest with those details and no other, and has its parts and no other', async () => {
    const page = await pageWith(tagName);
    await expect.poll(() => heard(page)).toEqual({ 'dap-ready': [] });
    const parts = new Set<string>();
    const look = async () => {
      for (const part of await page.locator('[part]').evaluateAll((all) => all.map(({ part }) => part.value)))
        parts.add(part);
    };
    await page.evaluate(
      ([tag, names]) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(names.map((name) => `${tag}::part(${name}) { scale: 0.875 }`).join('\n'));
        document.adoptedStyleSheets = [sheet];
      },
      [tagName, declaration.cssParts.map(({ name }) => name)] as const,
    );
    await look();
    const watch = setInterval(() => void look().catch(() => {}), 50);
    await visits[tagName]?.(page);
    const { [failure]: _, ...all } = told(declaration);
    await expect.poll(() => heard(page)).toEqual(all);
    await expect.poll(() => [...parts].sort()).toEqual(declaration.cssParts.map(({ name }) => name).sort());
    clearInterval(watch);
    const reached = await page
      .locator('[part]')
      .evaluateAll((all) => all.filter((one) => getComputedStyle(one).scale !== '0.875').length);
    expect(reached).toBe(0);
  });

  test('takes every attribute and every property of the manifest', async () => {
    const page = await pageWith(tagName);
    await expect.poll(() => heard(page)).toHaveProperty('dap-ready');
    if (tagName === 'dap-order-form') {
      await visits[tagName]?.(page);
      await expect.poll(() => page.locator('[name=name]').inputValue()).toBe('');
    }
    const known = { ...everywhere, ...checks[tagName] };
    const fields = declaration.members.filter(({ kind }) => kind === 'field');
    const own = ['loading', 'ready'];
    const named = [...declaration.attributes, ...fields.filter(({ attribute }) => !attribute)];
    expect(
      named
        .map(({ name }) => name)
        .filter((name) => !own.includes(name))
        .sort(),
    ).toEqual(Object.keys(known).sort());
    const give = (kind: 'attribute' | 'property', name: string, value: unknown) =>
      page.locator(tagName).evaluate(
        (element, [kind, name, value]) => {
          if (kind === 'property') Reflect.set(element, name as string, value);
          else if (value === null) element.removeAttribute(name as string);
          else element.setAttribute(name as string, String(value));
        },
        [kind, name, value] as const,
      );
    for (const [name, { value, text, shows, first, stays }] of Object.entries(known)) {
      const attribute = declaration.attributes.find((one) => one.name === name);
      const property = attribute ? attribute.fieldName : name;
      const ways = [
        ...(attribute ? [['attribute', name, text ?? value] as const] : []),
        ...(property ? [['property', property, value] as const] : []),
      ];
      for (const [kind, as, given] of ways) {
        await first?.(page);
        if (!stays || kind === 'attribute') expect(await shows(page), `no ${as} yet`).toBe(false);
        await give(kind, as, given);
        await expect.poll(() => shows(page), { message: `${kind} ${as}` }).toBe(true);
        await give(kind, as, null);
        await first?.(page);
        if (!stays) await expect.poll(() => shows(page), { message: `${as} taken away` }).toBe(false);
      }
    }
  });

  const methods = declaration.members.filter(({ kind }) => kind === 'method').map(({ name }) => name);
  test.runIf(methods.length)('answers to every method of the manifest', async () => {
    const page = await pageWith(tagName);
    await expect.poll(() => heard(page)).toHaveProperty('dap-ready');
    expect(methods.filter((name) => !calls[name])).toEqual([]);
    for (const name of methods) {
      await filled(page);
      expect(await calls[name]?.(page)).toBe(false);
      await page.locator(tagName).evaluate((one, method) => Reflect.get(one, method)(), name);
      await expect.poll(() => calls[name]?.(page)).toBe(true);
    }
  });
});

test.each(['attribute', 'property'])(
  'every tag waits for the screen, or does not by its %s, and says when it is ready',
  async (way) => {
    const page = await pageWith('dap-language-switcher');
    const outcomes = await page.evaluate(
      async ([names, way]) => {
        const far = (tag: string) => {
          const element = document.createElement(tag) as HTMLElement & { ready: Promise<unknown> };
          const room = document.createElement('div');
          room.style.height = '9000px';
          document.body.append(room, element);
          return element;
        };
        const asked = names.map((name) => [far(name), far(name)] as const);
        return Promise.all(
          asked.map(async ([lazy, eager]) => {
            if (way === 'property') Reflect.set(eager, 'loading', 'eager');
            else eager.setAttribute('loading', 'eager');
            return [(await eager.ready) === eager, lazy.shadowRoot?.childElementCount];
          }),
        );
      },
      [tags.map(({ tagName }) => tagName), way] as const,
    );
    expect(outcomes).toEqual(tags.map(() => [true, 1]));
  },
);

test('every tag takes every colour and size of the manifest', async () => {
  const page = await pageWith('dap-order-form');
  await expect.poll(() => heard(page)).toHaveProperty('dap-ready');
  // Before another form is there with the same names.
  await filled(page);
  const others = tags.map(({ tagName }) => tagName).filter((name) => name !== 'dap-order-form');
  await page.evaluate((names) => {
    for (const name of names) {
      const element = document.createElement(name);
      element.setAttribute('loading', 'eager');
      document.body.append(element);
    }
  }, others);
  await expect.poll(() => page.locator('.widget').count()).toBe(tags.length);
  for (const { cssProperties } of tags)
    expect(cssProperties.map(({ name }) => name)).toEqual(Object.keys(looks));
  for (const [name, { value, on, property, reads = value }] of Object.entries(looks)) {
    const set = (given: string) =>
      page.evaluate(([name, given]) => document.body.style.setProperty(name, given), [name, given] as const);
    // What is seen is looked at in the form; in the others, that it gets as far as the rules that all share.
    const seen = () =>
      page
        .locator(`dap-order-form ${on}`)
        .evaluate((one, style) => getComputedStyle(one).getPropertyValue(style), property);
    const got = () =>
      page
        .locator('.widget')
        .evaluateAll((all, name) => all.map((one) => getComputedStyle(one).getPropertyValue(name)), name);
    expect(await seen(), name).not.toBe(reads);
    await set(value);
    await expect.poll(seen, { message: name }).toBe(reads);
    expect(await got()).toEqual(tags.map(() => value));
    await set('');
  }
});

test('a widget whose code cannot be fetched says so as the manifest does', async () => {
  const page = await pageWith('dap-order-form', (page) =>
    page.route(/\/embed\/order-form/, (route) => route.abort()),
  );
  const form = tags.find(({ tagName }) => tagName === 'dap-order-form') as Declaration;
  await expect.poll(() => heard(page)).toEqual({ [failure]: told(form)[failure] });
  it.noise.splice(0);
});
