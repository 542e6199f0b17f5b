import type { ComponentType } from 'react';
import type englishTexts from './locales/en.json';

type Text = Extract<keyof typeof englishTexts, `meta.${string}`>;

/** A page of the site with its code and metadata keys. */
export type Route = {
  load: () => Promise<{ Page: ComponentType }>;
  /** The source file. The build finds its chunk by it. */
  source: string;
  title: Extract<Text, `${string}itle`>;
  description: 'meta.description' | Extract<Text, `${string}Description`>;
};

/** The three routes, by path without language. */
export const routes: Record<string, Route> = {
  '/': {
    load: () => import('./pages/home.tsx'),
    source: 'pages/home.tsx',
    title: 'meta.title',
    description: 'meta.description',
  },
  '/company-profile': {
    load: () => import('./pages/company-profile.tsx'),
    source: 'pages/company-profile.tsx',
    title: 'meta.profileTitle',
    description: 'meta.profileDescription',
  },
  '/employee-card': {
    load: () => import('./pages/employee-card.tsx'),
    source: 'pages/employee-card.tsx',
    title: 'meta.employeeTitle',
    description: 'meta.employeeDescription',
  },
};

/** The path of a route in a language: `/fr/company-profile`. */
export function pathOf(route: string, language: string): string {
  return `/${language}${route}`;
}

/** The route of a path without its language, with or without a trailing slash. */
export function routeOf(path: string): string | undefined {
  const route = path === '/' ? path : path.replace(/\/$/, '');
  return Object.hasOwn(routes, route) ? route : undefined;
}
