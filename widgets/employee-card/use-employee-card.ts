import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactFile } from '../cards/contact-actions.tsx';
import { siteOrigin } from '../cards/site-origin.ts';
import * as company from '../company/facts.ts';
import { companyName } from '../company/names.ts';
import { activeLanguage } from '../language/i18n.ts';
import { asciiDigits } from '../text/digits.ts';
import { type CountryCode, defaultCountry } from '../text/phone.ts';
import type { Contact } from '../text/vcard.ts';
import { type EmployeeFields, employeeContact, missingFields } from './employee.ts';
import type { EmployeeCardProps } from './employee-card.tsx';
import { type Photo, type PhotoProblem, readPhoto } from './photo.ts';

/** A card as it was made; what is typed afterwards does not change it. `made` counts the cards. */
export type ShownCard = { contact: Contact; photo: Photo | undefined; made: number };

/**
 * The life of the form and of the card beside it. What is typed lives in the
 * controls themselves, so that nothing is lost that was typed before React was there.
 */
export function useEmployeeCard(onCardGenerated: EmployeeCardProps['onCardGenerated']) {
  const { t, i18n } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const preview = useRef<HTMLElement>(null);
  const photoErrorId = useId();
  const chosen = useRef(0);
  const [countryCode, setCountryCode] = useState<CountryCode>(defaultCountry);
  const [photo, setPhoto] = useState<Photo>();
  const [photoProblem, setPhotoProblem] = useState<PhotoProblem>();
  const [missing, setMissing] = useState<('name' | 'title')[]>([]);
  const [card, setCard] = useState<ShownCard>();

  const control = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null;
  const read = (): EmployeeFields => ({
    name: control('name')?.value ?? '',
    title: control('title')?.value ?? '',
    countryCode,
    phone: control('phone')?.value ?? '',
    email: control('email')?.value ?? '',
  });

  const choosePhoto = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    if (!file) return;
    const turn = ++chosen.current;
    const result = await readPhoto(file);
    // A slower file chosen earlier must not come in after a later one.
    if (turn !== chosen.current) return;
    if (typeof result === 'string') {
      setPhotoProblem(result);
      input.value = '';
    } else {
      setPhotoProblem(undefined);
      setPhoto(result);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a file chosen before React was there
  useEffect(() => {
    const input = control('photo');
    if (input?.files?.length) void choosePhoto(input);
  }, []);
  useEffect(() => {
    if (card) preview.current?.scrollIntoView({ block: 'nearest', behavior: calm() ? 'auto' : 'smooth' });
  }, [card]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = read();
    const without = missingFields(fields);
    setMissing(without);
    if (without[0]) return control(without[0])?.focus();

    const language = activeLanguage(i18n);
    const contact = employeeContact(fields, {
      organisation: companyName[language],
      urls: [siteOrigin(company.site)],
      note: t('card.note'),
    });
    setCard((earlier) => ({ contact, photo, made: (earlier?.made ?? 0) + 1 }));
    onCardGenerated?.(contactFile(contact));
  };

  return {
    ...{ form, preview, photoErrorId, countryCode, photo, photoProblem, missing, card },
    ...{ submit, choosePhoto, chooseCode: setCountryCode },
    onInput: (event: FormEvent<HTMLFormElement>) => {
      if ((event.nativeEvent as InputEvent).isComposing) return;
      asciiPhone(event.target);
      if (missing.length) setMissing(missingFields(read()).filter((key) => missing.includes(key)));
    },
  };
}

function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Digits of every script become ASCII as they come; each is one unit, so the caret stays where it was. */
function asciiPhone(control: unknown): void {
  if (!(control instanceof HTMLInputElement) || control.name !== 'phone') return;
  const value = asciiDigits(control.value);
  if (value === control.value) return;
  const caret = control.selectionStart;
  control.value = value;
  control.setSelectionRange(caret, caret);
}
