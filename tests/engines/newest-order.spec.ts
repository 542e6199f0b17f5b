// Random walks over input, slow files, presses of Send, links, Back, Forward, reload and languages. A message has what was
// on the screen at the press, and no page shows an older order than the newest one.
// More walks: `WALKS=50 WALK_SEED=1000 npm run test:e2e -- --project=cached-chromium newest`. A failure names its seed.
import { request } from 'node:http';
import fc from 'fast-check';
import { orderMessage } from '../../widgets/order-form/order/message.ts';
import { orderFrom } from '../../widgets/order-form/order/order.ts';
import { nothingTyped } from '../../widgets/order-form/order/rows.ts';
import { type EnginePage, expect, test } from '../support/engines.ts';
import { listen } from '../support/servers.ts';

const [walks, firstSeed] = [Number(process.env.WALKS ?? 3), Number(process.env.WALK_SEED ?? 1)];

const values = {
  name: ['Laith', 'Omar'],
  company: ['Acme', 'Rafidain'],
  phone: ['0790000000', '07701234567'],
  email: ['a@b.example', 'c@d.example'],
  quantity: ['500', '15000'],
  message: ['Basra', 'Aqaba'],
};
type Name = keyof typeof values;
/** The values on the screen. The country code is the one that is shown. */
type Screen = Record<Name, string> & { countryCode: '+962' | '+964' };

const one = <Type extends string>(type: Type) => fc.record({ type: fc.constant(type) });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('type' as const),
      name: fc.constantFrom(...(Object.keys(values) as Name[])),
      at: fc.nat(1),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('fill' as const), at: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('slow' as const), delay: fc.constantFrom(0, 400, 1500) }),
  },
  { weight: 3, arbitrary: one('send') },
  { weight: 2, arbitrary: one('profile') },
  { weight: 2, arbitrary: one('home') },
  { weight: 3, arbitrary: one('back') },
  { weight: 1, arbitrary: one('forward') },
  { weight: 1, arbitrary: one('reload') },
  { weight: 1, arbitrary: one('language') },
);

const form = "document.querySelector('[data-island=order] form.form')";
const control = (name: string) => `${form}.elements.namedItem('${name}')`;
const isHome = '/^\\/(en|ar)\\/$/.test(location.pathname)';
const leave: Record<string, string> = {
  profile: "location.href = '/' + document.documentElement.lang + '/company-profile'",
  home: "location.href = '/' + document.documentElement.lang + '/'",
  language: `document.querySelector('footer a[hreflang=' + (document.documentElement.lang === 'en' ? 'ar' : 'en') + ']').click()`,
  back: 'history.back()',
  forward: 'history.forward()',
  reload: 'location.reload()',
};

class Walk {
  readonly #page: EnginePage;
  /** What the visitor has seen last; undefined after the order was opened. */
  #newest: Screen | undefined;
  /** Milliseconds for each script. */
  delay = 0;
  /** Pages in the history before this one. */
  #depth = 0;
  #steps = 0;

  constructor(page: EnginePage) {
    this.#page = page;
  }

  /** Evaluates once the page does not navigate. */
  async #read<Value>(expression: string): Promise<Value> {
    let value: unknown;
    await expect(async () => {
      value = await this.#page.evaluate(expression);
    }).toPass({ timeout: 20_000 });
    return value as Value;
  }

  #screen(): Promise<Screen> {
    const texts = Object.keys(values).map((name) => `${name}: ${control(name)}.value`);
    return this.#read(
      `({ ${texts}, countryCode: ${form}.querySelector('.phone .value').textContent.match(/\\+\\d+/)[0] })`,
    );
  }

  async take(step: typeof walkStep): Promise<void> {
    const home = await this.#read<boolean>(isHome);
    if (step.type === 'slow') this.delay = step.delay;
    else if (step.type === 'type' || step.type === 'fill') {
      const names = step.type === 'type' ? [step.name] : (Object.keys(values) as Name[]);
      if (home) for (const name of names) await this.#type(name, values[name][step.at] as string);
    } else if (step.type === 'send') {
      if (home) await this.#send();
    } else if (step.type === 'back' && this.#depth === 0) return;
    else if (step.type === (home ? 'home' : 'profile')) return;
    else {
      if (step.type === 'profile' || step.type === 'home') this.#depth++;
      if (step.type === 'back') this.#depth--;
      await this.#leave(leave[step.type] as string);
    }
  }

  async #type(name: Name, text: string): Promise<void> {
    const isFocused = `(${control(name)}.focus(), ${control(name)}.select(), document.activeElement === ${control(name)})`;
    // A busy form is inert.
    if (!(await this.#read(isFocused))) return;
    await this.#page.type(text);
    await this.#page.waitUntil(`${control(name)}.value === '${text}'`);
    this.#newest = await this.#screen();
  }

  async #send(): Promise<void> {
    const submit = `${form}.querySelector('[type=submit]')`;
    await this.#read(
      `void (window.chats = [], window.open = (url) => (chats.push(String(url)), { closed: false }))`,
    );
    if (await this.#read(`${submit}.disabled`)) return;
    const screen = await this.#screen();
    await this.#page.click('[data-island=order] [type=submit]');
    // It is sent, it is refused, or the visitor has to press again.
    await this.#page.waitUntil(
      `chats.length || (!${form}.inert && 'live' in ${form}.closest('[data-island]').dataset)`,
    );
    const chats = await this.#read<string[]>('chats');
    expect(chats.length).toBeLessThan(2);
    if (!chats[0]) return;
    const order = orderFrom({ ...nothingTyped, ...screen });
    expect(new URL(chats[0]).searchParams.get('text')).toBe(orderMessage(order));
    this.#newest = undefined;
    await this.#page.waitUntil(`!${form}.inert`);
  }

  async #leave(code: string): Promise<void> {
    const here = ++this.#steps;
    await this.#read(`void (window.steps = ${here}, ${code})`);
    // Forward can lead nowhere.
    for (let waits = 0; waits < 20 && (await this.#read('window.steps')) === here; waits++)
      await new Promise((resolve) => setTimeout(resolve, 100));
    await this.#page.waitUntil("document.readyState === 'complete'");
    if (!(await this.#read(isHome))) return;
    const { countryCode, ...empty } = { ...nothingTyped, countryCode: '+962' };
    const newest = this.#newest ?? { ...empty, countryCode };
    for (const name of Object.keys(values) as Name[])
      await expect.poll(async () => (await this.#screen())[name], { message: name }).toBe(newest[name]);
    if (newest.phone) expect((await this.#screen()).countryCode).toBe(newest.countryCode);
  }
}
declare const walkStep: typeof step extends fc.Arbitrary<infer Step> ? Step : never;

for (let seed = firstSeed; seed < firstSeed + walks; seed++)
  test(`order › the newest wins, walk ${seed}`, async ({ enginePage, baseURL }) => {
    const walk = new Walk(enginePage);
    const slow = await listen((incoming, outgoing) => {
      const isScript = /\.js$/.test(incoming.url ?? '');
      setTimeout(
        () => {
          const { host } = new URL(String(baseURL));
          const ask = request(
            `${baseURL}${incoming.url}`,
            { headers: { ...incoming.headers, host } },
            (answer) => {
              outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
              answer.pipe(outgoing);
            },
          );
          ask.on('error', () => outgoing.destroy());
          ask.end();
        },
        isScript ? walk.delay : 0,
      );
    });
    await enginePage.goto(`${slow.url}/en/`);
    const [steps = []] = fc.sample(fc.array(step, { minLength: 20, maxLength: 20 }), { seed, numRuns: 1 });
    for (const one of steps) await test.step(JSON.stringify(one), () => walk.take(one));
    slow.close();
  });
