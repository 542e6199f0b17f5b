import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { type OldChromium, type OldVersion, oldChromium, whyNotOld } from '../stage/old-chromium.ts';
import { ourSite, type Place } from '../stage/stage.ts';

for (const version of [106, 119] satisfies OldVersion[]) {
  const reason = whyNotOld(version);
  describe.skipIf(reason)(`Chromium ${version} ${reason}`, () => {
    let browser: OldChromium;
    let site: Place;
    const noise: string[] = [];
    beforeAll(async () => {
      site = await ourSite();
      browser = await oldChromium(version, noise);
    });
    afterAll(async () => {
      await browser?.close();
      site?.close();
    });
    test('x', async () => {
      await browser.goto(`${site.url}/ar/`);
      writeFileSync(`/tmp/oldc/a-${version}.png`, await browser.screenshot());
      await browser.click('[name=name]');
      await browser.type('ليث');
      await browser.click('[role=combobox].input');
      await new Promise((r) => setTimeout(r, 2000));
      writeFileSync(`/tmp/oldc/b-${version}.png`, await browser.screenshot());
      console.log(noise);
      await browser.evaluate(`void window.open('https://wa.me/1?text=x')`);
      await new Promise((r) => setTimeout(r, 1000));
      console.log(browser.chats);
    });
  });
}
