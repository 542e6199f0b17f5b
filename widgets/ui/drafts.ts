import { unlessThrows } from '../lib/unless-throws.ts';

/** Stores what a visitor typed. `read` returns undefined if there is no draft or it is unreadable. */
export type DraftStore<Draft> = {
  read: () => Draft | undefined;
  /** Writing undefined deletes the draft. */
  write: (draft: Draft | undefined) => void;
};

/** A draft on a partner's page, where nothing is stored: it survives when the page removes the element for a while. */
export function elementDraft<Draft>(): DraftStore<Draft> {
  let kept: Draft | undefined;
  return {
    read: () => kept,
    write: (draft) => {
      kept = draft;
    },
  };
}

/** A draft in session storage, for the site. If the browser refuses storage or has no room, it lives as long as the page. */
export function sessionDraft<Draft>(key: string): DraftStore<Draft> {
  let kept: Draft | undefined;
  const stored = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
  return {
    read: () => kept ?? unlessThrows(stored) ?? undefined,
    write: (draft) => {
      kept = draft;
      unlessThrows(() => {
        // Deleted first, so that no older draft stays if there is no room for this one.
        sessionStorage.removeItem(key);
        if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
      });
    },
  };
}
