import { useTranslation } from 'react-i18next';
import { answers } from '../../widgets/company/answers.ts';
import * as company from '../../widgets/company/facts.ts';
import { activeLanguage, formatNumber } from '../../widgets/language/i18n.ts';
import { WithFormulas } from './formula.tsx';

/** Bags of 50 kg, as the text of the answer says. */
const bagsPerTon = 20;

const questions = [
  'questions.minimum',
  'questions.payment',
  'questions.packaging',
  'questions.delivery',
  'questions.leadTime',
  'questions.origin',
  'questions.analysis',
  'questions.properties',
  'questions.cadmium',
  'questions.inspection',
  'questions.customs',
  'questions.registration',
] as const;

/** Frequently asked questions. The company's own answers win; questions without an answer are not shown. */
export function QuestionsSection() {
  const { t, i18n } = useTranslation('site');
  const language = activeLanguage(i18n);
  const count = company.minimumOrder;
  const min = formatNumber(count, language);
  const bags = formatNumber(count * bagsPerTon, language);
  const known: Partial<Record<(typeof questions)[number], string>> = {
    'questions.minimum': t('questions.minimumAnswer', { count, min, bags }),
    'questions.payment': t('questions.paymentAnswer'),
    'questions.properties': t('questions.propertiesAnswer'),
    'questions.customs': t('questions.customsAnswer'),
  };
  return (
    <section className="section questions" id="faq" aria-labelledby="questions-title">
      <div className="page">
        <h2 id="questions-title">{t('questions.title')}</h2>
        <div>
          {questions.map((question) => {
            const answer = answers[question.replace('questions.', '')]?.[language] ?? known[question];
            return (
              answer && (
                <details className="disclosure" key={question}>
                  <summary>{t(question)}</summary>
                  <p>
                    <WithFormulas text={answer} />
                  </p>
                </details>
              )
            );
          })}
        </div>
      </div>
    </section>
  );
}
