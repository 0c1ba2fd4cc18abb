import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../../kit/design/controls/icon-button.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { longDate, monthName, monthOf, shortDate, venueToday } from '../../kit/lib/venue-dates.js';
import { ToolLink } from '../design/tool-link.js';
import { type CalendarPlace, calendarSearch, spanOf, stepped, useCalendarPlace } from './calendar-address.js';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3) var(--s-4);
  h3 { min-width: 11rem; text-align: center; }
  a[aria-current] { background: var(--sunk, var(--hover)); box-shadow: inset 0 -3px 0 var(--rule); }
`;

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
`;

const views = [
  ['month', 'Month'],
  ['week', 'Week'],
  ['day', 'Day'],
] as const;

function titleOf(place: CalendarPlace): string {
  const { from, to } = spanOf(place);
  if (place.view === 'week') return `${shortDate(from)} to ${shortDate(to)}`;
  if (place.view === 'day') return longDate(place.date);
  return `${monthName(place.date)} ${monthOf(place.date).slice(0, 4)}`;
}

export function CalendarBar({ tools }: { readonly tools: ReactNode }) {
  const { go, ...place } = useCalendarPlace();
  return (
    <Bar>
      <nav aria-label="View">
        <Group>
          {views.map(([view, label]) => (
            <ToolLink
              key={view}
              to={{ search: calendarSearch({ ...place, view }) }}
              aria-current={place.view === view || undefined}
            >
              {label}
            </ToolLink>
          ))}
        </Group>
      </nav>
      <Group role="group" aria-label="Days">
        <IconButton icon="back" edged label="Earlier" onClick={() => go({ date: stepped(place, -1) })} />
        <h3 aria-live="polite">{titleOf(place)}</h3>
        <IconButton icon="forward" edged label="Later" onClick={() => go({ date: stepped(place, 1) })} />
        <ToolButton onClick={() => go({ date: venueToday() })}>Today</ToolButton>
      </Group>
      {tools}
    </Bar>
  );
}
