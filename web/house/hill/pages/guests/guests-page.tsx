import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { styled } from 'styled-components';
import { ButtonLink } from '../../../../kit/design/controls/button-link.js';
import { Frame } from '../../../../kit/design/frames/frame.js';
import { Masthead } from '../../../../kit/design/frames/masthead.js';
import { Paper } from '../../../../kit/design/ground/ground.js';
import { Page } from '../../../../kit/design/layout/page.js';
import { media } from '../../../../kit/design/media.js';
import { Text } from '../../../../kit/design/type/text.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import { useRenderedQuery } from '../../../../kit/document/use-rendered-query.js';
import { OnRecordGap, OnRecordSwitch } from '../../design/on-record-switch.js';
import { DrawingImage } from '../../drawings/drawing.js';
import { drawing } from '../../drawings/scenes/drawings.js';
import skyline from '../../drawings/skyline-cards.svg';
import { guestCategories } from '../../texts/guests/guests.js';
import { imageCredits, imageCreditsLead } from '../../texts/image-credits.js';
import { CardTable, TableTop } from './card-table.js';
import { CategoryCard, Hands } from './category-card.js';
import { categoryIn, guestsPath } from './category-in-address.js';
import { CategoryPage } from './category-page.js';

const Ledge = styled(Paper)`
  position: relative;
  z-index: 1;
  border-top: 1px solid var(--brass);
  box-shadow: 0 -3px 0 var(--night), 0 -4px 0 var(--brass);
`;

const Credits = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) var(--s-8);
  padding-block: clamp(2.5rem, 2rem + 2.4vw, 4rem) clamp(3rem, 2rem + 4vw, 5.5rem);
  h2 + p { margin-top: var(--s-3); }
  dl { border-top: 4px double var(--rule); }
  dl > div { display: grid; gap: var(--s-1) var(--s-5); padding-block: var(--s-3); border-bottom: 1px solid var(--line); }
  dt { font: 400 var(--t-5) / 1.2 var(--title); }
  dd { font: 400 var(--t-3) / 1.5 var(--text); color: var(--fg-soft); }
  ${media.fromPhone} { dl > div { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); align-items: baseline; } }
  ${media.fromDesktop} { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); }
`;

function ImageCredits() {
  return (
    <Ledge as="section" aria-labelledby="image-credits">
      <Credits>
        <div>
          <h2 id="image-credits">Image credits</h2>
          <Text kind="serif">{imageCreditsLead}</Text>
        </div>
        <dl>
          {imageCredits.map(({ subject, credit }) => (
            <div key={subject}>
              <dt>{subject}</dt>
              <dd>{credit}</dd>
            </div>
          ))}
        </dl>
      </Credits>
    </Ledge>
  );
}

/** The categories, a hand of cards each, and the image credits. */
function OverviewPage() {
  usePageTitle(
    'Who’s Who',
    'The famous and infamous of Top O’ Hill Terrace: film stars, musicians, champions, a magnate and two jokers, each with how sure we are that they came.',
  );
  return (
    <>
      <Masthead
        title="Who’s Who"
        lead="Nineteen guests, dealt in suits. Most are reported, some are local tradition; each card says which."
        skyline={skyline}
      />
      <CardTable>
        <TableTop>
          <OnRecordSwitch />
          <Hands aria-label="Categories of guests" data-told="">
            {guestCategories.map((category) => (
              <CategoryCard key={category.id} category={category} />
            ))}
          </Hands>
          <OnRecordGap>No guest’s visit to the hill is on record.</OnRecordGap>
          <GuestsInFull />
        </TableTop>
      </CardTable>
      <ImageCredits />
    </>
  );
}

/** All texts for readers without scripts. Only in the prerendered page. */
function GuestsInFull() {
  return (
    <noscript>
      {guestCategories.map(({ id, title, guests }) => (
        <section key={id}>
          <h2>{title}</h2>
          {guests.map(({ id: guestId, name, description, era, notable, biography, certainty }) => (
            <section key={guestId}>
              <h3>{name}</h3>
              <p>{description}</p>
              <p>
                {era}. {notable}. The visit: {certainty}.
              </p>
              {biography.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </section>
      ))}
    </noscript>
  );
}

const Alone = styled(TableTop)`
  display: grid;
  justify-items: center;
  gap: var(--s-5);
  text-align: center;
  > div { --mat: var(--night); width: min(100%, 34rem); }
`;

function UnknownCategoryPage() {
  usePageTitle('No such category. Who’s Who');
  return (
    <>
      <Masthead title="Who’s Who" lead="That suit is not in our deck." skyline={skyline} />
      <CardTable>
        <Alone>
          <Frame>
            <DrawingImage drawing={drawing('empty-table')} />
          </Frame>
          <h2>Nobody at this table</h2>
          <Text kind="serif" maxWidth="30rem">
            There is no such category. We have five, with nineteen guests among them.
          </Text>
          <ButtonLink to={guestsPath}>See all categories</ButtonLink>
        </Alone>
      </CardTable>
    </>
  );
}

/** /famous-infamous: all categories, or the one in the URL. */
export function GuestsPage() {
  const named = categoryIn(useRenderedQuery());
  useCategoryArrival();
  if (named === 'overview') return <OverviewPage />;
  const category = guestCategories.find(({ id }) => id === named);
  return category === undefined ? <UnknownCategoryPage /> : <CategoryPage category={category} />;
}

/**
 * A change of category is a page change with the same path: scrolls to the top and focuses the title. Back, Forward and
 * the first page are left to the browser.
 */
function useCategoryArrival(): void {
  const { search } = useLocation();
  const navigation = useNavigationType();
  const arrivedAt = useRef(search);

  useEffect(() => {
    if (arrivedAt.current === search) return;
    arrivedAt.current = search;
    if (navigation !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [search, navigation]);
}
