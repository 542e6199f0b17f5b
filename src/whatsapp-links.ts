import * as company from '#company/facts.ts';
import { chatLink } from '../widgets/lib/chat-link.ts';

/** Always Arabic: the company's staff reads it. */
const greeting = 'مرحبًا، أودّ الاستفسار عن سماد داب (DAP 18-46-0) الأصلي.';

/** Link of the header: a chat with the company with a prefilled greeting. */
export const greetingLink = chatLink(company.whatsapp, greeting);

/** A chat with the company with prefilled text in the visitor's language. */
export function inquiryLink(text: string): string {
  return chatLink(company.whatsapp, text);
}
