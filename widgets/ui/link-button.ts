import type { KeyboardEvent } from 'react';

/** Props that turn a link into a button. Without scripts it stays a link. Space activates it, as it does a button. */
export const linkButton = {
  role: 'button',
  draggable: false,
  onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  },
} as const;
