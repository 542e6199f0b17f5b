// The build puts this file in the place of Lit's own module for styles (`css-tag.js` of @lit/reactive-element 2.1),
// 340 bytes larger in the embed: for browsers without constructed sheets, which we do not serve, it writes style
// elements, which a strict policy forbids. Our elements hand Lit no styles; these are the names that it wants to
// find. It can go when Lit no longer brings that module; the build stops when Lit wants another name.
export const adoptStyles = undefined;
export const getCompatibleStyle = undefined;
export const supportsAdoptingStyleSheets = true;
export const CSSResult = undefined;
export const css = undefined;
export const unsafeCSS = undefined;
