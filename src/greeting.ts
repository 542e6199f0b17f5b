import * as company from '../widgets/company/facts.ts';
import { chatLink } from '../widgets/text/chat-link.ts';
import type { CountryCode } from '../widgets/text/phone.ts';

/** Always Arabic: the people who answer read it. */
const greeting = 'مرحبًا، أودّ الاستفسار عن سماد داب (DAP 18-46-0) الأصلي.';

/** The button of the header: opens a chat with the company, with a question about the product in it. */
export const greetingLink = chatLink(company.whatsapp, greeting);

const zones: Record<CountryCode, string> = { '+962': 'Asia/Amman', '+964': 'Asia/Baghdad' };

/**
 * Who answers which time zone, for `boot.ts`: a page that is complete HTML cannot know where it is read. Nothing where
 * one number answers all.
 */
export const chatsByZone =
  company.whatsappIn &&
  JSON.stringify(
    Object.fromEntries(
      Object.entries(company.whatsappIn).map(([country, number]) => [zones[country as CountryCode], number]),
    ),
  );

/** The same elsewhere, in the words of the visitor, who has to press Send under them. */
export function inquiryLink(words: string): string {
  return chatLink(company.whatsapp, words);
}
