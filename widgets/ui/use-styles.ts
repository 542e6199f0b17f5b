import { type RefObject, useLayoutEffect } from 'react';
import { addLook } from '../element/add-styles.ts';

/** Gives a shadow root the look of what came later, and again when it is in another document. */
export function useLook(inside: RefObject<HTMLElement | null>, styles: string | undefined): void {
  useLayoutEffect(() => {
    const { current } = inside;
    if (styles && current?.getRootNode() instanceof ShadowRoot) addLook(current, styles);
  });
}
