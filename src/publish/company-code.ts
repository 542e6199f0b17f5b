import { qrPath } from '../../widgets/cards/qr-path.ts';
import { site } from '../../widgets/company/facts.ts';

/** Each run of dark modules is one stroke, as wide as a module: shorter to write than its outline. */
export type CompanyCode = { size: number; strokes: string };

/** The code of the page with the company's card, drawn while the site is built. */
export function companyCode(): CompanyCode {
  const { size, path } = qrPath(`${site}/c/`, 'M') ?? { size: 0, path: '' };
  return { size, strokes: path.replace(/v1h-\d+z/g, '') };
}
