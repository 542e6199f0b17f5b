/** User agent tokens of the in-app browsers of Facebook, Messenger, Instagram, WhatsApp and TikTok. */
const tokens =
  /\bFB(AN|AV|_IAB)\b|\bInstagram \d|\bWhatsApp\/|\b(musical_ly|trill|BytedanceWebview|TikTok)[_/ ]/;

/**
 * True for an in-app browser. These browsers ignore downloads of contact files and new tabs.
 * @param userAgent `navigator.userAgent`
 */
export function isInApp(userAgent: string): boolean {
  return tokens.test(userAgent);
}
