import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { styled } from 'styled-components';
import { tourDrawings } from '#house/drawings/tour-drawings.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Page } from '../../kit/design/layout/page.js';
import { Badge } from '../../kit/design/marks/badge.js';
import { Text } from '../../kit/design/type/text.js';
import type { OfferedTour } from '../../kit/lib/offered-tour.js';
import { bookingAddress, isFirstOfType, partyLabel, printedPrice, tourBadge } from '../../kit/lib/tour-labels.js';
import { printedTime, shortDate } from '../../kit/lib/venue-dates.js';
import { textLang } from '../../kit/words/text-lang.js';
import { useRecentTours } from './recent-tours.js';

const Inside = styled(Page)`
  padding-block: clamp(2.5rem, 5vw, 5rem);
  > div { display: grid; justify-items: center; gap: var(--s-3); margin-bottom: clamp(1.75rem, 3vw, 3rem); text-align: center; }
  h2 { font-size: var(--t-8); }
  > div > p { max-width: 40rem; font: 400 var(--t-4) / 1.5 var(--text); color: var(--fg-soft); }
`;

const Leaves = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(1.25rem, 2.4vw, 2.25rem);
  max-width: 34rem;
  margin-inline: auto;
  @media (min-width: 48rem) { max-width: none; }
  @media (min-width: 62rem) { grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); }
`;

const Leaf = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  background: var(--raised);
  box-shadow: var(--sh-card);
  > img { width: 100%; max-width: none; height: auto; aspect-ratio: 5 / 3; object-fit: cover; }
  > span { position: absolute; z-index: 1; top: 12px; left: 12px; }
  @media (min-width: 48rem) and (max-width: 61.99rem) {
    grid-template: auto / 2fr 3fr;
    > img { height: 100%; aspect-ratio: auto; }
  }
`;

const OnLeaf = styled.div`
  display: grid;
  grid-template-rows: auto auto auto 1fr auto;
  gap: var(--s-3);
  padding: var(--s-5);
  border-top: 4px double var(--rule);
  @media (min-width: 48rem) and (max-width: 61.99rem) { border-top: 0; border-left: 4px double var(--rule); }
`;

/** A lit lamp marks an opening. */
const Next = styled.p`
  display: flex;
  align-items: center;
  gap: 0.6em;
  font: 500 var(--t-3) / 1.3 var(--ui);
  &[data-free]::before { content: ""; flex: none; width: 14px; height: 14px; border-radius: 50%; background: radial-gradient(var(--lamp-hot) 30%, var(--lamp)); box-shadow: 0 0 0 2px var(--brass-deep); }
`;

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  padding-top: var(--s-4);
  border-top: 1px solid var(--line);
  b { display: block; font: 400 var(--t-7) / 1 var(--title); }
  span { font: 400 var(--t-2) / 1.2 var(--ui); color: var(--fg-soft); }
`;

/** One tour: name, next opening, price, and a link to book it. */
function TourLeaf({ tour, isFirst }: { readonly tour: OfferedTour; readonly isFirst: boolean }) {
  const nameId = useId();
  const linkId = useId();
  const badge = tourBadge(tour.type, isFirst);
  const { from, next } = tour;
  const [day, time] = next ? [shortDate(next.date), printedTime(next.time)] : ['', ''];
  const price = printedPrice(tour.price);
  return (
    <Leaf aria-labelledby={nameId}>
      {badge ? <Badge kind={badge.kind}>{badge.words}</Badge> : null}
      <img
        src={tourDrawings[tour.type].src}
        alt={tourDrawings[tour.type].alt}
        width={600}
        height={360}
        loading="lazy"
      />
      <OnLeaf>
        <Text kind="caps">{partyLabel(tour)}</Text>
        <h3 id={nameId} lang={textLang(tour, 'name')}>
          {tour.name}
        </h3>
        <Next data-free={next ? '' : undefined}>
          {next ? t`Next opening: ${day}, ${time}` : t`No openings in the next 30 days`}
        </Next>
        <Text kind="serif">
          <span lang={textLang(tour, 'description')}>{tour.description}</span> {tour.duration}.
        </Text>
        <Way>
          <p>
            {from === undefined ? (
              <Trans>
                <b>{price}</b> <span>per person</span>
              </Trans>
            ) : (
              <Trans>
                <span>from</span> <b>{from}</b>
              </Trans>
            )}
          </p>
          <ButtonLink id={linkId} to={bookingAddress(tour.type, tour.id)} aria-labelledby={`${linkId} ${nameId}`}>
            <Trans>Book Online</Trans>
          </ButtonLink>
        </Way>
      </OnLeaf>
    </Leaf>
  );
}

interface ToursOnOfferProps {
  /** The fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** The tours, each with its next opening, fetched again when the page opens. Until they are known, a link to the tours page. */
export function ToursOnOffer({ id, title, text }: ToursOnOfferProps) {
  const tours = useRecentTours();
  return (
    <Inside as="section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
        {tours?.length ? null : (
          <ButtonLink to="/tours">
            <Trans>See the tours</Trans>
          </ButtonLink>
        )}
      </div>
      {tours?.length ? (
        <Leaves aria-label={t`Tours`}>
          {tours.map((tour) => (
            <TourLeaf key={tour.id} tour={tour} isFirst={isFirstOfType(tour, tours)} />
          ))}
        </Leaves>
      ) : null}
    </Inside>
  );
}
