/** A shape of one color on a square of 64 × 64, as `widgets/company/logo.ts` has them. */
export type Shape = { tone: string; path: string };

/** Under a logo that was drawn from a picture: its colors were chosen for white, which not every ground is. */
export const plate: Shape = { tone: '#ffffff', path: 'M0 0h64v64H0Z' };
