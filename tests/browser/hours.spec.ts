import { describe, expect, test } from 'vitest';
import { hours } from '../../widgets/company/hours.ts';
import { formatOpening, nextOpening } from '../../widgets/text/hours.ts';
import { fill, hydrate, panel, submit } from '../stage/form.ts';
import { stage } from '../stage/stage.ts';
import { widgetTexts } from '../stage/widget-texts.ts';

const it = stage();

/** Sends an order at a moment, and returns what is then said of it. */
async function sentAt(moment: Date) {
  const page = await it.open('about:blank');
  await page.clock.setFixedTime(moment);
  await page.goto(`${it.site()}/en/`);
  await hydrate(page);
  await fill(page);
  await submit(page).click();
  await panel(page).getByText(widgetTexts.en['panel.thanks']).waitFor();
  return panel(page).textContent();
}
const [before] = widgetTexts.en['panel.answer'].split('{{when}}');

// The company of the tests says when it answers; the project as it stands does not.
describe.runIf(hours.days.length)('an order that goes out', () => {
  const night = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 16 + day, 23)));

  test('outside working hours is told from when it will be read', async () => {
    const closed = night.find((moment) => nextOpening(hours, moment)) as Date;
    const next = nextOpening(hours, closed) as Date;
    const sentence = widgetTexts.en['panel.answer'].replace('{{when}}', formatOpening(next, 'en'));
    expect(await sentAt(closed)).toContain(sentence);
  });

  test('within them is not', async () => {
    const hour = 60 * 60 * 1000;
    const open = night
      .flatMap((moment) => Array.from({ length: 24 }, (_, step) => new Date(+moment + step * hour)))
      .find((moment) => !nextOpening(hours, moment)) as Date;
    expect(await sentAt(open)).not.toContain(before);
  });
});

test.skipIf(hours.days.length)('who gives no hours says nothing of them', async () => {
  expect(await sentAt(new Date('2026-11-20T23:00Z'))).not.toContain(before);
});
