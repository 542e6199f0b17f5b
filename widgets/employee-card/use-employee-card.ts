import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import { siteOrigin } from '../contact-card/company-contact.ts';
import { contactFile } from '../contact-card/contact-card.tsx';
import { activeLanguage } from '../i18n/i18n.ts';
import { inLanguage } from '../i18n/languages.ts';
import { type CountryCode, toE164 } from '../lib/phone.ts';
import { cleanEmail, isVisible, sanitizeLine } from '../lib/text.ts';
import type { Contact } from '../lib/vcard.ts';
import type { DapCardDetail } from '../public-types.ts';
import { type DraftStore, useOutdatedDraft } from '../ui/drafts.ts';
import { useForm } from '../ui/form.tsx';

/** The values of the form controls, by their public `name` attributes. */
type EmployeeFields = {
  name: string;
  title: string;
  countryCode: CountryCode;
  phone: string;
  email: string;
};

type RequiredFields = Pick<EmployeeFields, 'name' | 'title'>;

/** The required fields that are empty, in the order of the form. Spaces and invisible characters count as empty. */
export function missingFields(fields: RequiredFields): (keyof RequiredFields)[] {
  return (['name', 'title'] as const).filter((key) => !isVisible(sanitizeLine(fields[key])));
}

/** The kept form; the photo and the generated card are not kept. */
export type EmployeeDraft = { fields?: EmployeeFields };

const noFields = { name: '', title: '', phone: '', email: '', countryCode: company.defaultCountry };

/** A generated card. Later edits of the form do not change it. */
export type GeneratedCard = { contact: Contact; photo: string | undefined };

export type EmployeeCardOptions = {
  draft?: DraftStore<EmployeeDraft>;
  onCardGenerated?: (detail: DapCardDetail) => void;
};

/** State of the staff card form and of the generated card. */
export function useEmployeeCard({ draft, onCardGenerated }: EmployeeCardOptions) {
  const { t, i18n } = useTranslation();
  const form = useForm(['name', 'title', 'phone', 'email'], () => onEdit());
  const preview = useRef<HTMLElement>(null);
  const [countryCode, setCountryCode] = useState<CountryCode>(company.defaultCountry);
  const [missing, setMissing] = useState<(keyof RequiredFields)[]>([]);
  const [card, setCard] = useState<GeneratedCard>();
  /** A data URL. */
  const [photo, setPhoto] = useState<string>();
  /** The photo that was chosen last. */
  const reading = useRef<Promise<string | undefined>>(undefined);
  const [isPhotoRefused, setPhotoRefused] = useState(false);
  /** A refused file does not replace the photo. */
  const choosePhoto = async ({ files }: HTMLInputElement) => {
    if (!files?.[0]) return;
    const latest = readPhoto(files[0]);
    reading.current = latest;
    const chosen = await latest;
    if (latest !== reading.current) return;
    setPhotoRefused(!chosen);
    if (chosen) setPhoto(chosen);
  };

  const read = (code = countryCode): EmployeeFields => ({ ...form.read(), countryCode: code });
  const onEdit = (fields = read()) => {
    setCountryCode(fields.countryCode);
    setMissing((shown) => missingFields(fields).filter((key) => shown.includes(key)));
    draft?.write({ fields });
  };
  const keptFields = () => ({ ...noFields, ...draft?.read()?.fields });
  const showKept = () => {
    const fields = keptFields();
    form.fill(fields);
    setCountryCode(fields.countryCode);
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; `form` and `draft` read the DOM and storage
  useEffect(() => {
    void choosePhoto(form.control('photo') as HTMLInputElement);
    // The controls contain the kept draft, unless the page has removed the element for a while.
    if (Object.values(form.read()).some(Boolean)) setCountryCode(keptFields().countryCode);
    else showKept();
  }, []);
  useOutdatedDraft(draft, showKept);
  useEffect(() => {
    if (card) preview.current?.scrollIntoView({ block: 'nearest' });
  }, [card]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fields = read();
    const found = missingFields(fields);
    setMissing(found);
    if (found[0]) return form.control(found[0])?.focus();

    const contact = toContact(fields);
    setCard({ contact, photo });
    // A photo that was chosen before React had loaded is still being read.
    void reading.current?.then((read) => {
      if (read) setCard((shown) => (shown?.contact === contact ? { contact, photo: read } : shown));
    });
    onCardGenerated?.(contactFile(contact));
  };

  const chooseCountry = (code: CountryCode) => onEdit(read(code));
  return {
    form: form.props,
    photo,
    isPhotoRefused,
    choosePhoto,
    preview,
    missing,
    card,
    submit,
    countryCode,
    chooseCountry,
  };
}

/** Reads an image file as a data URL. Nothing leaves the page. @returns undefined if the browser cannot show it */
async function readPhoto(file: File): Promise<string | undefined> {
  const reader = new FileReader();
  reader.readAsDataURL(file);
  await new Promise((resolve) => reader.addEventListener('loadend', resolve));
  const image = new Image();
  image.src = `${reader.result}`;
  return image.decode().then(
    () => image.src,
    () => undefined,
  );
}
