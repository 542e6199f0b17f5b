import QRCode from 'qrcode';
import { renderToStaticMarkup } from 'react-dom/server';
import * as company from '#company/facts.ts';
import { companyName } from '#company/names.ts';
import { siteI18n } from '../../src/site-i18n.ts';
import { companyContact } from '../../widgets/contact-card/company-contact.ts';
import { qrText, scannable } from '../../widgets/contact-card/contact-card.tsx';
import { QrDrawing } from '../../widgets/contact-card/qr-code.tsx';
import { type Language, languageCodes } from '../../widgets/i18n/languages.ts';
import type { Contact } from '../../widgets/lib/vcard.ts';
import { longStaff } from '../support/qr.ts';

/** A code of a card: its text, and its drawing for a device pixel ratio beside the drawing of `qrcode` by default. */
type CardCode = {
  name: string;
  card: 'company' | 'staff';
  text: string;
  ours: (pixelRatio: number) => string;
  plain: string;
};

/** Long, but not unusual, names and job titles. */
const staff: Partial<Record<Language, [name: string, title: string]>> & { en: [string, string] } = {
  ar: ['عبد الرحمن محمد الخصاونة', 'مدير المبيعات الإقليمية'],
  en: ['Mohammad Al-Khatib', 'Regional sales manager'],
  fa: ['محمدرضا حسینی‌نژاد', 'مدیر فروش منطقه'],
  fr: ['Hélène Lefèvre-Noël', 'Responsable régionale'],
  ja: ['山田 太郎', '地域営業部長'],
};

/** The codes of both cards in all languages. */
export const codes: CardCode[] = [];
async function code(
  card: CardCode['card'],
  name: string,
  contact: Contact,
  size: keyof typeof scannable,
): Promise<CardCode> {
  const text = qrText(contact, scannable[size]) ?? '';
  const ours = (pixelRatio: number) =>
    renderToStaticMarkup(
      <QrDrawing text={text} size={size} label="" logo={card === 'company'} pixelRatio={pixelRatio} />,
    );
  return {
    name: `${card} ${name}`,
    card,
    text,
    ours,
    plain: await QRCode.toString(text, { type: 'svg', width: size }),
  };
}

for (const language of languageCodes) {
  const i18n = await siteI18n(language);
  const [name, title] = staff[language] ?? staff.en;
  const employee: Contact = {
    ...{ name, title, organization: companyName[language], phone: '+962790000000' },
    ...{ email: 'laith@example.com', urls: [company.site], note: i18n.t('card.note') },
  };
  codes.push(await code('company', language, companyContact(i18n), 220));
  codes.push(await code('staff', language, employee, 128));
  if (language !== 'ar') continue;
  codes.push(await code('staff', 'ar, longest', { ...employee, ...longStaff }, 128));
}
