import { useQuery } from '@apollo/client/react';
import { styled } from 'styled-components';
import { venue } from '../../content/venue.js';
import { Icon } from '../../design/marks/icon.js';
import { Leaders } from '../../design/marks/leaders.js';
import { TextLink } from '../../design/type/text-link.js';
import { HoursLines } from '../../document/hours-lines.js';
import { addressLine, placeSentence } from '../../document/house-words.js';
import { OpenToday } from '../../document/open-today.js';
import { useHouse, useHouseDetails } from '../../document/use-house.js';
import { ToursPageDocument } from '../../generated/operations.js';
import { specialDayText } from '../../lib/house-hours.js';
import { partyWords, TOUR_TYPES, tourWords } from '../../lib/tour-labels.js';

const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: clamp(3rem, 6vw, 5.5rem);
  border-top: 4px double var(--brass-deep);
  > section { padding-block: var(--s-5); }
  > section + section { border-top: 1px solid var(--brass-deep); }
  h2 { display: flex; gap: var(--s-3); align-items: center; font-size: var(--t-5); }
  h2 svg { flex: none; color: var(--brass-deep); }
  p, dl { margin-top: var(--s-3); }
  p { font: 400 var(--t-3) / 1.55 var(--text); }
  @media (min-width: 62rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > section:not(:last-child) { padding-right: var(--s-6); }
    > section + section { border-top: 0; border-left: 1px solid var(--brass-deep); padding-left: var(--s-6); }
  }
`;

/** Most special days in the panel. */
const MOST_SPECIAL_DAYS = 4;

/** Location, hours and group size. Appointments by phone and the hours that can be booked online are separate (product.md §10). */
export function BeforeYouCome() {
  const house = useHouse();
  const details = useHouseDetails();
  // The list of tours on the same page fetches them.
  const { data } = useQuery(ToursPageDocument, { fetchPolicy: 'cache-only' });
  const tours = data?.tours ?? [];
  return (
    <Panels>
      <section aria-labelledby="location">
        <h2 id="location">
          <Icon name="place" size={26} />
          Location
        </h2>
        <p>
          {placeSentence(details && addressLine(details))} {venue.parking}{' '}
          <TextLink to="/visit-us">Plan your visit</TextLink>
        </p>
      </section>
      <section aria-labelledby="hours">
        <h2 id="hours">
          <Icon name="clock" size={26} />
          Hours
        </h2>
        <OpenToday />
        <HoursLines />
        {house?.specialDays.slice(0, MOST_SPECIAL_DAYS).map((day) => (
          <p key={day.date}>{specialDayText(day)}</p>
        ))}
      </section>
      <section aria-labelledby="group-size">
        <h2 id="group-size">
          <Icon name="people" size={26} />
          Group size
        </h2>
        <Leaders facts={TOUR_TYPES.map((type) => ({ term: tourWords[type], value: partyWords(type, tours) }))} />
      </section>
    </Panels>
  );
}
