import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { visitorQuestions } from '#house/texts/visitor-questions.js';
import {
  type ChangeRule,
  hoursAhead,
  ruleSentences,
} from '../../../services/shared/contracts/src/house/change-rule.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { PageBody } from '../../kit/design/layout/page.js';
import { Text } from '../../kit/design/type/text.js';
import { addressLine, placeSentence } from '../../kit/document/house-words.js';
import { OpenToday } from '../../kit/document/open-today.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { Reach } from '../../kit/document/reach.js';
import type { StructuredData } from '../../kit/document/structured-data/json-ld.js';
import { useStructuredData } from '../../kit/document/structured-data/use-structured-data.js';
import { useHouse, useHouseDetails } from '../../kit/document/use-house.js';
import type { VisitorQuestion } from '../../kit/lib/site-content.js';
import { Hours } from './hours.js';
import { Questions } from './questions.js';

const Section = styled.section`
  scroll-margin-top: var(--s-4);
  > p { max-width: 46rem; }
`;

/** The rule of changes and refunds. */
function Changes() {
  const rules = useHouse()?.changeRules;
  return (
    <Section id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">Changes and refunds</h2>
      {rules ? (
        <Text kind="lead" mt={3}>
          {ruleSentences(hoursAhead(rules)).join(' ')}
        </Text>
      ) : null}
      <Text kind="serif" mt={4}>
        Another day, another time, more guests or fewer: use the link in your ticket’s e-mail. For more guests you pay
        the difference; of what fewer, or a cheaper time, cost less, you get back what the rule says. The days of the
        rule stay when you move. Later than that, call <Reach />.
      </Text>
      <Text kind="serif" mt={4}>
        If we close a day, none of these limits counts: you choose another time, or get all your money back.
      </Text>
      <Text mt={5}>
        <ButtonLink to="/visit" kind="second">
          Find my booking
        </ButtonLink>
      </Text>
    </Section>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 5vw, 4.5rem);
  > section + section { padding-top: var(--s-6); border-top: 4px double var(--rule); }
`;

const Jump = styled.ul`
  display: grid;
  /* A line that wraps where the font ends it moves the whole page when the font comes. */
  grid-template-columns: repeat(2, minmax(0, max-content));
  gap: 0 var(--s-5);
  @media (min-width: 44rem) { grid-template-columns: repeat(3, max-content); }
  @media (min-width: 62rem) { grid-template-columns: repeat(6, max-content); }
  a { display: inline-flex; align-items: center; min-height: var(--target); font-weight: 500; }
`;

const Now = styled(OpenToday)`
  margin-top: var(--s-4);
  font: 400 var(--t-4) / 1.4 var(--ui);
  b { color: var(--brass-lit); font-weight: 600; }
`;

const parts = [
  { id: 'arrival', title: 'Getting here' },
  { id: 'hours', title: 'Hours' },
  { id: 'accessibility', title: 'Accessibility' },
  { id: 'rules', title: 'Good to know' },
  { id: 'changes', title: 'Changes and refunds' },
  { id: 'other', title: 'Questions' },
] as const;

/** /visit-us: what visitors ask before they come. The answers are the house's; hours and deadlines are those of the settings. */
export function VisitUsPage() {
  usePageTitle(
    'Plan your visit',
    `Before you visit ${thisHouse.name} in ${thisHouse.town}: the way, parking, hours, accessibility, rules, changes and refunds.`,
  );
  const house = useHouse();
  const items = house?.content?.questions?.items ?? visitorQuestions;
  useStructuredData(() => [faqData(items, house?.changeRules)]);
  const of = (topic: string) => items.filter((item) => item.topic === topic);
  return (
    <>
      <Masthead
        title="Plan your visit"
        lead="How to come, what to bring, and what happens when plans change."
        skyline={thisHouse.drawings.skyline.tours}
      >
        <Now />
      </Masthead>
      <Terrace>
        <PageBody>
          <Parts>
            <nav aria-label="On this page">
              <Jump>
                {parts.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </Jump>
            </nav>
            <Questions id="arrival" title="Getting here" items={of('arrival')}>
              <Arrival />
            </Questions>
            <Hours />
            <Questions
              id="accessibility"
              title="Accessibility"
              lead="What we know, and what we do not know yet. We would rather say so than guess."
              items={of('accessibility')}
            />
            <Questions id="rules" title="Good to know" items={of('rules')} />
            <Changes />
            <Questions id="other" title="Questions" items={of('other')} />
          </Parts>
        </PageBody>
      </Terrace>
    </>
  );
}

/** Questions for search engines: those with a known answer, and the rule of changes. What is open stays on the page. */
export function faqData(items: readonly VisitorQuestion[], rules: ChangeRule | undefined): StructuredData {
  const known = items.filter(({ state, question }) => state === 'known' && question.endsWith('?'));
  const rule = rules
    ? [{ question: 'Can I change or cancel my visit?', answer: ruleSentences(hoursAhead(rules)).join(' ') }]
    : [];
  return {
    '@type': 'FAQPage',
    mainEntity: [...known, ...rule].map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** Where the house is, and the way to its map. */
function Arrival() {
  const house = useHouseDetails();
  return (
    <>
      <Text kind="serif" mt={3}>
        {placeSentence(house && addressLine(house))}
      </Text>
      <Text mt={4}>
        <ButtonLink to="/contact" kind="second">
          Map and directions
        </ButtonLink>
      </Text>
    </>
  );
}
