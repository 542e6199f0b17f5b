import * as company from '#company/facts.ts';
import { type CountryCode, chatLink } from '../widgets/lib/phone.ts';

/** Always Arabic: the company's staff reads it. */
const greeting = 'مرحبًا، أودّ الاستفسار عن سماد داب (DAP 18-46-0) الأصلي.';

/** Link of the header: a chat with the company with a prefilled greeting. */
export const greetingLink = chatLink(company.whatsapp, greeting);

/** A chat with the company with prefilled text in the visitor's language. */
export function inquiryLink(text: string): string {
  return chatLink(company.whatsapp, text);
}

const timeZones: Record<CountryCode, string> = { '+962': 'Asia/Amman', '+964': 'Asia/Baghdad' };

/** WhatsApp numbers by time zone, as JSON for `boot.ts`. Undefined if the company has one number for all countries. */
export const numbersByTimeZone =
  company.whatsappIn &&
  JSON.stringify(
    Object.fromEntries(
      Object.entries(company.whatsappIn).map(([country, number]) => [
        timeZones[country as CountryCode],
        number,
      ]),
    ),
  );
