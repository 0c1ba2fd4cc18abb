import { percent } from '../lists/seat-bar.js';
import { Figures } from '../reports/report-figures.js';
import { isOver, type Visits } from './visits.js';
import { countWords } from './visits-words.js';

/** The table of days, to which the figures link. */
export const DAYS_ID = 'days';

export function VisitsFigures({ visits }: { readonly visits: Visits }) {
  const { offered, sold, came, noShows, turnedAway, cameInGroups } = visits;
  const ofSold = isOver(visits) ? `, ${percent(noShows ?? 0, sold)}% of sold` : '';
  const figures = [
    ['Seats offered', offered, 'at times that were open'],
    ['Sold', sold, `${percent(sold, offered)}% of offered`],
    [
      'Came',
      came,
      cameInGroups ? `people let in at the door, ${countWords(cameInGroups)} in groups` : 'people let in at the door',
    ],
    ['Did not come', noShows, `seats${ofSold}`],
    ['Turned away', turnedAway, 'parties whose waiting list closed'],
  ] as const;
  return (
    <Figures aria-label="Figures">
      {figures.map(([label, count, note]) => (
        <li key={label}>
          <a href={`#${DAYS_ID}`}>
            <span>{label}</span>
            <strong>{countWords(count)}</strong>
            <span>{note}</span>
          </a>
        </li>
      ))}
    </Figures>
  );
}
