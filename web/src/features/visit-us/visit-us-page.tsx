import { styled } from 'styled-components';
import skyline from '../../art/skyline-gate.svg';
import { visitorQuestions } from '../../content/visitor-questions.js';
import { Masthead } from '../../design/frames/masthead.js';
import { Terrace } from '../../design/frames/terrace.js';
import { PageBody } from '../../design/layout/page.js';
import { OpenToday } from '../../document/open-today.js';
import { usePageTitle } from '../../document/page-title.js';
import { useStructuredData } from '../../document/structured-data/use-structured-data.js';
import { useHouse } from '../../document/use-house.js';
import { Arrival } from './arrival.js';
import { Changes } from './changes.js';
import { faqData } from './faq-data.js';
import { Hours } from './hours.js';
import { Questions } from './questions.js';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2.5rem, 5vw, 4.5rem);
  > section + section { padding-top: var(--s-6); border-top: 4px double var(--rule); }
`;

const Jump = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s-5);
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
    'Before you visit Top O’ Hill Terrace in Arlington, Texas: the way, parking, hours, accessibility, rules, changes and refunds.',
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
        skyline={skyline}
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
