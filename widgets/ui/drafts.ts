import { useEffect } from 'react';
import { listen } from './listen.ts';
import { useHandler } from './use-handler.ts';

/** The newest input of a form, as one record. Nothing else stores input. */
export type DraftStore<Draft> = {
  /** Undefined if there is no record or it is unreadable. */
  read: () => Draft | undefined;
  write: (draft: Draft) => void;
  /** True if another page has written since this one last read or wrote. */
  isOutdated: () => boolean;
};

/** A draft on a partner's page, where nothing is stored: it survives when the page removes the element for a while. */
export function elementDraft<Draft>(): DraftStore<Draft> {
  let kept: Draft | undefined;
  return {
    read: () => kept,
    write: (draft) => {
      kept = draft;
    },
    isOutdated: () => false,
  };
}

/** Calls `restore` if the page returns from the back/forward cache and another page has written the draft since. */
export function useOutdatedDraft(
  draft: Pick<DraftStore<unknown>, 'isOutdated'> | undefined,
  restore: () => void,
): void {
  const onShow = useHandler(() => draft?.isOutdated() && restore());
  useEffect(() => listen(window, ['pageshow'], onShow), [onShow]);
}
