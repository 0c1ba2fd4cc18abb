import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { IconButton } from '../../kit/design/controls/icon-button.js';
import { Input } from '../../kit/design/controls/input-style.js';
import { media } from '../../kit/design/media.js';
import { dateAfter, isDate, venueToday } from '../../kit/lib/venue-dates.js';
import { ToolLink } from '../design/tool-link.js';
import { type Days, daysInWords, hasBegun, MOST_DAYS, PERIODS, periodOf, spanOf, stepped } from './report-days.js';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-3) var(--s-4);
  h3 { text-align: center; }
  a[aria-current] { background: var(--sunk, var(--hover)); box-shadow: inset 0 -3px 0 var(--rule); }
  select, input { width: auto; min-height: var(--target); padding-block: 0.375rem; }
  ${media.print} { button, select, input, nav { display: none; } h3 { text-align: left; } }
`;

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
`;

const Stepper = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  > button { flex: none; }
`;

const labels = { day: 'Day', week: 'Week', month: 'Month', year: 'Year' } as const;

interface PeriodBarProps {
  readonly days: Days;
  /** The query string of the report for other days. */
  readonly searchOf: (days: Days) => string;
  /** A period next to the usual ones. */
  readonly more?: readonly [label: string, days: Days];
  /** Other choices of the report. */
  readonly children?: ReactNode;
}

export function PeriodBar({ days, searchOf, more, children }: PeriodBarProps) {
  const [, setParameters] = useSearchParams();
  const { from, to } = days;
  const go = (changes: Partial<Days>) => setParameters(searchOf({ ...days, ...changes }));
  const later = stepped(days, 1);
  const today = venueToday();
  const anchor = from <= today && today <= to ? today : from;
  const isComing = !hasBegun(later.from);
  return (
    <Bar>
      <nav aria-label="Period">
        <Group>
          {PERIODS.map((period) => (
            <ToolLink
              key={period}
              to={{ search: searchOf(spanOf(period, anchor)) }}
              aria-current={periodOf(days) === period || undefined}
            >
              {labels[period]}
            </ToolLink>
          ))}
          {more ? (
            <ToolLink
              to={{ search: searchOf(more[1]) }}
              aria-current={(more[1].from === from && more[1].to === to) || undefined}
            >
              {more[0]}
            </ToolLink>
          ) : null}
        </Group>
      </nav>
      <Stepper>
        <IconButton icon="back" edged label="Earlier" onClick={() => go(stepped(days, -1))} />
        <h3 aria-live="polite">{daysInWords(from, to)}</h3>
        <IconButton
          icon="forward"
          edged
          label="Later"
          aria-disabled={isComing || undefined}
          onClick={() => (isComing ? undefined : go(later))}
        />
      </Stepper>
      <Group role="group" aria-label="Any days">
        <Input
          aria-label="First day"
          type="date"
          value={from}
          max={to}
          min={dateAfter(to, 1 - MOST_DAYS)}
          onChange={({ target }) => isDate(target.value) && target.value <= to && go({ from: target.value })}
        />
        <Input
          aria-label="Last day"
          type="date"
          value={to}
          min={from}
          max={dateAfter(from, MOST_DAYS - 1)}
          onChange={({ target }) => isDate(target.value) && target.value >= from && go({ to: target.value })}
        />
      </Group>
      {children}
    </Bar>
  );
}
