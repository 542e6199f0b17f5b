// The same file as `company.ts`, bundled once more for its pictures: as one module their sixty descriptions would
// be loaded with the order form.
declare module '*/company.ts?pictures' {
  export const gallery: typeof import('../company.ts').gallery;
}
