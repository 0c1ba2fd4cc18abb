import { randomUUID } from 'node:crypto';
import type { AttackTarget } from './attack-target.ts';

/** A start time as a booking names it. */
export interface OpenTime {
  readonly tourDate: string;
  readonly tourTime: string;
}

interface Answer {
  data?: { availability?: { days: { date: string; times: { time: string }[] }[] } };
}

const query = `query ($type: TourType!, $from: String!, $to: String!) {
  availability(tourType: $type, from: $from, to: $to) { days { date times { time } } } }`;

/** The start times of a tour type from next week on. */
export async function openTimes({ instance }: AttackTarget, type: 'standard' | 'private'): Promise<OpenTime[]> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const response = await fetch(`${instance.site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { type, from: day(7), to: day(60) } }),
  });
  const { data } = (await response.json()) as Answer;
  return (data?.availability?.days ?? []).flatMap(({ date, times }) =>
    times.map(({ time }) => ({ tourDate: date, tourTime: time })),
  );
}

/** A booking of the standard tour as `POST /api/tour-bookings` takes it. */
export function bookingOf(time: OpenTime, groupSize: number, more: object = {}): object {
  return {
    ...time,
    tourType: 'standard',
    firstName: 'Guest',
    lastName: 'Person',
    email: 'guest@example.test',
    phone: '817-555-0100',
    groupSize,
    totalAmount: (groupSize * 25).toFixed(2),
    paymentStatus: 'paid',
    paymentIntentId: `pi_${randomUUID()}`,
    liabilityWaiverAccepted: true,
    ...more,
  };
}
