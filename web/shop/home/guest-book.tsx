import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { testimonials } from '#house/texts/testimonials.js';
import { Plate } from '../../kit/design/frames/plate.js';
import { Paper } from '../../kit/design/ground/ground.js';
import { Page as Frame } from '../../kit/design/layout/page.js';
import { TextLink } from '../../kit/design/type/text-link.js';
import { createLiveState, useLiveState } from '../../kit/document/live-state.js';
import { useHouse } from '../../kit/document/use-house.js';
import { fetchOrThrow } from '../../kit/lib/fetch-or-throw.js';
import { type GuestBookPage, monthInWords, shownAtHome } from '../../kit/lib/guest-book.js';
import { isolated } from '../../kit/lib/names.js';
import { requestTimeout } from '../../kit/lib/request-timeout.js';

type Pages = readonly GuestBookPage[] | undefined;

const bookStore = createLiveState('guestBook');

async function readGuestBook(): Promise<Pages> {
  const response = await fetchOrThrow('/api/guest-book', { signal: requestTimeout() });
  const { pages } = (await response.json()) as { readonly pages: readonly GuestBookPage[] };
  return shownAtHome(pages);
}

/** The newest pages of the guest book, fetched again when the page opens; undefined while there are too few. */
function useGuestBook(): Pages {
  const book = useLiveState(bookStore);
  useEffect(() => {
    readGuestBook().then(bookStore.send, () => undefined);
  }, []);
  return book;
}

const Morning = styled(Frame)`
  padding-block: clamp(2rem, 4vw, 3.5rem) clamp(3.5rem, 2.5rem + 3vw, 5.5rem);
`;

const Book = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  filter: drop-shadow(0 1px 0 rgb(29 26 22 / 0.25)) drop-shadow(0 24px 28px rgb(29 26 22 / 0.24));
  @media (min-width: 60rem) { grid-template-columns: 5fr 7fr; }
`;

const EndPaper = styled.div`
  display: grid;
  place-items: center;
  min-height: 13rem;
  padding: clamp(1.5rem, 3vw, 3rem);
  background: var(--oxblood) var(--endpaper);
`;

const Label = styled(Plate)`
  display: grid;
  justify-items: center;
  gap: var(--s-3);
  width: min(100%, 21rem);
  padding: var(--s-6) var(--s-5);
  text-align: center;
  svg { color: var(--brass-deep); }
  p { font: italic 400 var(--t-4) / 1.4 var(--text); color: var(--ink-soft); text-wrap: balance; }
`;

const Leaf = styled.ul`
  --line-height: 2.375rem;
  position: relative;
  display: grid;
  gap: var(--s-5);
  align-content: center;
  padding: clamp(1.5rem, 3vw, 2.75rem) clamp(1.25rem, 3.6vw, 3.5rem);
  background: var(--paper-raised);
  &::before { content: ""; position: absolute; inset: 0 0 auto; height: 18px; background: linear-gradient(rgb(29 26 22 / 0.16), transparent); pointer-events: none; }
  blockquote { font: italic 400 clamp(1.25rem, 1.1rem + 0.7vw, 1.5rem) / var(--line-height) var(--text); text-wrap: pretty; white-space: pre-line; overflow-wrap: anywhere; background: linear-gradient(transparent calc(100% - 1px), var(--ruling) 0) 0 -0.42rem / 100% var(--line-height); }
  figcaption { display: flex; align-items: baseline; gap: var(--s-3); font: 400 var(--t-4) / var(--line-height) var(--title); color: var(--ink-soft); }
  figcaption::before { content: ""; flex: 1; border-bottom: 2px dotted var(--paper-edge); opacity: 0.75; translate: 0 -0.15em; }
  @media (min-width: 60rem) { &::before { inset: 0 auto 0 0; width: 30px; height: auto; background: linear-gradient(90deg, rgb(29 26 22 / 0.2), transparent); } }
`;

interface Page {
  readonly id: string;
  readonly words: string;
  readonly by: string;
}

const SAMPLE = t`Sample page`;

/** Visitors' pages; with fewer than three, what staff entered; without either, samples that are labeled as such. */
export function GuestBook() {
  const entered = useHouse()?.content?.testimonials?.items;
  const book = useGuestBook();
  const pages: readonly Page[] =
    book?.map(({ id, words, firstName, visitedIn }) => {
      const name = isolated(firstName);
      const month = monthInWords(visitedIn);
      return { id, words, by: t`${name}, visited in ${month}` };
    }) ?? (entered ?? testimonials).map(({ words, by }) => ({ id: words, words, by: entered ? by : SAMPLE }));
  const isReal = (book ?? entered) !== undefined;
  return (
    <Paper as="section" aria-labelledby="guest-book">
      <Morning>
        <Book>
          <EndPaper>
            <Label>
              <thisHouse.Ornament width={64} />
              <h2 id="guest-book">
                <Trans>The guest book</Trans>
              </h2>
              <p>
                {isReal
                  ? t`What visitors wrote after their visit.`
                  : t`Sample pages, until visitors’ own words are in.`}
              </p>
              {book ? (
                <TextLink to="/guest-book">
                  <Trans>Read the guest book</Trans>
                </TextLink>
              ) : null}
            </Label>
          </EndPaper>
          <Leaf>
            {pages.map(({ id, words, by }) => (
              <li key={id}>
                <figure>
                  <blockquote>{words}</blockquote>
                  <figcaption>{by}</figcaption>
                </figure>
              </li>
            ))}
          </Leaf>
        </Book>
      </Morning>
    </Paper>
  );
}
