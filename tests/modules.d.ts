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

/** The part of `pngjs` that the tests use. */
declare module 'pngjs' {
  export class PNG {
    constructor(size: { width: number; height: number });
    width: number;
    height: number;
    data: Buffer;
    static sync: { read(file: Buffer): PNG; write(image: PNG): Buffer };
  }
}
