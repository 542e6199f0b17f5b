import { useTranslation } from 'react-i18next';
import * as company from '#company/facts.ts';
import { gallery } from '#company/images.ts';
import { chatLink } from '../../widgets/lib/chat-link.ts';
import { srcSet } from '../../widgets/lib/images.ts';
import { CheckIcon, WarningIcon, WhatsAppIcon } from '../../widgets/ui/icons.tsx';
import { PrintIcon } from '../icons.tsx';
import { Formula, WithFormulas } from './formula.tsx';
import { NewTab } from './new-tab.tsx';
import { SheetFoot, SpecTable } from './spec-table.tsx';

const widths = [400, 560, 1000];
const bullets = ['product.f1', 'product.f2', 'product.f3', 'product.f4', 'product.f5', 'product.f6'] as const;

/** Image, name, description, six bullets, specification table, note, and the button that opens the chat. */
export function ProductSection() {
  const { t } = useTranslation('site');
  return (
    <section className="section limestone" id="product-detail" aria-labelledby="product-title">
      <div className="page product">
        <figure className="sack">
          <img
            src="/pictures/product_bag-560.webp"
            srcSet={srcSet('/pictures/product_bag', widths, 'avif')}
            sizes="(min-width: 60rem) 400px, (min-width: 40rem) 30vw, 50vw"
            width={1000}
            height={1218}
            loading="lazy"
            alt={t('product.imageAlt')}
          />
          {gallery.illustrations && <figcaption>{t('product.imageNote')}</figcaption>}
        </figure>
        <div className="product-text">
          <h2 id="product-title">
            <WithFormulas text={t('product.name')} />
          </h2>
          <Grade />
          <p className="lead">
            <WithFormulas text={t('product.description')} />
          </p>
          <ul className="points">
            {bullets.map((bullet) => (
              <li key={bullet}>
                <CheckIcon />
                <span>
                  <WithFormulas text={t(bullet)} />
                </span>
              </li>
            ))}
          </ul>
          <SpecTable />
          <p className="note">
            <WarningIcon />
            <span>{t('product.note')}</span>
          </p>
          <p className="actions no-print">
            <a
              className="button big"
              href={chatLink(company.whatsapp, t('chat.productInquiry'))}
              target="_blank"
              rel="noopener noreferrer"
            >
              <WhatsAppIcon />
              {t('product.orderNow')}
              <NewTab />
            </a>
            <button type="button" className="button big line" onClick={() => print()}>
              <PrintIcon />
              {t('tag.print')}
            </button>
          </p>
          <SheetFoot />
        </div>
      </div>
    </section>
  );
}

/** The grade in large numerals with the symbols of the nutrients, as on the bag. The table says the same in words. */
function Grade() {
  return (
    <p className="grade" dir="ltr" aria-hidden="true">
      {Object.entries({ N: 18, P2O5: 46, K2O: 0 }).map(([symbol, percent]) => (
        <span key={symbol}>
          <b>{percent}</b> <Formula text={symbol} />
        </span>
      ))}
    </p>
  );
}
