// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as company from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import { sessionDraft } from '../../../src/client/drafts.ts';
import { EmployeeCard } from '../../../widgets/employee-card/employee-card.tsx';
import { toE164 } from '../../../widgets/lib/phone.ts';
import { renderIn } from '../../support/render.tsx';

const person = { name: 'Laith Alabdallah', title: 'Sales manager' };

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
const card = () => screen.queryByRole('article');
const generate = () => fireEvent.submit(field('name').form as HTMLFormElement);

/** Sets the values of controls by their `name` attributes. */
function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) fireEvent.input(field(name), { target: { value } });
}

/** Renders the form, fills it in and generates a card. */
function generateFor(values: Record<string, string> = person) {
  renderIn('en', <EmployeeCard />);
  fill(values);
  generate();
}

/** The file behind the download link, unfolded. */
function downloadedLines(): string[] {
  const href = screen.getByRole('link', { name: 'Download contact file' }).getAttribute('href') ?? '';
  return decodeURIComponent(href.slice(href.indexOf(',') + 1))
    .replace(/\r\n /g, '')
    .split('\r\n');
}

describe('staff card', () => {
  test('generates nothing without name and title, says why and moves the focus to the first empty field', () => {
    renderIn('en', <EmployeeCard />);
    generate();
    expect(card()).toBeNull();
    expect(field('name')).toHaveFocus();
    expect(field('name')).toBeInvalid();
    expect(field('name')).toHaveAccessibleDescription('Enter the full name.');
    expect(field('title')).toHaveAccessibleDescription('Enter the job title.');
    fill({ name: 'Laith' });
    expect(field('name')).toBeValid();
    expect(field('title')).toBeInvalid();
    generate();
    expect(card()).toBeNull();
    expect(field('title')).toHaveFocus();
  });

  test('shows a placeholder, then name, title, company, phone, email and a code', async () => {
    renderIn('en', <EmployeeCard />);
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    fill({ ...person, phone: '٠٧٩ ١٢٣ ٤٥٦٧', email: 'laith@example.com' });
    expect(field('phone')).toHaveValue('079 123 4567');
    expect(preview.getByText('The QR code will appear here.')).toBeInTheDocument();
    expect(card()).toBeNull();
    generate();
    expect(screen.getByText('The card is ready: Laith Alabdallah')).toHaveAttribute('role', 'status');
    const shown = within(screen.getByRole('article', { name: person.name }));
    for (const text of [person.name, person.title, companyName.en]) {
      expect(shown.getByText(text)).toBeInTheDocument();
    }
    const phone = toE164('0791234567', company.defaultCountry);
    const [call, mail] = shown.getAllByRole('link');
    expect(call).toHaveAttribute('href', `tel:${phone}`);
    expect(mail).toHaveAttribute('href', 'mailto:laith@example.com');
    const code = await shown.findByRole('img');
    expect(code).toHaveAccessibleName(expect.stringContaining(person.name));
  });

  test('keeps the colors of the code from extensions that change the colors of a page', async () => {
    generateFor();
    const code = await screen.findByRole('img');
    const fills = [...code.querySelectorAll<SVGElement>('rect, path')].map(({ style }) => [
      style.getPropertyValue('fill'),
      style.getPropertyPriority('fill'),
    ]);
    expect(fills).toEqual([
      ['#fff', 'important'],
      [expect.stringMatching(/^#/), 'important'],
    ]);
  });

  test('downloads a vCard of the employee', () => {
    generateFor({
      name: "Siobhán O'Connor",
      title: 'Sales; logistics, export',
      phone: '0791234567',
      email: '\u200Eso＠example.com',
    });
    expect(downloadedLines()).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      "N:;Siobhán O'Connor;;;",
      "FN:Siobhán O'Connor",
      `ORG:${companyName.en}`,
      'TITLE:Sales\\; logistics\\, export',
      `TEL;TYPE=WORK,VOICE:${toE164('0791234567', company.defaultCountry)}`,
      'EMAIL;TYPE=INTERNET:so@example.com',
      `URL:${company.site}`,
      'NOTE:Original DAP 18-46-0 fertilizer for Jordan and Iraq.',
      'END:VCARD',
      '',
    ]);
  });

  test('phone and email are optional', () => {
    generateFor({ ...person, phone: '1' });
    expect(downloadedLines().join()).not.toContain('EMAIL');
    expect(card()?.querySelectorAll('.facts li')).toHaveLength(1);
  });

  test('editing does not change the shown card until Generate is pressed again', () => {
    generateFor();
    fill({ name: 'Omar' });
    expect(card()).toHaveAccessibleName(person.name);
    fill({ name: '' });
    generate();
    expect(card()).toHaveAccessibleName(person.name);
    fill({ name: 'Omar' });
    generate();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(card()).toHaveAccessibleName('Omar');
  });

  test('points to the file when the details fit into no QR code', async () => {
    generateFor({ name: 'ن'.repeat(200), title: 'ن'.repeat(200) });
    expect(await screen.findByText(/The QR code could not be shown/)).toBeInTheDocument();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Download contact file' })).toBeInTheDocument();
  });

  test('a reload restores the form without the card, and an emptied form stays empty', async () => {
    const user = userEvent.setup();
    const { unmount } = renderIn('en', <EmployeeCard draft={sessionDraft('dap_employee')} />);
    fill({ ...person, phone: '0791234567' });
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: /Iraq/ }));
    generate();
    expect(downloadedLines()).toContain('TEL;TYPE=WORK,VOICE:+964791234567');
    unmount();
    renderIn('en', <EmployeeCard draft={sessionDraft('dap_employee')} />);
    const restored = { ...person, phone: '0791234567', countryCode: '+964' };
    for (const [name, value] of Object.entries(restored)) expect(field(name)).toHaveValue(value);
    expect(card()).toBeNull();
    fill({ name: '', title: '', phone: '' });
    expect(JSON.parse(sessionStorage.dap_employee).fields).toMatchObject({ name: '', title: '', phone: '' });
  });
});

describe('staff card photo', () => {
  const choose = (type = 'image/png') =>
    fireEvent.change(field('photo'), { target: { files: [new File(['a'], 'a', { type })] } });
  // happy-dom does not decode images.
  const decode = (decoding: () => Promise<void>) =>
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(decoding);
  const photos = () => Array.from(document.querySelectorAll<HTMLImageElement>('.badge-portrait img'));

  test('is shown in the form, and in the card when it is generated', async () => {
    decode(async () => {});
    renderIn('en', <EmployeeCard />);
    fill(person);
    choose();
    await screen.findByLabelText(/Change photo/);
    expect(photos()).toHaveLength(1);
    generate();
    expect(photos().map(({ src }) => src)).toEqual(Array(2).fill('data:image/png;base64,YQ=='));
  });

  test('is the one that was chosen last, also if it is read first', async () => {
    let finish = () => {};
    decode(() => new Promise((resolve) => (finish = resolve)));
    renderIn('en', <EmployeeCard />);
    choose('image/gif');
    await waitFor(() => expect(HTMLImageElement.prototype.decode).toHaveBeenCalled());
    decode(async () => {});
    choose();
    await screen.findByLabelText(/Change photo/);
    finish();
    await new Promise((resolve) => setTimeout(resolve));
    expect(photos().map(({ src }) => src)).toEqual(['data:image/png;base64,YQ==']);
  });

  test('is refused with a reason when it is not an image; the previous photo stays', async () => {
    decode(async () => {});
    renderIn('en', <EmployeeCard />);
    choose();
    await screen.findByLabelText(/Change photo/);
    decode(() => Promise.reject(new Error('not an image')));
    choose('text/plain');
    expect(await screen.findByText(/damaged or not a supported image/)).toBeInTheDocument();
    expect(field('photo')).toBeInvalid();
    expect(photos()).toHaveLength(1);
    decode(async () => {});
    choose();
    await waitFor(() => expect(field('photo')).toBeValid());
  });
});
