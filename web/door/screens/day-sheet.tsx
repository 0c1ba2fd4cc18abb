import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { SearchField } from '../../kit/design/controls/search-field.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Icon } from '../../kit/design/marks/icon.js';
import { media } from '../../kit/design/media.js';
import { counted } from '../../kit/lib/spelled-number.js';
import type { Day } from '../data/day.js';
import type { DoorPhone } from '../data/door-phone.js';
import type { Party } from '../data/manifest.js';
import { LeadTime } from '../parts/lead-time.js';
import { DaySheetPaper } from './day-sheet-paper.js';
import { findParties, isClosedDay, nextTime, type TimeSheet, timeSheets, tourNames } from './day-times.js';
import { PartyRow } from './party-row.js';

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

function TimeBar({ times, chosen, onChoose }: TimeBarProps) {
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

function state({ guests, inside, hasEnded, closed, isOwn = false }: TimeSheet): string {
  if (closed) return 'closed';
  if (hasEnded) return 'ended';
  return isOwn ? `yours, ${inside} of ${guests} in` : `${inside} of ${guests} in`;
}

const Sheet = styled.section`
  padding: var(--s-3) var(--gutter) var(--s-6);
  h2 { font: 600 1.375rem/1.2 var(--ui); }
  > p { margin-top: var(--s-3); color: var(--ink-soft); }
  ${media.print} { display: none; }
`;

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: var(--s-3);
  margin-bottom: var(--s-3);
  p { font-size: var(--t-2); color: var(--ink-soft); }
  b { color: var(--ink); }
`;

const Parties = styled.ul`
  margin-top: var(--s-3);
  border: 1px solid var(--paper-edge);
  background: var(--paper-raised);
  @media (min-width: 64rem) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    > li:nth-child(odd) { border-right: 1px solid var(--paper-edge); }
    > li:nth-child(odd):last-child { grid-column: 1 / -1; border-right: 0; }
  }
`;

interface DaySheetProps {
  readonly phone: DoorPhone;
  readonly day: Day;
  /** In ms, by the server's clock. */
  readonly now: number;
  readonly hasSignal: boolean;
  readonly onOpen: (party: Party) => void;
}

/** Who comes at which time, and who is inside. */
export function DaySheet({ phone, day, now, hasSignal, onOpen }: DaySheetProps) {
  const [wanted, setWanted] = useState<string>();
  const [words, setWords] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const times = timeSheets(day, now);
  const chosen = times.find(({ slotId }) => slotId === wanted) ?? nextTime(times);
  const isSearching = words.trim() !== '';
  const parties = isSearching ? findParties(day, words) : (chosen?.parties ?? []);
  return (
    <>
      <TimeBar
        times={times}
        chosen={isSearching ? undefined : chosen?.slotId}
        onChoose={(slotId) => {
          setWords('');
          setWanted(slotId);
        }}
      />
      <Sheet aria-labelledby="sheet-title">
        <Head>
          <div>
            <h2 id="sheet-title" ref={heading} tabIndex={-1}>
              {isSearching ? 'Found' : title(chosen, day)}
            </h2>
            <p>{isSearching ? countedParties(parties.length) : <Expected time={chosen} now={now} />}</p>
            {day.gateWord ? (
              <p>
                Word at the gate: <b>{day.gateWord}</b>
              </p>
            ) : null}
          </div>
          <ToolButton onClick={() => window.print()}>
            <Icon name="print" size={18} />
            Print
          </ToolButton>
        </Head>
        <SearchField label="Find a name or a code" placeholder="Name or code" value={words} onChange={setWords} />
        {parties.length > 0 ? (
          <Parties>
            {parties.map((party) => (
              <PartyRow
                key={party.bookingId}
                party={party}
                inside={day.peopleIn.get(party.bookingId) ?? 0}
                hasTime={isSearching}
                hasTour={chosen !== undefined && tourNames(chosen).length > 1}
                onOpen={onOpen}
              />
            ))}
          </Parties>
        ) : (
          <p>{emptyWords(chosen, isSearching, day)}</p>
        )}
        {isSearching || chosen?.isOwn !== false || chosen.hasEnded ? null : (
          <LeadTime
            key={chosen.slotId}
            phone={phone}
            time={chosen}
            hasSignal={hasSignal}
            onLed={() => heading.current?.focus()}
          />
        )}
      </Sheet>
      <DaySheetPaper day={day} times={times} now={now} />
    </>
  );
}

function title(time: TimeSheet | undefined, day: Day): string {
  if (!time) return isClosedDay(day) ? 'Closed today' : 'No guests today';
  return `${time.time}, ${tourNames(time).join(' and ')}`;
}

function Expected({ time, now }: { readonly time: TimeSheet | undefined; readonly now: number }) {
  if (!time) return null;
  if (time.closed) return 'This time is closed.';
  const minutes = Math.round((Date.parse(time.startsAt) - now) / 60_000);
  const left = Math.max(0, time.guests - time.inside);
  const when = minutes > 0 && minutes <= 90 ? `, in ${counted(minutes, 'minute')}` : '';
  return (
    <>
      <b>{left === 0 ? 'Everyone has arrived' : `${counted(left, 'guest')} to come`}</b>
      {`${when}.`}
    </>
  );
}

function countedParties(count: number): string {
  return count === 1 ? 'One party today.' : `${count} parties of today.`;
}

function emptyWords(time: TimeSheet | undefined, isSearching: boolean, day: Day): string {
  if (isSearching) return 'No one today has this name or code. The desk can see all parties.';
  if (!time) return isClosedDay(day) ? 'No tour starts today.' : 'No bookings today. Sell seats under Walk-up.';
  return 'Only this time’s guide and the desk see its names. Scanning a ticket opens its party.';
}
