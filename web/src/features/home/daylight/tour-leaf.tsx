import { useId } from 'react';
import { styled } from 'styled-components';
import { tourDrawings } from '../../../art/tour-drawings.js';
import { ButtonLink } from '../../../design/controls/button-link.js';
import { Badge } from '../../../design/marks/badge.js';
import { Text } from '../../../design/type/text.js';
import type { OfferedTour } from '../../../lib/offered-tour.js';
import { bookingAddress, partyLabel, printedPrice, tourBadge } from '../../../lib/tour-labels.js';
import { shortDate } from '../../../lib/venue-dates.js';

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

const Inside = styled.div`
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
export function TourLeaf({ tour }: { readonly tour: OfferedTour }) {
  const nameId = useId();
  const linkId = useId();
  const badge = tourBadge(tour.type);
  const { from } = tour;
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
      <Inside>
        <Text kind="caps">{partyLabel(tour)}</Text>
        <h3 id={nameId}>{tour.name}</h3>
        <Next data-free={tour.next ? '' : undefined}>
          {tour.next
            ? `Next opening: ${shortDate(tour.next.date)}, ${tour.next.time}`
            : 'No openings in the next 30 days'}
        </Next>
        <Text kind="serif">
          {tour.description} {tour.duration}.
        </Text>
        <Way>
          <p>
            {from === undefined ? null : <span>from</span>} <b>{from ?? printedPrice(tour.price)}</b>{' '}
            {from === undefined ? <span>per person</span> : null}
          </p>
          <ButtonLink id={linkId} to={bookingAddress(tour.type, tour.id)} aria-labelledby={`${linkId} ${nameId}`}>
            Book Online
          </ButtonLink>
        </Way>
      </Inside>
    </Leaf>
  );
}
