import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { pageSkylines } from '#house/about/skylines.js';
import { GuestBookDocument, type GuestBookQuery } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Masthead } from '../../kit/design/frames/masthead.js';
import { Terrace } from '../../kit/design/frames/terrace.js';
import { PageBody } from '../../kit/design/layout/page.js';
import { Text } from '../../kit/design/type/text.js';
import { usePageTitle } from '../../kit/document/page-title.js';
import { useRenderedQuery } from '../../kit/document/use-rendered-query.js';
import { type GuestBookPage as Leaf, monthInWords, sheetInAddress, sheetSearch } from '../../kit/lib/guest-book.js';
import { DrawnState } from '../design/drawn-state.js';
import { PageWaiting } from '../design/page-states.js';

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-4);
  margin-top: var(--s-6);
  text-align: center;
`;

const Turn = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s-3);
`;

/** /guest-book: what visitors wrote, newest visits first. */
export function GuestBookPage() {
  const { name, town } = thisHouse;
  usePageTitle(
    t`Guest book`,
    t`What visitors wrote after their tour of ${name} in ${town}. Only parties that were here can write, once.`,
  );
  return (
    <>
      <Masthead
        title={t`Guest book`}
        lead={t`Written by people who came. Only parties that were here can write, once.`}
        skyline={pageSkylines.guestBook}
      />
      <Terrace>
        <PageBody>
          <Book />
        </PageBody>
      </Terrace>
    </>
  );
}

function Book() {
  const sheet = sheetInAddress(useRenderedQuery());
  const { data, loading, refetch } = useQuery(GuestBookDocument, {
    variables: { sheet },
    // The gateway's HTML has an answer, but hydration can come much later: ask again.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const book = data?.guestBook;
  if (book) return book.total === 0 ? <Empty /> : <Sheet book={book} />;
  if (loading) {
    return <PageWaiting>{t`Opening the book...`}</PageWaiting>;
  }
  return (
    <DrawnState
      alert
      title={t`The book can’t be opened right now`}
      action={<Button onClick={() => void refetch().catch(() => undefined)}>{t`Try again`}</Button>}
    >
      <Trans>We couldn’t load the guest book.</Trans>
    </DrawnState>
  );
}

function Empty() {
  return (
    <DrawnState
      of="emptyBook"
      title={t`The first page is still white`}
      action={<ButtonLink to="/tours">{t`Book a Tour`}</ButtonLink>}
    >
      <Trans>After a visit, its party can write here by the link to its visit.</Trans>
    </DrawnState>
  );
}

const Leaves = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 clamp(1.5rem, 4vw, 3.5rem);
  padding: clamp(1.25rem, 4vw, 3rem);
  background: var(--paper-raised);
  box-shadow: var(--sh-card);
  li { display: grid; align-content: space-between; padding-block: var(--s-5); border-bottom: 1px solid var(--ruling); }
  figure { display: grid; gap: var(--s-2); align-content: space-between; height: 100%; }
  blockquote { font: italic 400 var(--t-5) / 1.5 var(--text); white-space: pre-line; overflow-wrap: anywhere; text-wrap: pretty; }
  figcaption { font: 400 var(--t-4) / 1.2 var(--title); overflow-wrap: anywhere; }
  figcaption span { display: block; font: 400 var(--t-2) / 1.4 var(--ui); color: var(--ink-soft); }
  @media (min-width: 56rem) {
    &[data-open] { grid-template-columns: repeat(2, minmax(0, 1fr)); }
    &[data-open]::before { content: ""; position: absolute; inset: 1.5rem auto 1.5rem 50%; border-left: 4px double var(--brass-deep); }
  }
`;

function BookLeaves({ pages }: { readonly pages: readonly Leaf[] }) {
  return (
    <Leaves aria-label={t`Pages of the guest book`} data-open={pages.length > 1 ? '' : undefined}>
      {pages.map(({ id, words, firstName, visitedIn }) => {
        const month = monthInWords(visitedIn);
        return (
          <li key={id}>
            <figure>
              <blockquote>{words}</blockquote>
              <figcaption>
                {firstName}
                <span>{t`Visited in ${month}`}</span>
              </figcaption>
            </figure>
          </li>
        );
      })}
    </Leaves>
  );
}

function Sheet({ book }: { readonly book: NonNullable<GuestBookQuery['guestBook']> }) {
  const { pages, total, sheet, sheets } = book;
  const since = book.since ? monthInWords(book.since) : '';
  return (
    <>
      <BookLeaves pages={pages} />
      <Foot>
        {sheets > 1 ? (
          <Turn aria-label={t`Turn the pages`}>
            {sheet > 1 ? (
              <ButtonLink kind="second" to={`/guest-book${sheetSearch(sheet - 1)}`}>
                <Trans>Newer pages</Trans>
              </ButtonLink>
            ) : null}
            {sheet < sheets ? (
              <ButtonLink kind="second" to={`/guest-book${sheetSearch(sheet + 1)}`}>
                <Trans>Older pages</Trans>
              </ButtonLink>
            ) : null}
          </Turn>
        ) : null}
        <Text soft>
          {total === 1
            ? t`The first entry. Yours could be the second.`
            : t`We leave words out, we never change them. ${plural(total, { one: '# entry', other: '# entries' })} since ${since}.`}
        </Text>
      </Foot>
    </>
  );
}
