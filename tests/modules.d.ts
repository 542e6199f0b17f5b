/** The part of `vcf` that the tests use. */
declare module 'vcf' {
  type Property = { valueOf(): string };
  // biome-ignore lint/style/noDefaultExport: as the package exports it
  export default class vCard {
    data: Record<string, Property | Property[]>;
    parse(card: string): this;
    get(name: string): Property | Property[] | undefined;
  }
}
