import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { media } from '../../design/media.js';
import { type TimeSheet, tourNames } from './day-times.js';

const Bar = styled.div`
  position: relative;
  display: flex;
  gap: 2px;
  overflow-x: auto;
  padding: 6px var(--gutter);
  background: var(--paper-sunk);
  border-bottom: 1px solid var(--paper-edge);
  scrollbar-width: thin;
  button { flex: none; min-width: 5.5rem; min-height: 3.25rem; padding: 4px 10px; text-align: left; border: 1px solid transparent; }
  button:hover { border-color: var(--paper-edge); }
  b { display: block; font: 600 1.125rem/1.2 var(--ui); }
  small { display: block; font-size: var(--t-1); color: var(--ink-soft); white-space: nowrap; }
  [aria-pressed='true'] { background: var(--night); color: var(--brass-lit); }
  [aria-pressed='true'] small { color: var(--cream); }
  ${media.print} { display: none; }
`;

interface TimeBarProps {
  readonly times: readonly TimeSheet[];
  readonly chosen: string | undefined;
  readonly onChoose: (slotId: string) => void;
}

/** The times of the day. */
export function TimeBar({ times, chosen, onChoose }: TimeBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    bar.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  const hasTours = new Set(times.flatMap(tourNames)).size > 1;
  return (
    <Bar ref={bar} role="group" aria-label="Times">
      {times.map((one) => (
        <button
          key={one.slotId}
          type="button"
          aria-pressed={one.slotId === chosen}
          onClick={() => onChoose(one.slotId)}
        >
          <b>{one.time}</b>
          {hasTours ? tourNames(one).map((name) => <small key={name}>{name}</small>) : null}
          <small>{state(one)}</small>
        </button>
      ))}
    </Bar>
  );
}

function state({ guests, inside, hasEnded, closed }: TimeSheet): string {
  if (closed) return 'closed';
  return hasEnded ? 'ended' : `${inside} of ${guests} in`;
}
