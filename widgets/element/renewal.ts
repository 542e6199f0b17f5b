import { untilLoaded } from '../controls/retry.ts';
import { widgetTexts } from '../language/texts.ts';

/** The files that this copy of `embed.js` knows beside those of each widget. */
export const shared = { view: () => import('../controls/react-view.tsx'), texts: widgetTexts };

/**
 * Tries until it works, or nobody waits any more. After a deployment the files may be gone whose names this copy of
 * `embed.js` knows: so after a failure the one that the server has now is run, and hands its addresses to the tags
 * that are lost (`define-widget.ts`).
 * @param failed hears of the first failure
 */
export function untilThere<Value>(
  tag: { lost: boolean },
  load: () => Promise<Value>,
  wanted: () => boolean,
  failed?: () => void,
): Promise<Value | undefined> {
  return untilLoaded(
    async () => {
      if (tag.lost) await import(/* @vite-ignore */ `${import.meta.url}?${Date.now()}`).catch(() => {});
      return load();
    },
    (before) => {
      tag.lost = true;
      if (!before) failed?.();
    },
    wanted,
  );
}
