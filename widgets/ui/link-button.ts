import type { KeyboardEvent } from 'react';

/** For a link that is a button while our script runs, and without it leads where it says: Space presses only buttons. */
export const linkButton = {
  role: 'button',
  draggable: false,
  onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  },
} as const;
