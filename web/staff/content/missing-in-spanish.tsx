import { Link } from 'react-router-dom';
import { MissingInSpanishDocument, type MissingInSpanishQuery } from '../../generated/staff-operations.js';
import type { VisitorQuestion } from '../../kit/lib/site-content.js';
import { languages } from '../../kit/words/language.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';

/** Texts of one record that Spanish pages show in English. */
export interface Missing {
  /** "Tour “Gate to Garden”: description, features" */
  readonly words: string;
  /** The page with its form. */
  readonly to: string;
}

/** @param texts by what they are called; false for what is written, or not there in English either */
function missing(record: string, texts: Readonly<Record<string, boolean>>, to: string): readonly Missing[] {
  const names = Object.keys(texts).filter((name) => texts[name]);
  return names.length === 0 ? [] : [{ words: `${record}: ${names.join(', ')}`, to }];
}

/** Goods, dishes and restaurants keep their names. */
export function missingInSpanish(
  { tours, ticketTypes, products, restaurants, houseCalendar }: MissingInSpanishQuery,
  questions: readonly VisitorQuestion[],
): readonly Missing[] {
  const dishes = (restaurants ?? []).flatMap(({ withdrawn, menu }) => (withdrawn ? [] : menu.items));
  return [
    ...(tours ?? []).flatMap(({ name, features, nameEs, descriptionEs, featuresEs }) => {
      const texts = { name: !nameEs, description: !descriptionEs, features: features.length > 0 && !featuresEs };
      return missing(`Tour “${name}”`, texts, '/admin?tab=tours');
    }),
    ...(ticketTypes ?? []).flatMap(({ label, note, ended, labelEs, singularEs, pluralEs, noteEs }) => {
      const words = !(labelEs && singularEs && pluralEs);
      const texts = { words, note: note !== '' && !noteEs };
      return ended ? [] : missing(`Ticket type “${label}”`, texts, '/admin?tab=prices');
    }),
    ...(products ?? []).flatMap(({ name, descriptionEs }) =>
      missing(`Product “${name}”`, { description: !descriptionEs }, '/admin?tab=products'),
    ),
    ...dishes.flatMap(({ name, descriptionEs }) =>
      missing(`Dish “${name}”`, { description: !descriptionEs }, '/admin?tab=content'),
    ),
    ...(houseCalendar?.notices ?? []).flatMap(({ text, textEs }) =>
      missing('Notice', { [`“${text}”`]: !textEs }, '/admin?tab=calendar&view=hours'),
    ),
    ...questions.flatMap(({ question, questionEs, answerEs }) =>
      missing(`Question “${question}”`, { question: !questionEs, answer: !answerEs }, '/admin?tab=content'),
    ),
  ];
}

/** What staff have not written in Spanish, with a link to each. Not there in a house of one language. */
export function MissingInSpanish({ questions }: { readonly questions: readonly VisitorQuestion[] }) {
  const isServed = languages.includes('es');
  const { data } = useAdminQuery(MissingInSpanishDocument, {}, isServed);
  if (!isServed || data === undefined) return null;
  const all = missingInSpanish(data, questions);
  return (
    <AdminSection title={`Missing in Spanish: ${all.length}`}>
      <AdminSectionBody>
        {all.length === 0 ? (
          <p>Spanish pages have all texts in Spanish.</p>
        ) : (
          <ul>
            {all.map(({ words, to }) => (
              <li key={words}>
                <Link to={to}>{words}</Link>
              </li>
            ))}
          </ul>
        )}
      </AdminSectionBody>
    </AdminSection>
  );
}
