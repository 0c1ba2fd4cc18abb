import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { media } from '../../kit/design/media.js';
import { Text } from '../../kit/design/type/text.js';
import { AdminSection, AdminSectionBody } from '../layout/admin-section.js';
import { closedGround, percent } from '../lists/seat-bar.js';
import { TableBox } from '../reports/report-table.js';
import type { Visits } from './visits.js';
import { type VisitsPlace, visitsSearch } from './visits-address.js';
import { shortTime, WEEKDAYS, weekdayWords } from './visits-words.js';

type Start = Visits['byStart'][number];

/** Percent from which on a field has which ground: darker is fuller, also in gray. */
const levels = [
  [90, 'var(--night)', 'var(--cream)', '90 and more'],
  [70, 'color-mix(in srgb, var(--brass-deep) 43%, var(--brass-ink))', 'var(--paper-raised)', '70'],
  [50, 'color-mix(in srgb, var(--brass) 77%, var(--brass-deep))', 'var(--ink)', '50'],
  [30, 'color-mix(in srgb, var(--brass) 52%, var(--paper-sunk))', 'var(--ink)', '30'],
  [10, 'color-mix(in srgb, var(--brass) 8%, var(--paper-sunk))', 'var(--ink)', '10'],
  [0, 'var(--paper-raised)', 'var(--ink)', 'under 10'],
] as const;

/** Of what is closed, in the reader's own colors. */
const closedInk = 'repeating-linear-gradient(135deg, CanvasText 0 1px, transparent 1px 9px)';

const Fields = styled.table`
  width: 100%;
  min-width: 38rem;
  border-collapse: separate;
  border-spacing: 3px;
  table-layout: fixed;
  font: 500 var(--t-2)/1.2 var(--ui);
  font-variant-numeric: tabular-nums;
  th { color: var(--fg-soft); font-weight: 500; white-space: nowrap; }
  th:first-child { width: 6.25rem; text-align: left; background: var(--raised); }
  thead th { height: 2rem; text-align: center; }
  td { height: var(--target); padding: 0; text-align: center; color: var(--fg-soft); }
  td > a { display: grid; place-items: center; height: var(--target); font-weight: 600; text-decoration: none; box-shadow: inset 0 0 0 1px var(--line); print-color-adjust: exact; }
  td > a:hover { text-decoration: underline; }
  td[data-closed] { background: ${closedGround}; }
  ${media.belowSideColumn} { tr > :first-child { position: sticky; left: 0; z-index: 1; } }
  ${media.print} { min-width: 0; }
  ${media.forcedColors} {
    td > a { forced-color-adjust: none; border: 1px solid CanvasText; }
    td[data-closed] { forced-color-adjust: none; color: CanvasText; background: ${closedInk}; }
  }
`;

const Key = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px var(--s-3);
  font-size: var(--t-1);
  span { display: inline-flex; align-items: center; gap: 6px; }
  i { width: 22px; height: 16px; box-shadow: inset 0 0 0 1px var(--line); print-color-adjust: exact; }
  ${media.forcedColors} {
    i { forced-color-adjust: none; border: 1px solid CanvasText; }
    span:last-child i { background: ${closedInk} !important; }
  }
`;

function groundOf(share: number): { readonly background: string; readonly color: string } {
  const [, background, color] = levels.find(([from]) => share >= from) ?? levels[5];
  return { background, color };
}

function momentOf(time: string): number {
  return Date.parse(`2026-01-01 ${time}`);
}

interface HeatMapProps {
  readonly starts: readonly Start[];
  readonly place: VisitsPlace;
}

/** How full each time of each weekday is: a table whose fields have numbers and link to their days. */
export function HeatMap({ starts, place }: HeatMapProps) {
  const times = [...new Set(starts.map(({ time }) => time))].sort((one, other) => momentOf(one) - momentOf(other));
  return (
    <AdminSection title="How full, in percent of seats" tools={<HeatKey />}>
      <AdminSectionBody>
        <TableBox role="region" aria-label="How full, table" tabIndex={0}>
          <Fields>
            <VisuallyHidden as="caption">Share of seats sold, by weekday and time</VisuallyHidden>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>Weekday</VisuallyHidden>
                </th>
                {times.map((time) => (
                  <th key={time} scope="col">
                    {shortTime(time)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {WEEKDAYS.map((weekday) => (
                <tr key={weekday}>
                  <th scope="row">{weekdayWords(weekday)}</th>
                  {times.map((time) => (
                    <Field
                      key={time}
                      start={starts.find((start) => start.weekday === weekday && start.time === time)}
                      search={visitsSearch({ ...place, weekday, time })}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </Fields>
        </TableBox>
        <Text kind="small" soft>
          {extremes(starts)} Each field opens its days.
        </Text>
      </AdminSectionBody>
    </AdminSection>
  );
}

function Field({ start, search }: { readonly start: Start | undefined; readonly search: string }) {
  if (!start || start.offered + start.sold === 0)
    return (
      <td data-closed>
        <VisuallyHidden>closed</VisuallyHidden>
      </td>
    );
  const share = percent(start.sold, Math.max(start.offered, start.sold));
  return (
    <td>
      <Link to={{ search }} style={groundOf(share)}>
        {share}
        <VisuallyHidden> percent</VisuallyHidden>
      </Link>
    </td>
  );
}

function HeatKey() {
  return (
    <Key aria-hidden="true">
      {levels.toReversed().map(([from, background, , words]) => (
        <span key={from}>
          <i style={{ background }} />
          {words}
        </span>
      ))}
      <span>
        <i style={{ background: closedGround }} />
        closed
      </span>
    </Key>
  );
}

/** "Fullest: Saturday, 10 AM. Most room: Tuesday, 5 PM." */
function extremes(starts: readonly Start[]): string {
  const open = starts.filter(({ offered }) => offered > 0).sort((one, other) => shareOf(other) - shareOf(one));
  const [fullest, emptiest] = [open[0], open.at(-1)];
  if (!fullest || !emptiest || shareOf(fullest) === shareOf(emptiest)) return '';
  const words = ({ weekday, time }: Start) => `${weekdayWords(weekday)}, ${shortTime(time)}`;
  return `Fullest: ${words(fullest)}. Most room: ${words(emptiest)}.`;
}

function shareOf({ sold, offered }: Start): number {
  return sold / offered;
}
