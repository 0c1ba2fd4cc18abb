import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { GroupsPageDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { PageBody } from '../../kit/design/layout/page.js';
import { media } from '../../kit/design/media.js';
import { TextLink } from '../../kit/design/type/text-link.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { Reach } from '../../kit/document/reach.js';
import { useRevalidate } from '../../kit/document/use-revalidate.js';
import { printedCents } from '../../kit/lib/money.js';
import { textLang } from '../../kit/words/text-lang.js';
import { DrawnState } from '../design/drawn-state.js';
import { PageWaiting } from '../design/page-states.js';
import { AskedVisit, GroupAskForm } from './ask-form.js';
import { type GroupTour, termSentences, toursOfGroups } from './group-terms.js';

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

function printed(cents: number | undefined): string {
  return cents === undefined ? t`With the quote` : printedCents(cents);
}

/** The prices that managers have set; without any, none is shown. */
function GroupPrices({ tours }: { readonly tours: readonly GroupTour[] }) {
  const priced = tours.filter(({ school, adult }) => school !== undefined || adult !== undefined);
  return (
    <Section aria-labelledby="prices">
      <h2 id="prices">
        <Trans>Prices</Trans>
      </h2>
      {priced.length === 0 ? (
        <p>
          <Trans>We answer your request with a price.</Trans>
        </p>
      ) : (
        <>
          <Prices>
            <caption>
              <Trans>For each person who pays. Schools are groups of which at least half are pupils.</Trans>
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <Trans>Tour</Trans>
                </th>
                <th scope="col">
                  <Trans>Schools</Trans>
                </th>
                <th scope="col">
                  <Trans>Others</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {priced.map(({ id, name, untranslated, school, adult }) => (
                <tr key={id}>
                  <th scope="row" lang={textLang({ untranslated }, 'name')}>
                    {name}
                  </th>
                  <td>{printed(school)}</td>
                  <td>{printed(adult)}</td>
                </tr>
              ))}
            </tbody>
          </Prices>
          {priced.length < tours.length ? (
            <p>
              <Trans>For other tours we answer your request with a price.</Trans>
            </p>
          ) : null}
        </>
      )}
    </Section>
  );
}

function GroupsBody() {
  const { data, loading, refetch } = useQuery(GroupsPageDocument, { notifyOnNetworkStatusChange: true });
  useRevalidate(GroupsPageDocument);
  const [asked, setAsked] = useState<Record<'number' | 'email', string>>();
  if (loading && !data) return <PageWaiting>{t`Loading the conditions...`}</PageWaiting>;
  if (!data) {
    return (
      <DrawnState
        alert
        title={t`We couldn’t load this page`}
        action={
          <Button onClick={() => void refetch().catch(() => undefined)}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>
          Try again, or call <Reach />.
        </Trans>
      </DrawnState>
    );
  }
  const { groupTerms: terms } = data;
  const { smallestGroup } = terms;
  const tours = toursOfGroups(data);
  if (tours.length === 0) {
    return (
      <DrawnState of="missing" title={t`No tour takes groups at the moment`}>
        <Trans>
          To ask, call <Reach />.
        </Trans>
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
        <h2 id="terms">
          <Trans>How it works</Trans>
        </h2>
        <ul>
          {termSentences(terms).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <p>
          <Trans>
            Fewer than {smallestGroup} people? <TextLink to="/tours">Book online</TextLink>.
          </Trans>
        </p>
      </Section>
    </Columns>
  );
}

/** /groups: schools and other organizations read prices and conditions, and ask for a visit. */
export function GroupsPage() {
  const { name, town } = thisHouse;
  usePageTitle(
    t`Groups and schools`,
    t`Bring a school class or another group to ${name} in ${town}: prices, conditions, and a form to ask for days and a quote.`,
  );
  return (
    <>
      <Masthead
        title={t`Groups and schools`}
        lead={t`Tell us how many come, and when. We answer by e-mail with a quote.`}
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
