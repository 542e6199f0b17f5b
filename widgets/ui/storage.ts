/** Stores what a visitor typed. `read` returns undefined if there is no draft or it is unreadable. */
export type DraftStore<Draft> = {
  read: () => Draft | undefined;
  /** Writing undefined deletes the draft. */
  write: (draft: Draft | undefined) => void;
};

/**
 * A draft on a partner's page, where nothing is written to storage. The browser keeps it with the form state of the page
 * and restores it after Back and Forward, in Firefox also after a reload. It is never submitted.
 * @param host a form-associated element; it passes the restored state to `restore`
 */
export function elementDraft<Draft>(
  host: HTMLElement,
): DraftStore<Draft> & { restore: (state: string) => void } {
  let kept: Draft | undefined;
  let internals: ElementInternals | undefined;
  return {
    read: () => kept,
    write: (draft) => {
      kept = draft;
      // A polyfill of custom elements throws here. The draft then lives as long as the element.
      unlessBlocked(() => {
        internals ??= host.attachInternals();
        internals.setFormValue(null, JSON.stringify(draft ?? null));
      });
    },
    restore: (state) => {
      kept = JSON.parse(state);
    },
  };
}

/**
 * A draft in session storage, for the site: survives other routes, reload, Back and a crashed tab, and ends with the
 * tab. If the browser refuses storage or has no room, it lives as long as the page.
 */
export function sessionDraft<Draft>(key: string): DraftStore<Draft> {
  let kept: Draft | undefined;
  const stored = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
  return {
    read: () => kept ?? unlessBlocked(stored) ?? undefined,
    write: (draft) => {
      kept = draft;
      unlessBlocked(() => {
        // Deleted first, so that no older draft stays if there is no room for this one.
        sessionStorage.removeItem(key);
        if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
      });
    },
  };
}

/** The result of a function; undefined if it throws, because storage, cookies or form state are blocked, full or unreadable. */
export function unlessBlocked<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
