import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import type { TourType } from '../../generated/operations.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { Text } from '../../kit/design/type/text.js';
import { DAYS_SEARCHED } from '../../kit/lib/offered-tour.js';
import { bookingAddress } from '../../kit/lib/tour-labels.js';
import { printedTime, shortDate } from '../../kit/lib/venue-dates.js';
import { useRecentTours } from './recent-tours.js';

/** Its height is reserved, because a page of the build does not know the time yet. */
const Inside = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: var(--s-2);
  min-height: 11rem;
  > b { font: 400 var(--t-7) / 1.15 var(--title); }
  > a { margin-top: var(--s-3); }
`;

/** The next free time of a tour, and a button to book it; when none is free or known, a sentence and a way on. */
export function NextFree({ type }: { readonly type: TourType }) {
  const tours = useRecentTours();
  const tour = tours?.find((each) => each.type === type);
  if (!tour) {
    return (
      <Inside>
        <Text kind="serif">
          <Trans>The calendar has the free times of every tour.</Trans>
        </Text>
        <ButtonLink to="/tours">
          <Trans>See the tours</Trans>
        </ButtonLink>
      </Inside>
    );
  }
  const { name, duration, id, next } = tour;
  const [day, time] = next ? [shortDate(next.date), printedTime(next.time)] : ['', ''];
  return (
    <Inside>
      <Text kind="caps">{next ? t`Next free time there` : t`No time is free in the next ${DAYS_SEARCHED} days`}</Text>
      <b>{next ? t`${day}, ${time}` : name}</b>
      <Text kind="ui" soft>
        {next
          ? [name, duration].join(', ')
          : t`The calendar goes further, and a waiting list tells you when a seat comes free.`}
      </Text>
      <ButtonLink to={bookingAddress(type, id)}>{next ? t`Book this tour` : t`Open the calendar`}</ButtonLink>
    </Inside>
  );
}
