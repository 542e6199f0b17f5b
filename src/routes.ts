import type { ComponentType } from 'react';
import type englishTexts from './locales/en.json';

type Text = Extract<keyof typeof englishTexts, `meta.${string}`>;

/** A page of the site: its code and what it says of itself. */
export type Route = {
  load: () => Promise<{ Page: ComponentType }>;
  /** The source of that code, for the build to find its chunk. */
  source: string;
  title: Extract<Text, `${string}itle`>;
  description: 'meta.description' | Extract<Text, `${string}Description`>;
  /** Reached by a code or a link alone; search engines are told to leave it out. */
  unlisted?: true;
};

/** The three routes and the page of the codes, by path without language; links from elsewhere lead to these paths. */
export const routes: Record<string, Route> = {
  '/': {
    load: () => import('./routes/home.tsx'),
    source: 'routes/home.tsx',
    title: 'meta.title',
    description: 'meta.description',
  },
  '/company-profile': {
    load: () => import('./routes/company-profile.tsx'),
    source: 'routes/company-profile.tsx',
    title: 'meta.profileTitle',
    description: 'meta.profileDescription',
  },
  '/employee-card': {
    load: () => import('./routes/employee-card.tsx'),
    source: 'routes/employee-card.tsx',
    title: 'meta.employeeTitle',
    description: 'meta.employeeDescription',
  },
  '/c': {
    load: () => import('./routes/shared-card.tsx'),
    source: 'routes/shared-card.tsx',
    title: 'meta.cardTitle',
    description: 'meta.cardDescription',
    unlisted: true,
  },
};

/** The path of a route in a language: `/fr/company-profile`. */
export function pathOf(route: string, language: string): string {
  return `/${language}${route}`;
}

/** The route of a path without its language; a slash at the end is forgiven. */
export function routeOf(path: string): string | undefined {
  const route = path === '/' ? path : path.replace(/\/$/, '');
  return Object.hasOwn(routes, route) ? route : undefined;
}
