import * as company from '../widgets/company/facts.ts';
import { chatLink } from '../widgets/text/chat-link.ts';

/** Always Arabic: the people who answer read it. */
const greeting = 'مرحبًا، أودّ الاستفسار عن سماد داب (DAP 18-46-0) الأصلي.';

/** The button of the header: opens a chat with the company, with a question about the product in it. */
export const greetingLink = chatLink(company.whatsapp, greeting);

/** The same elsewhere, in the words of the visitor, who has to press Send under them. */
export function inquiryLink(words: string): string {
  return chatLink(company.whatsapp, words);
}
