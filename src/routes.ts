import type { ComponentType } from 'react';
import type englishTexts from './locales/en.json';

type Text = Extract<keyof typeof englishTexts, `meta.${string}`>;

/** A page of the site with its code and metadata keys. */
type Route = {
  load: () => Promise<{ Page: ComponentType }>;
  title: Extract<Text, `${string}itle`>;
  description: 'meta.description' | Extract<Text, `${string}Description`>;
};

/** The pages and sections that the menu and the footer link to: the path without language, and the key of the text. */
export const pageLinks = {
  product: { path: '/#product-detail', text: 'footer.product' },
  order: { path: '/#order-form', text: 'footer.order' },
  questions: { path: '/#faq', text: 'faq.title' },
  contact: { path: '/#contact', text: 'nav.contact' },
  profile: { path: '/company-profile', text: 'nav.profile' },
  employeeCard: { path: '/employee-card', text: 'nav.employeeCard' },
} as const;

/** The three routes, by path without language. The styles of the first screen of each are in `styles/first-screen`. */
export const routes: Record<string, Route> = {
  '/': {
    load: () => import('./pages/home.tsx'),
    title: 'meta.title',
    description: 'meta.description',
  },
  '/company-profile': {
    load: () => import('./pages/company-profile.tsx'),
    title: 'meta.profileTitle',
    description: 'meta.profileDescription',
  },
  '/employee-card': {
    load: () => import('./pages/employee-card.tsx'),
    title: 'meta.employeeTitle',
    description: 'meta.employeeDescription',
  },
};

/** The path of a route in a language: `/fr/company-profile`. */
export function pathOf(route: string, language: string): string {
  return `/${language}${route}`;
}
