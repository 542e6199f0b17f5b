import { site } from '#company/facts.ts';

/** A bundle has no URL next to our images and pages, so links and images lead to the site. */
export const scriptUrl = `${site}/embed/`;
