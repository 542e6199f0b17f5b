import { expect, test } from 'vitest';
import { isInApp } from '../../../../widgets/ui/in-app-browser.tsx';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const webview =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36';
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Facebook on an iPhone', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.33.71;FBLC/ar;FBSV/17.5]`],
  ['Instagram on Android', `${webview} Instagram 334.0.0.42.95 Android (33/13; 300dpi; samsung; ar_IQ)`],
  ['WhatsApp on Android', `${webview} WhatsApp/2.24.13.77`],
  [
    'Snapchat on an iPhone',
    `${iphone} Version/17.5 Mobile/15E148 Snapchat/12.04.0.35 (like Safari/8614.1.25)`,
  ],
  ['the Google app on an iPhone', `${iphone} GSA/319.0.640567365 Mobile/15E148 Safari/604.1`],
  ['TikTok on Android', `${webview} trill_350103 JsSdk/1.0 NetType/4G BytedanceWebview/d8a21c6`],
])('%s is an in-app browser', (_, userAgent) => expect(isInApp(userAgent)).toBe(true));

test.each([
  ['Safari on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Firefox on an iPhone', `${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
  ['Chrome on Android', `${android} Chrome/126.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet', `${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
])('%s is not an in-app browser', (_, userAgent) => expect(isInApp(userAgent)).toBe(false));
