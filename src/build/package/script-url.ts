import { site } from '#company/facts.ts';

/** In somebody's bundle no script lies beside our images and pages: links and images lead to the site. */
export const scriptUrl = `${site}/embed/`;
