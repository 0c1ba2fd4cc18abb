import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { GroupsPageDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Plate } from '../../kit/design/frames/plate.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { PageBody } from '../../kit/design/layout/page.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { TextLink } from '../../kit/design/type/text-link.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { Reach } from '../../kit/document/reach.js';
import { useRevalidate } from '../../kit/document/use-revalidate.js';
import { printedCents } from '../../kit/lib/money.js';
import { DrawnState } from '../design/drawn-state.js';
import { PageWaiting } from '../design/page-states.js';
import { GroupAskForm } from './ask-form.js';
import { type GroupTerms, type GroupTour, termSentences, toursOfGroups } from './group-terms.js';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) var(--s-7);
  align-items: start;
  ${media.fromDesktop} {
    grid-template: "prices terms" auto "form terms" 1fr / minmax(0, 8fr) minmax(0, 4fr);
    > :nth-child(1) { grid-area: prices; }
    > :nth-child(2) { grid-area: form; }
    > :nth-child(3) { grid-area: terms; }
  }
`;

const Section = styled.section`
  h2 { font-size: var(--t-6); }
  p { margin-top: var(--s-3); font: 400 var(--t-4)/1.5 var(--text); }
  ul, ol { display: grid; gap: var(--s-3); margin-top: var(--s-4); font: 400 var(--t-3)/1.5 var(--text); }
  li { padding-left: var(--s-3); border-left: 4px double var(--rule); }
`;

const Prices = styled.table`
  width: 100%;
  margin-top: var(--s-4);
  border-collapse: collapse;
  font: 400 var(--t-3)/1.4 var(--ui);
  caption { text-align: left; color: var(--fg-soft); font-size: var(--t-2); }
  th, td { padding: var(--s-2) 0 var(--s-2) var(--s-3); border-bottom: 1px solid var(--rule); text-align: right; vertical-align: baseline; font-variant-numeric: tabular-nums; }
  th { font-weight: 600; }
  th:first-child { padding-left: 0; text-align: left; }
`;

const Done = styled(Plate)`
  padding: clamp(1.5rem, 1rem + 2vw, 2.5rem) clamp(1rem, 0.5rem + 2.5vw, 2.25rem);
  b { white-space: nowrap; font-variant-numeric: tabular-nums; }
  > :not(h2) { margin-top: var(--s-4); }
  ol { display: grid; gap: var(--s-2); padding-left: 1.25em; list-style: decimal; font: 400 var(--t-4)/1.5 var(--text); }
  p { overflow-wrap: anywhere; }
`;

function printed(cents: number | undefined): string {
  return cents === undefined ? 'With the quote' : printedCents(cents);
}

/** The prices that managers have set; without any, none is shown. */
function GroupPrices({ tours }: { readonly tours: readonly GroupTour[] }) {
  const priced = tours.filter(({ school, adult }) => school !== undefined || adult !== undefined);
  return (
    <Section aria-labelledby="prices">
      <h2 id="prices">Prices</h2>
      {priced.length === 0 ? (
        <p>We answer your request with a price.</p>
      ) : (
        <>
          <Prices>
            <caption>For each person who pays. Schools are groups of which at least half are pupils.</caption>
            <thead>
              <tr>
                <th scope="col">Tour</th>
                <th scope="col">Schools</th>
                <th scope="col">Others</th>
              </tr>
            </thead>
            <tbody>
              {priced.map(({ id, name, school, adult }) => (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>{printed(school)}</td>
                  <td>{printed(adult)}</td>
                </tr>
              ))}
            </tbody>
          </Prices>
          {priced.length < tours.length ? <p>For other tours we answer your request with a price.</p> : null}
        </>
      )}
    </Section>
  );
}

/** In place of the form, with the focus. */
function AskedVisit({ number, email, terms }: Record<'number' | 'email', string> & { readonly terms: GroupTerms }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Done as="section" aria-labelledby="asked">
      <h2 id="asked" ref={title} tabIndex={-1}>
        We have your request
      </h2>
      <Text kind="serif">
        Its number is <b>{number}</b>. We answer by e-mail to {email}.
      </Text>
      <ol>
        <li>We look for times on your days, and send you a quote. No seat is held until then.</li>
        <li>You accept the quote by the link in that e-mail, and we hold your seats.</li>
        <li>
          {terms.depositPercent > 0
            ? 'You pay the deposit or send a purchase order, and your seats are booked.'
            : 'We confirm, and your seats are booked.'}
        </li>
      </ol>
      <Text kind="serif">
        Something to add? Call <Reach />, and name your number.
      </Text>
    </Done>
  );
}

function GroupsBody() {
  const { data, loading, refetch } = useQuery(GroupsPageDocument, { notifyOnNetworkStatusChange: true });
  useRevalidate(GroupsPageDocument);
  const [asked, setAsked] = useState<Record<'number' | 'email', string>>();
  if (loading && !data) return <PageWaiting>Loading the conditions...</PageWaiting>;
  if (!data) {
    return (
      <DrawnState
        alert
        title="We couldn’t load this page"
        action={<Button onClick={() => void refetch().catch(() => undefined)}>Try again</Button>}
      >
        Try again, or call <Reach />.
      </DrawnState>
    );
  }
  const { groupTerms: terms } = data;
  const tours = toursOfGroups(data);
  if (tours.length === 0) {
    return (
      <DrawnState of="missing" title="No tour takes groups at the moment">
        To ask, call <Reach />.
      </DrawnState>
    );
  }
  return (
    <Columns>
      <GroupPrices tours={tours} />
      {asked ? (
        <AskedVisit {...asked} terms={terms} />
      ) : (
        <GroupAskForm terms={terms} tours={tours} onAsked={(number, email) => setAsked({ number, email })} />
      )}
      <Section aria-labelledby="terms">
        <h2 id="terms">How it works</h2>
        <ul>
          {termSentences(terms).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>
          Fewer than {terms.smallestGroup} people? <TextLink to="/tours">Book online</TextLink>.
        </p>
      </Section>
    </Columns>
  );
}

/** /groups: schools and other organizations read prices and conditions, and ask for a visit. */
export function GroupsPage() {
  usePageTitle(
    'Groups and schools',
    `Bring a school class or another group to ${thisHouse.name} in ${thisHouse.town}: prices, conditions, and a form to ask for days and a quote.`,
  );
  return (
    <>
      <Masthead
        title="Groups and schools"
        lead="Tell us how many come, and when. We answer by e-mail with a quote."
        skyline={thisHouse.drawings.skyline.tours}
      />
      <Terrace>
        <PageBody>
          <GroupsBody />
        </PageBody>
      </Terrace>
    </>
  );
}
