import { type RefObject, useLayoutEffect } from 'react';
import { addStyles } from './stylesheets.ts';

/** Adds styles that the first render does not need. Before a tap: new styles are calculated for the whole page. */
export function useStyles(part: RefObject<Element | null>, ...styles: string[]): void {
  useLayoutEffect(() => {
    for (const text of styles) if (part.current) addStyles(part.current, text);
  });
}
