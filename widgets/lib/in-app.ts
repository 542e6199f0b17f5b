/** The marks that Facebook, Messenger, Instagram, WhatsApp and TikTok leave in the name of their own browsers. */
const marks =
  /\bFB(AN|AV|_IAB)\b|\bInstagram \d|\bWhatsApp\/|\b(musical_ly|trill|BytedanceWebview|TikTok)[_/ ]/;

/**
 * Whether a page is shown inside one of the apps where our visitors find links. Such a browser drops contact files
 * and new tabs without a word.
 * @param userAgent as the browser names itself
 */
export function isInApp(userAgent: string): boolean {
  return marks.test(userAgent);
}
