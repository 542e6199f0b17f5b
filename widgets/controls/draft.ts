/** Keeps what a visitor typed. Reading gives undefined when there is nothing, or nothing that can be read. */
export type DraftStore<Draft> = {
  read: () => Draft | undefined;
  /** Writing undefined forgets the draft. */
  write: (draft: Draft | undefined) => void;
};

/** For a partner's page, where we store nothing: lives as long as the element. */
export function memoryDraft<Draft>(): DraftStore<Draft> {
  let kept: Draft | undefined;
  return {
    read: () => kept,
    write: (draft) => {
      kept = draft;
    },
  };
}

/**
 * For a partner's page, where we store nothing: the browser keeps it with the page's own form fields, and gives it back
 * when it gives back those: after Back and Forward, in Firefox after a reload. Nothing of it is sent with a form of the
 * page.
 * @param host a form-associated element, which hands on what the browser gives back by `restore`
 */
export function elementDraft<Draft>(
  host: HTMLElement,
): DraftStore<Draft> & { restore: (state: string) => void } {
  let internals: ElementInternals | undefined;
  let kept: Draft | undefined;
  return {
    read: () => kept,
    write: (draft) => {
      kept = draft;
      internals ??= host.attachInternals();
      internals.setFormValue(null, JSON.stringify(draft ?? null));
    },
    restore: (state) => {
      kept = JSON.parse(state);
    },
  };
}

/**
 * For our own site: survives other routes, reload, Back and a killed tab, and ends with the tab. Where the browser
 * refuses storage or has no room, it lives as long as the page.
 */
export function sessionDraft<Draft>(key: string): DraftStore<Draft> {
  const memory = memoryDraft<Draft>();
  return {
    read: () => memory.read() ?? (stored(key) as Draft | undefined),
    write: (draft) => {
      memory.write(draft);
      try {
        // First, so that no older one is left where there is no room for this one.
        sessionStorage.removeItem(key);
        if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // Storage is full or forbidden.
      }
    },
  };
}

function stored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}
