import { hoursFacts } from '../lib/house-hours.js';
import { useHouse } from './use-house.js';

/** The hours of the house, one line each, for places without a list of facts. */
export function HoursLines() {
  return hoursFacts(useHouse()?.week).map(({ term, value }) => (
    <p key={term}>
      {term}: {value}.
    </p>
  ));
}
