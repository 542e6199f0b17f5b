import { useTranslation } from 'react-i18next';
import { answers } from '#company/answers.ts';
import * as company from '#company/facts.ts';
import { type Choices, delivery, documents, packaging } from '#company/trade.ts';
import { activeLanguage, formatNumber } from '../../widgets/i18n/i18n.ts';
import { choiceText } from '../../widgets/order-form/order/trade-choices.ts';
import { WhatsAppIcon } from '../../widgets/ui/icons.tsx';
import { NewTabLink } from '../../widgets/ui/new-tab-link.tsx';
import { inquiryLink } from '../whatsapp-links.ts';
import { includedDocumentNames } from './company-details.tsx';
import { WithFormulas } from './text.tsx';

const questions = [
  'faq.smaller',
  'faq.requestBinds',
  'faq.payment',
  'faq.packaging',
  'faq.delivery',
  'faq.leadTime',
  'faq.documents',
  'faq.origin',
  'faq.analysis',
  'faq.inspection',
  'faq.properties',
  'faq.storage',
  'faq.shelfLife',
  'faq.cadmium',
  'faq.registration',
] as const;
type Question = (typeof questions)[number];

/** The choices of the order form. They are listed above the answer. */
const choicesOf: Partial<Record<Question, Choices>> = {
  'faq.packaging': packaging,
  'faq.delivery': delivery,
  'faq.documents': documents,
};

/** Frequently asked questions. The company's answers replace the default ones. Questions without an answer are not shown. */
export function QuestionsSection() {
  const { t, i18n } = useTranslation('site');
  const language = activeLanguage(i18n);
  const min = formatNumber(company.minimumOrder, language);
  const included = includedDocumentNames(language);
  const known: Partial<Record<Question, string>> = {
    'faq.payment': t('faq.paymentAnswer'),
    'faq.packaging': t('faq.packagingAnswer'),
    'faq.delivery': t('faq.deliveryAnswer'),
    'faq.documents': [included && t('features.1.included', { documents: included }), t('faq.documentsAnswer')]
      .filter(Boolean)
      .join(' '),
    'faq.properties': t('faq.propertiesAnswer'),
    'faq.storage': t('faq.storageAnswer', { kg: formatNumber(company.bagWeight, language) }),
  };
  return (
    <section className="section questions" id="faq" aria-labelledby="questions-title">
      <div className="page">
        <h2 id="questions-title">{t('faq.title')}</h2>
        <div>
          {questions.map((question) => {
            const own = answers[question.replace('faq.', '')];
            const companyAnswer = own?.[language] ?? own?.en;
            const choices = companyAnswer ? [] : Object.entries(choicesOf[question] ?? {});
            const isList = question in choicesOf;
            const answer = companyAnswer ?? (isList && choices.length === 0 ? undefined : known[question]);
            return (
              answer && (
                <details className="disclosure" key={question}>
                  <summary>{t(question, { count: company.minimumOrder, min })}</summary>
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
              )
            );
          })}
        </div>
        <NewTabLink className="text-button" href={inquiryLink(t('chat.inquiry'))}>
          <WhatsAppIcon />
          <span>{t('whatsapp')}</span>
        </NewTabLink>
      </div>
    </section>
  );
}
