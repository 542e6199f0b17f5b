/** Of the heading that a widget begins with, as in h2 to h6; a page decides, by what stands above. */
export type HeadingLevel = '2' | '3' | '4' | '5' | '6';
