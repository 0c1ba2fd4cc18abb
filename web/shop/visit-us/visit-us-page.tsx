import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { wayIn } from '#house/drawings/way-in.js';
import { questionsInSpanish } from '#house/texts/visitor-questions.es.js';
import { visitorQuestions } from '#house/texts/visitor-questions.js';
import type { ChangeRule } from '../../../services/shared/contracts/src/house/change-rule.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { PageBody } from '../../kit/design/layout/page.js';
import { Text } from '../../kit/design/type/text.js';
import { addressLine, placeSentence } from '../../kit/document/house-words.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { Reach } from '../../kit/document/reach.js';
import type { StructuredData } from '../../kit/document/structured-data/json-ld.js';
import { useStructuredData } from '../../kit/document/structured-data/use-structured-data.js';
import { useHouse, useHouseDetails } from '../../kit/document/use-house.js';
import { ruleOfAnyVisit } from '../../kit/lib/change-rule-words.js';
import { keyOf, type VisitorQuestion } from '../../kit/lib/site-content.js';
import { language } from '../../kit/words/language.js';
import { useAskedFromPrice } from '../facts/ask-from-price.js';
import { HouseFacts } from '../facts/house-facts.js';
import { Hours } from './hours.js';
import { NotKnown } from './not-known.js';
import { Questions } from './questions.js';
import { WayStrip } from './way-strip.js';

const Section = styled.section`
  scroll-margin-top: var(--s-4);
  > p { max-width: 46rem; }
`;

/** The rule of changes and refunds. */
function Changes() {
  const rules = useHouse()?.changeRules;
  return (
    <Section id="changes" aria-labelledby="changes-title">
      <h2 id="changes-title">
        <Trans>Changes and refunds</Trans>
      </h2>
      {rules ? (
        <Text kind="lead" mt={3}>
          {ruleOfAnyVisit(rules).join(' ')}
        </Text>
      ) : null}
      <Text kind="serif" mt={4}>
        <Trans>
          Another day, another time, more guests or fewer: use the link in your ticket’s e-mail. For more guests you pay
          the difference; of what fewer, or a cheaper time, cost less, you get back what the rule says. The days of the
          rule stay when you move. Later than that, call <Reach />.
        </Trans>
      </Text>
      <Text kind="serif" mt={4}>
        <Trans>
          If we close a day, none of these limits counts: you choose another time, or get all your money back.
        </Trans>
      </Text>
      <Text mt={5}>
        <ButtonLink to="/visit" kind="second">
          <Trans>Find my booking</Trans>
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

const Now = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) var(--s-7);
  margin-top: var(--s-4);
  ul { flex: 1 1 18rem; }
`;

function inSpanish(item: VisitorQuestion): VisitorQuestion {
  const { question: key } = item;
  const spanish = questionsInSpanish[key];
  return spanish
    ? { ...item, key, question: spanish.questionEs, answer: spanish.answerEs }
    : { ...item, untranslated: ['question', 'answer'] };
}

/** The house's questions until staff change them, in the language of the page. English pages are built without the others. */
const defaultQuestions: readonly VisitorQuestion[] =
  typeof __LANGUAGE__ !== 'undefined' && __LANGUAGE__ === 'es' ? visitorQuestions.map(inSpanish) : visitorQuestions;

/** /visit-us: what visitors ask before they come. The answers are the house's; hours and deadlines are those of the settings. */
export function VisitUsPage() {
  const { name, town } = thisHouse;
  usePageTitle(
    t`Plan your visit`,
    t`Before you visit ${name} in ${town}: the way, parking, hours, accessibility, rules, changes and refunds.`,
  );
  useAskedFromPrice();
  const house = useHouse();
  const items = house?.content?.questions?.items ?? defaultQuestions;
  useStructuredData(() => [faqData(items, house?.changeRules)]);
  const onTheWay = wayIn?.stops.map(({ question }) => question) ?? [];
  const known = items.filter((item) => item.state !== 'unknown' && !onTheWay.includes(keyOf(item)));
  const of = (topic: VisitorQuestion['topic']) => <Questions items={known.filter((item) => item.topic === topic)} />;
  return (
    <>
      <Masthead title={t`Plan your visit`} lead={t`How to come, what to bring, and what happens when plans change.`}>
        <Now>
          <HouseFacts />
          <ButtonLink to="/tours">
            <Trans>Book a tour</Trans>
          </ButtonLink>
          <ButtonLink to="/groups" kind="second">
            <Trans>Groups and schools</Trans>
          </ButtonLink>
        </Now>
      </Masthead>
      {wayIn ? <WayStrip way={wayIn} items={items} /> : null}
      <Terrace>
        <PageBody>
          <Parts>
            {wayIn ? null : (
              <section id="arrival" aria-labelledby="arrival-title">
                <h2 id="arrival-title">
                  <Trans>Getting here</Trans>
                </h2>
                <Arrival />
              </section>
            )}
            <Hours>{of('arrival')}</Hours>
            <section aria-labelledby="accessibility-title" id="accessibility">
              <h2 id="accessibility-title">
                <Trans>Accessibility</Trans>
              </h2>
              {of('accessibility')}
              <NotKnown items={items.filter(({ state }) => state === 'unknown')} />
            </section>
            <section aria-labelledby="rules-title" id="rules">
              <h2 id="rules-title">
                <Trans>Good to know</Trans>
              </h2>
              {of('rules')}
            </section>
            <Changes />
            <section aria-labelledby="other-title" id="other">
              <h2 id="other-title">
                <Trans>Questions</Trans>
              </h2>
              {of('other')}
            </section>
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
    ? [{ question: t`Can I change or cancel my visit?`, answer: ruleOfAnyVisit(rules).join(' ') }]
    : [];
  return {
    '@type': 'FAQPage',
    inLanguage: language,
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
          <Trans>Map and directions</Trans>
        </ButtonLink>
      </Text>
    </>
  );
}
