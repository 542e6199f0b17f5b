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
 * For our own site: survives reload, Back and a killed tab, and ends with the tab. Where the browser
 * refuses storage it does nothing.
 */
export function sessionDraft<Draft>(key: string): DraftStore<Draft> {
  return {
    read: () => {
      try {
        const text = sessionStorage.getItem(key);
        return text === null ? undefined : (JSON.parse(text) as Draft);
      } catch {
        return undefined;
      }
    },
    write: (draft) => {
      try {
        if (draft === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // Storage is full or forbidden: the draft then lives in the form alone.
      }
    },
  };
}
