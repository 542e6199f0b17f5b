type Colours = { brand: string; ink: string };
export function sharePicture(file: string, text: string, language: string, colours: Colours): Promise<void>;
export function isCurrent(file: string, text: string, brand: string): Promise<boolean>;
