import { expect, test } from 'vitest';
import { isInApp } from '../../../../widgets/ui/in-app-browser.tsx';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const webview =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36';
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Facebook on an iPhone', `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/468.0.0.33.71;FBLC/ar;FBSV/17.5]`],
  ['Facebook on Android', `${webview} [FB_IAB/FB4A;FBAV/466.1.0.57.85;]`],
  ['Instagram on an iPhone', `${iphone} Mobile/15E148 Instagram 334.0.4.32.98 (iPhone14,5; iOS 17_5; ar_JO)`],
  ['Instagram on Android', `${webview} Instagram 334.0.0.42.95 Android (33/13; 300dpi; samsung; ar_IQ)`],
  ['WhatsApp on an iPhone', `${iphone} Mobile/15E148 WhatsApp/2.24.12.78`],
  ['WhatsApp on Android', `${webview} WhatsApp/2.24.13.77`],
  ['TikTok on an iPhone', `${iphone} Mobile/15E148 musical_ly_35.1.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
  ['X on an iPhone', `${iphone} Mobile/15E148 Twitter for iPhone/10.40`],
  ['LinkedIn on an iPhone', `${iphone} Mobile/15E148 [LinkedInApp]/9.29.8962`],
  [
    'Snapchat on an iPhone',
    `${iphone} Version/17.5 Mobile/15E148 Snapchat/12.04.0.35 (like Safari/8614.1.25)`,
  ],
  ['Line on an iPhone', `${iphone} Mobile/15E148 Safari Line/14.9.0`],
  ['the Google app on an iPhone', `${iphone} GSA/319.0.640567365 Mobile/15E148 Safari/604.1`],
  ['LinkedIn on Android', `${webview} LinkedInApp/9.29.8962`],
  ['TikTok on Android', `${webview} trill_350103 JsSdk/1.0 NetType/4G BytedanceWebview/d8a21c6`],
])('%s is an in-app browser', (_, userAgent) => expect(isInApp(userAgent)).toBe(true));

test.each([
  ['Safari on an iPhone', `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${iphone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
  ['Firefox on an iPhone', `${iphone} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`],
  ['DuckDuckGo on an iPhone', `${iphone} Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15`],
  ['Chrome on Android', `${android} Chrome/126.0.0.0 Mobile Safari/537.36`],
  ['Samsung Internet', `${android} SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36`],
  ['Firefox on Android', 'Mozilla/5.0 (Android 13; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0'],
  ['Opera Mini', 'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; ar) Presto/2.12.423 Version/12.16'],
  [
    'Edge on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
  ],
  ['Safari on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15'],
])('%s is not an in-app browser', (_, userAgent) => expect(isInApp(userAgent)).toBe(false));
