import { makeCard, onPaper } from './fault-parts.ts';
import { home } from './fault-site.ts';
import { awake, type Part, type Place, shown, type Visit } from './fault-visit.ts';

/** Where no form is: the way to a person. */
const chat: Part = {
  name: 'chat',
  ends: { stays: (visit) => shown(visit, '.header a[href^="https://wa.me/"]') },
};

/** What became of the one font that is fetched; the other is of the device. */
const fontIs =
  (status: FontFaceLoadStatus) =>
  ({ page }: Visit) =>
    page.evaluate(
      (one) =>
        Array.from(document.fonts).some(
          (face) => /^"?Site Arabic"?$/.test(face.family) && face.status === one,
        ),
      status,
    );

/** Our pages. */
export const sitePlaces: Place[] = [
  { where: 'site', at: '/en/', ready: awake, parts: home },
  {
    where: 'site',
    at: '/en/employee-card',
    ready: awake,
    parts: [
      {
        name: 'code of the staff card',
        files: /^\/assets\/employee-card-/,
        row: 1,
        whole: true,
        act: makeCard,
        ends: {
          'the card is made': (visit) => shown(visit, '.badge'),
          'a sentence': (visit) => shown(visit, '.header .loading'),
        },
      },
      { ...onPaper, name: 'card on paper', files: /^\/assets\/paper-/, row: 2 },
      chat,
    ],
  },
  {
    where: 'site',
    at: '/en/c/#1=x',
    ready: awake,
    parts: [
      {
        name: 'code of the shared card',
        files: /^\/assets\/shared-card-/,
        row: 1,
        whole: true,
        ends: {
          'is read': (visit) => shown(visit, '.unreadable'),
          'a sentence': (visit) => shown(visit, '.header .loading'),
        },
      },
    ],
  },
  {
    where: 'site',
    at: '/ar/',
    width: 1280,
    ready: awake,
    serviceWorkers: 'allow',
    parts: [
      chat,
      {
        name: 'Arabic font',
        files: /^\/fonts\//,
        row: 1,
        ends: {
          comes: fontIs('loaded'),
          'a font of the device': fontIs('error'),
        },
      },
      {
        name: 'worker',
        files: /^\/offline\.js$/,
        row: 1,
        act: ({ page }) =>
          page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))),
        ends: {
          'keeps the site': ({ page }) => page.evaluate(async () => Boolean(await caches.match('/ar/'))),
          'kept at a later visit': ({ page }) =>
            page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0),
        },
      },
    ],
  },
];
