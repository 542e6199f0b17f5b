import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contactFile } from '../cards/contact-actions.tsx';
import { siteOrigin } from '../cards/site-origin.ts';
import * as company from '../company/facts.ts';
import { companyName } from '../company/names.ts';
import type { DraftStore } from '../controls/draft.ts';
import { useForm } from '../controls/use-form.ts';
import { activeLanguage } from '../language/i18n.ts';
import { inLanguage } from '../language/translated.ts';
import { asciiDigits } from '../text/digits.ts';
import type { CountryCode } from '../text/phone.ts';
import type { Contact } from '../text/vcard.ts';
import { type EmployeeFields, employeeContact, missingFields } from './employee.ts';
import { type EmployeeDraft, employeeDraft } from './employee-draft.ts';
import { type Photo, type PhotoProblem, readPhoto } from './photo.ts';

/** A card as it was made; what is typed afterwards does not change it. `made` counts the cards, from 0 for a kept one. */
export type ShownCard = { fields: EmployeeFields; contact: Contact; photo: Photo | undefined; made: number };

/** The file a card was made for. */
export type GeneratedDetail = { fileName: string; vcard: string };

export type EmployeeCardOptions = {
  draft?: DraftStore<EmployeeDraft>;
  onCardGenerated?: (detail: GeneratedDetail) => void;
};

const typingRules = { phone: asciiDigits };

/** The life of the form and of the card beside it. */
export function useEmployeeCard({ draft, onCardGenerated }: EmployeeCardOptions) {
  const { t, i18n } = useTranslation();
  const form = useForm(['name', 'title', 'phone', 'email'], typingRules, () => edited());
  const preview = useRef<HTMLElement>(null);
  const photoErrorId = useId();
  const chosen = useRef(0);
  const [countryCode, setCountryCode] = useState<CountryCode>(company.defaultCountry);
  const [photo, setPhoto] = useState<Photo>();
  const [photoProblem, setPhotoProblem] = useState<PhotoProblem>();
  const [missing, setMissing] = useState<('name' | 'title')[]>([]);
  const [card, setCard] = useState<ShownCard>();

  const read = (): EmployeeFields => ({ ...form.read(), countryCode });
  const edited = () => {
    if (missing.length) setMissing(missingFields(read()).filter((key) => missing.includes(key)));
    keep();
  };
  const keep = () => {
    const { countryCode, ...typed } = read();
    const worth = photo || card || Object.values(typed).some(Boolean);
    draft?.write(worth ? { fields: { ...typed, countryCode }, made: card?.fields, photo } : undefined);
  };

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
    const input = form.control('photo') as HTMLInputElement | undefined;
    if (input?.files?.length) void choosePhoto(input);
    const kept = employeeDraft(draft?.read());
    if (!kept) return;
    form.fill(kept.fields, 'where empty');
    setCountryCode(kept.fields.countryCode);
    setPhoto((chosen) => chosen ?? kept.photo);
    if (kept.made) setCard(cardOf(kept.made, kept.photo, 0));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is kept as it is typed
  useEffect(() => {
    if (card || photo) keep();
  }, [card, photo, countryCode]);
  useEffect(() => {
    if (card?.made) preview.current?.scrollIntoView({ block: 'nearest', behavior: scrolling() });
  }, [card]);

  const cardOf = (fields: EmployeeFields, photo: Photo | undefined, made: number): ShownCard => {
    const language = activeLanguage(i18n);
    const employer = {
      organisation: inLanguage(companyName, language),
      urls: [siteOrigin(company.site)],
      note: t('card.note'),
    };
    return { fields, contact: employeeContact(fields, employer), photo, made };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = read();
    const without = missingFields(fields);
    setMissing(without);
    if (without[0]) return form.control(without[0])?.focus();

    const shown = cardOf(fields, photo, (card?.made ?? 0) + 1);
    setCard(shown);
    onCardGenerated?.(contactFile(shown.contact));
  };

  return {
    form: form.props,
    preview,
    photoErrorId,
    countryCode,
    photo,
    photoProblem,
    missing,
    card,
    submit,
    choosePhoto,
    chooseCode: setCountryCode,
  };
}

function scrolling(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
