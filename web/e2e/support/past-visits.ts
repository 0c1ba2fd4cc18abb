import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { onDatabase } from './databases.js';
import { requestGraphql } from './graphql.js';

/** Admits a party by its ticket. */
export async function letIn(staff: APIRequestContext, bookingId: string, date: string, people: number): Promise<void> {
  const scan = {
    id: randomUUID(),
    deviceId: 'Gate phone',
    sequence: 1,
    date,
    bookingId,
    revision: 0,
    people,
    verdict: 'ADMIT',
    overridden: false,
    deviceTime: new Date().toISOString(),
    clockOffsetMs: 0,
  };
  const query = `mutation ($scans: [ScanInput!]!) { submitScans(scans: $scans) {
    ... on ScansSubmitted { results { admitted fault } } } }`;
  const { submitScans } = await requestGraphql<{ submitScans: { results: readonly object[] } }>(staff, query, {
    scans: [scan],
  });
  expect(submitScans.results).toEqual([{ admitted: people, fault: null }]);
}

/** Moves a visit's start into the past. */
export async function letStart(bookingId: string, hoursAgo: number): Promise<void> {
  await onDatabase('bookings', `UPDATE bookings SET starts_at = now() - $2 * interval '1 hour' WHERE id = $1`, [
    bookingId,
    hoursAgo,
  ]);
}
