import { randomUUID } from 'node:crypto';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { expect } from '@jest/globals';
import fc from 'fast-check';
import { adults, TWO_ADULTS } from './booking-request.js';
import { type Booked, type DoorApp, scanOf } from './door-app.js';
import {
  type AccountedVisit,
  type DrawnParty,
  dateOf,
  isMonday,
  startOf,
  TIMES,
  type VisitAccountant,
} from './visit-accountant.js';

const HOUR = 3_600_000;
const SETTLE = `mutation ($id: ID!, $counted: Int!, $people: Int) {
  settleConflict(conflictId: $id, counted: $counted, people: $people, reason: "Two phones") { __typename } }`;

/** A party on the waiting list whose time came near. */
export async function waitsInVain(app: DoorApp, date: string, time: string, status: string): Promise<void> {
  const closesAt = new Date(Date.parse(startOf(date, time)) - HOUR);
  await app.database.dataSource.query(
    `INSERT INTO waitlist_entries (id, tour_type, slot_ids, group_size, places, first_name, last_name, email, status, joined_at,
      closes_at, ended_at, tickets) VALUES ($1, 'standard', ARRAY['standard@' || $2, 'standard@' || $3], 2, 2, 'A', 'B', 'a@example.test', $4,
      '2026-11-30T15:00Z', $5, $5, '${TWO_ADULTS}')`,
    [randomUUID(), startOf('2026-12-01', '9:00 AM'), startOf(date, time), status, closesAt],
  );
}

export interface Step {
  readonly at: string;
  readonly run: () => Promise<unknown>;
}

const earlier = (instant: string, hours: number) => new Date(Date.parse(instant) - hours * HOUR).toISOString();

/** What a party does, in the service and in the books of the accountant. */
export function stepsOf(app: DoorApp, party: DrawnParty, books: VisitAccountant): Step[] {
  const date = dateOf(party.day);
  const time = TIMES[party.at] ?? '9:00 AM';
  const bought = `${dateOf(party.day - party.ahead)}T${String(party.hour).padStart(2, '0')}:30:00.000Z`;
  const boughtAt = bought < earlier(startOf(date, time), 49) ? bought : earlier(startOf(date, time), 49);
  const { tourType, size } = party;
  const visit: AccountedVisit = { tourType, date, time, size, boughtAt, isCancelled: false, came: 0 };
  let booked: Booked;
  const steps: Step[] = [
    {
      at: boughtAt,
      run: async () => {
        booked = await app.book({ tourType, tourDate: date, tourTime: time, tickets: adults(size) });
        books.visits.push(visit);
      },
    },
  ];
  const changes = earlier(startOf(date, time), 48.5);
  if (party.fate === 'cancels')
    steps.push({
      at: changes,
      run: async () => {
        expect(await app.cancel(booked)).toMatchObject({ data: { changeBooking: { __typename: 'BookingChanged' } } });
        visit.isCancelled = true;
      },
    });
  const to = dateOf(isMonday(dateOf(party.day + 1)) ? party.day + 2 : party.day + 1);
  const moves = party.fate === 'moves and comes' && tourType === 'standard';
  if (moves)
    steps.push({
      at: changes,
      run: async () => {
        const moved = await app.move(booked, { tourDate: to, tourTime: '11:00 AM' });
        expect(moved).toMatchObject({ data: { changeBooking: { __typename: 'BookingChanged' } } });
        Object.assign(visit, { date: to, time: '11:00 AM' });
      },
    });
  const comesOn = moves ? to : date;
  const people =
    { comes: size, 'moves and comes': size, 'some come': Math.max(1, size - 1) }[party.fate as 'comes'] ?? 0;
  const scan = (count: number) => app.submit([scanOf(booked, { date: comesOn, people: count })]);
  const scanAt = moves ? startOf(to, '11:00 AM') : startOf(date, time);
  if (people > 0)
    steps.push({
      at: earlier(scanAt, 0.2),
      run: async () => {
        await scan(people);
        visit.came += people;
      },
    });
  if (party.fate === 'two phones, settled')
    steps.push({
      at: scanAt,
      run: async () => {
        await scan(size);
        await scan(size);
        const [conflict] = (await app.day({ date: comesOn })).conflicts.filter(
          ({ booking }) => booking?.id === booked.id,
        );
        const settled = await app.ask(SETTLE, { id: conflict?.id, counted: 2 * size, people: size }, testStaff);
        expect(settled).toMatchObject({ data: { settleConflict: { __typename: 'ConflictSettled' } } });
        visit.came += size;
      },
    });
  return steps;
}

export const drawnParty: fc.Arbitrary<DrawnParty> = fc.record({
  tourType: fc.constantFrom('standard', 'standard', 'standard', 'private'),
  day: fc.integer({ min: 3, max: 20 }).filter((day) => !isMonday(dateOf(day))),
  at: fc.integer({ min: 0, max: 8 }),
  size: fc.integer({ min: 1, max: 4 }),
  ahead: fc.integer({ min: 3, max: 45 }),
  hour: fc.integer({ min: 0, max: 23 }),
  fate: fc.constantFrom(
    'comes',
    'comes',
    'some come',
    'stays away',
    'cancels',
    'moves and comes',
    'two phones, settled',
  ),
});
