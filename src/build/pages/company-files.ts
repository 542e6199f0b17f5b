import * as company from '#company/facts.ts';
import { companyContact, companyFile } from '../../../widgets/contact-card/company-contact.ts';
import { languageCodes } from '../../../widgets/i18n/languages.ts';
import { vcardFile } from '../../../widgets/lib/vcard.ts';
import buttonsCss from '../../../widgets/ui/buttons.css?inline';
import fieldsCss from '../../../widgets/ui/fields.css?inline';
import nativeSelectCss from '../../../widgets/ui/native-select.css?inline';
import themeCss from '../../../widgets/ui/theme.css?inline';
import { pathOf, routes } from '../../routes.ts';
import pageCss from '../../styles/page.css?inline';
import tokensCss from '../../styles/tokens.css?inline';
import { siteI18n } from './site-i18n.ts';

/** The files with company data that are not pages, by their paths. */
export async function companyFiles(): Promise<[path: string, content: string][]> {
  const contacts = languageCodes.map(
    async (code): Promise<[string, string]> => [
      companyFile(code).slice(1),
      vcardFile(companyContact(await siteI18n(code))),
    ],
  );
  return [
    ...(await Promise.all(contacts)),
    ['sitemap.xml', sitemap()],
    ['robots.txt', `User-agent: *\nDisallow: /demo/\n\nSitemap: ${company.site}/sitemap.xml\n`],
    // The styles of the site, for the pages for partners.
    ['demo/theme.css', [themeCss, tokensCss, buttonsCss, fieldsCss, nativeSelectCss, pageCss].join('\n')],
  ];
}

/** The pages contain the links to their other languages. */
function sitemap(): string {
  const paths = Object.keys(routes).flatMap((route) => languageCodes.map((code) => pathOf(route, code)));
  const urls = paths.map((path) => `  <url><loc>${company.site}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
