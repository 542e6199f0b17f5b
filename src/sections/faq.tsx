import { useTranslation } from 'react-i18next';
import { answers } from '#company/answers.ts';
import * as company from '#company/facts.ts';
import { type Choices, delivery, documents, packaging } from '#company/trade.ts';
import { activeLanguage, formatNumber } from '../../widgets/i18n/i18n.ts';
import { choiceText } from '../../widgets/order-form/order/trade-choices.ts';
import { WhatsAppIcon } from '../../widgets/ui/icons.tsx';
import { NewTabLink } from '../../widgets/ui/new-tab-link.tsx';
import { includedDocumentNames, inquiryLink } from './company-details.tsx';
import { WithFormulas } from './text.tsx';

const questions = [
  'smaller',
  'requestBinds',
  'payment',
  'packaging',
  'delivery',
  'leadTime',
  'documents',
  'origin',
  'analysis',
  'inspection',
  'properties',
  'storage',
  'shelfLife',
  'cadmium',
  'registration',
] as const;

/** The choices of the order form. They are listed above the default answer. */
const choicesOf: Record<string, Choices> = { packaging, delivery, documents };

/** Frequently asked questions. */
export function QuestionsSection() {
  const { t } = useTranslation('site');
  return (
    <section className="section questions" id="faq" aria-labelledby="questions-title">
      <div className="page">
        <h2 id="questions-title">{t('faq.title')}</h2>
        <div>
          {questions.map((name) => (
            <Question key={name} name={name} />
          ))}
        </div>
        <p className="actions another">
          {t('faq.more')}{' '}
          <NewTabLink className="text-button" href={inquiryLink(t('chat.inquiry'))}>
            <WhatsAppIcon />
            <span>{t('whatsapp')}</span>
          </NewTabLink>
        </p>
      </div>
    </section>
  );
}

/** The company's answer replaces the default one. A question without an answer is not shown. */
function Question({ name }: { name: (typeof questions)[number] }) {
  const { t, i18n } = useTranslation('site');
  const language = activeLanguage(i18n);
  const own = answers[name]?.[language] ?? answers[name]?.en;
  const choices = own ? [] : Object.entries(choicesOf[name] ?? {});
  const key = `faq.${name}Answer` as 'faq.storageAnswer';
  const hasDefault = i18n.exists(key, { ns: 'site' }) && (choices.length > 0 || !(name in choicesOf));
  const included = name === 'documents' && includedDocumentNames(language);
  const defaults = [
    included && t('features.1.included', { documents: included }),
    hasDefault && t(key, { kg: formatNumber(company.bagWeight, language) }),
  ];
  const answer = own ?? (hasDefault && defaults.filter(Boolean).join(' '));
  if (!answer) return null;
  const count = company.minimumOrder;
  return (
    <details className="disclosure">
      <summary>{t(`faq.${name}`, { count, min: formatNumber(count, language) })}</summary>
      {choices.length > 0 && (
        <ul>
          {choices.map(([name, choice]) => (
            <li key={name}>{choiceText(choice, language)}</li>
          ))}
        </ul>
      )}
      <p>
        <WithFormulas text={answer} />
      </p>
    </details>
  );
}
