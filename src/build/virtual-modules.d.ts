/** File name of the module that defines the elements, relative to `/embed.js`. */
declare module 'virtual:embed-entry' {
  export const entry: string;
}
