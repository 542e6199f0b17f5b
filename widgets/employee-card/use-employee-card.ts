import { type FormEvent, startTransition, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import { siteOrigin } from '../contact-card/company-contact.ts';
import { contactFile } from '../contact-card/contact-card.tsx';
import { activeLanguage } from '../i18n/i18n.ts';
import { inLanguage } from '../i18n/languages.ts';
import { type CountryCode, countries, toE164 } from '../lib/phone.ts';
import { asciiDigits, cleanEmail, isEmailAddress, isVisible, sanitizeLine } from '../lib/text.ts';
import type { Contact } from '../lib/vcard.ts';
import type { DapCardDetail } from '../public-types.ts';
import type { DraftStore } from '../ui/drafts.ts';
import { useForm } from '../ui/form.tsx';
import { type Photo, usePhoto } from './photo.ts';

/** The values of the form controls, by their public `name` attributes. */
type EmployeeFields = {
  name: string;
  title: string;
  countryCode: CountryCode;
  phone: string;
  email: string;
};

/** Maximum lengths of the controls, in UTF-16 code units. */
export const longest = { name: 200, title: 200, email: 254 } as const;

type RequiredFields = Pick<EmployeeFields, 'name' | 'title'>;

/** The required fields that are empty, in the order of the form. Spaces and invisible characters count as empty. */
export function missingFields(fields: RequiredFields): (keyof RequiredFields)[] {
  return (['name', 'title'] as const).filter((key) => !isVisible(sanitizeLine(fields[key])));
}

/** The stored form; the photo and the generated card are not stored. */
export type EmployeeDraft = { fields: EmployeeFields };

/** @returns the fields of a stored draft; undefined if the value is not a draft of this version */
export function draftFields(draft: unknown): EmployeeFields | undefined {
  const fields = Object(Object(draft).fields) as Record<string, unknown>;
  const areTexts = ['name', 'title', 'phone', 'email'].every((key) => typeof fields[key] === 'string');
  const isKnownCode = countries.some(({ code }) => code === fields.countryCode);
  return areTexts && isKnownCode ? (fields as EmployeeFields) : undefined;
}

/** A generated card. Later edits of the form do not change it. */
export type GeneratedCard = { contact: Contact; photo: Photo | undefined };

export type EmployeeCardOptions = {
  draft?: DraftStore<EmployeeDraft>;
  onCardGenerated?: (detail: DapCardDetail) => void;
};

const typingRule = (name: string, text: string) => (name === 'phone' ? asciiDigits(text) : text);

/** State of the staff card form and of the generated card. */
export function useEmployeeCard({ draft, onCardGenerated }: EmployeeCardOptions) {
  const { t, i18n } = useTranslation();
  const form = useForm(['name', 'title', 'phone', 'email'], typingRule, () => onEdit());
  const photo = usePhoto();
  const preview = useRef<HTMLElement>(null);
  const [countryCode, setCountryCode] = useState<CountryCode>(company.defaultCountry);
  const [missing, setMissing] = useState<(keyof RequiredFields)[]>([]);
  const [card, setCard] = useState<GeneratedCard>();
  /** The email address looks wrong. The card is generated nevertheless. */
  const [isEmailDoubtful, setEmailDoubtful] = useState(false);
  const checkEmail = () => {
    const email = cleanEmail(form.read().email);
    setEmailDoubtful(email !== '' && !isEmailAddress(email));
  };

  const read = (code = countryCode): EmployeeFields => ({ ...form.read(), countryCode: code });
  const onEdit = (fields = read()) => {
    setCountryCode(fields.countryCode);
    setMissing((shown) => missingFields(fields).filter((key) => shown.includes(key)));
    if (isEmailDoubtful) checkEmail();
    const isEmpty = !Object.values(form.read()).some(Boolean);
    draft?.write(isEmpty ? undefined : { fields });
  };
  const toContact = ({ name, title, phone, countryCode, email }: EmployeeFields): Contact => ({
    name: sanitizeLine(name),
    title: sanitizeLine(title),
    phone: toE164(phone, countryCode),
    email: cleanEmail(email),
    organization: inLanguage(companyName, activeLanguage(i18n)),
    urls: [siteOrigin(company.site)],
    note: t('card.note'),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; `form`, `photo` and `draft` read the DOM and storage
  useEffect(() => {
    void photo.choose(form.control('photo') as HTMLInputElement);
    const stored = draftFields(draft?.read());
    const typed = Object.entries(form.read()).filter(([, value]) => value);
    if (stored) {
      form.fill({ ...stored, ...Object.fromEntries(typed) });
      // Also renders the notes about the restored values.
      onEdit(read(stored.countryCode));
    }
    if (!form.control('email')?.matches(':focus')) checkEmail();
  }, []);
  useEffect(() => {
    if (!card?.contact) return;
    const { matches: calm } = matchMedia('(prefers-reduced-motion: reduce)');
    preview.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [card?.contact]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    checkEmail();
    const fields = read();
    const found = missingFields(fields);
    setMissing(found);
    if (found[0]) return form.control(found[0])?.focus();

    const contact = toContact(fields);
    const { photo: before, isReading, latest } = photo;
    // The code takes longer to encode than a frame: in a transition, it does not delay the response to the tap.
    startTransition(() => setCard({ contact, photo: isReading ? undefined : before }));
    // A large photo can take longer to read than the visitor needs for the form.
    void latest.current?.then((result) => {
      const next = { contact, photo: typeof result === 'string' ? before : result };
      setCard((shown) => (shown?.contact === contact ? next : shown));
    });
    onCardGenerated?.(contactFile(contact));
  };

  const chooseCountry = (code: CountryCode) => onEdit(read(code));
  return {
    form: form.props,
    photo,
    preview,
    missing,
    isEmailDoubtful,
    checkEmail,
    card,
    submit,
    countryCode,
    chooseCountry,
  };
}
