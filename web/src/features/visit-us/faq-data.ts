import type { StructuredData } from '../../document/structured-data/json-ld.js';
import { changeRule, hoursBefore } from '../../lib/change-rule.js';
import type { ChangeRules } from '../../lib/house-hours.js';
import type { VisitorQuestion } from '../../lib/site-content.js';

/** Questions for search engines: those with a known answer, and the rule of changes. What is open stays on the page. */
export function faqData(items: readonly VisitorQuestion[], rules: ChangeRules | undefined): StructuredData {
  const known = items.filter(({ state, question }) => state === 'known' && question.endsWith('?'));
  const rule = rules ? [{ question: 'Can I change or cancel my visit?', answer: changeRule(hoursBefore(rules)) }] : [];
  return {
    '@type': 'FAQPage',
    mainEntity: [...known, ...rule].map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
