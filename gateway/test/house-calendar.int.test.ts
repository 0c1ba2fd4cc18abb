import { calendarChanged } from '@hilltop/contracts/bookings/calendar-changed';
import { eventually } from '@hilltop/platform/testing/eventually';
import type { TestServer } from '@hilltop/platform/testing/servers/test-server';
import { startTestNats } from '@hilltop/platform/testing/test-nats';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import { ResponseCache } from '../src/cache/response-cache.js';
import { FakeStaff } from './support/fake-staff.js';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { graphqlRequest } from './support/graphql-request.js';
import { fakeSubgraph, startGateway, type TestGateway } from './support/start-gateway.js';

const staff = new FakeStaff();
let nats: TestServer;
let bookings: FakeSubgraph;
let one: TestGateway;
let other: TestGateway;
let version = 1;
/** Whether bookings publishes its change. */
let tells = true;
const today = { date: '2026-12-05', starts: [], note: '', next: null };
const changeRules = { changesUntilHours: 24, refundSteps: [{ untilHours: 48, percent: 100 }] };

/** Publishes the event that bookings' relay would. */
async function tell(): Promise<void> {
  const facts = { aggregateId: 'calendar', correlationId: 'test', now: new Date(), data: { version } };
  const connection = await connect({ servers: nats.url });
  connection.publish(calendarChanged.subject, JSON.stringify(calendarChanged.create(facts)));
  await connection.drain();
}

beforeAll(async () => {
  nats = await startTestNats();
  bookings = fakeSubgraph('bookings', {
    houseCalendar: () => ({ version, week: [], specialDays: [], notices: [], today, changeRules, offersFood: true }),
    addNotice: async () => {
      version += 1;
      if (tells) await tell();
      return { __typename: 'CalendarChanged', version };
    },
    guideCalendar: ({ token }) => (token === 'known' ? 'BEGIN:VCALENDAR\r\n' : null),
  });
  await Promise.all([staff.subgraph.start(), bookings.start()]);
  const options = { urls: [bookings.url], others: { staff: [staff.subgraph.url] }, nats: nats.url };
  [one, other] = await Promise.all([startGateway(options), startGateway(options)]);
  const isOpen = ({ app }: TestGateway) => app.get(ResponseCache, { strict: false }).isOpen;
  await eventually(() => expect([isOpen(one), isOpen(other)]).toEqual([true, true]));
});
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await Promise.all([bookings.kill(), staff.subgraph.kill()]);
  await nats.close();
});

async function versionAt({ url }: TestGateway): Promise<unknown> {
  const response = await fetch(`${url}/api/calendar`);
  return ((await response.json()) as { version: number }).version;
}

async function change(): Promise<void> {
  const text = `mutation ($input: NoticeInput!) { addNotice(input: $input) { __typename } }`;
  const input = { text: 'Ice', level: 'warning', from: '2026-11-21T00:00:00Z' };
  const { data } = await graphqlRequest(one.url, text, { variables: { input }, headers: staff.cookie() });
  expect(data).toEqual({ addNotice: { __typename: 'CalendarChanged' } });
}

it('a change of the calendar shows at once at its gateway, and within a second at every other', async () => {
  for (let round = 0; round < 20; round += 1) {
    expect(await versionAt(other)).toBe(version);
    await change();
    expect(await versionAt(one)).toBe(version);
    await eventually(async () => expect(await versionAt(other)).toBe(version), 1_000, 5);
  }
});

it('without its event another gateway keeps showing the old calendar', async () => {
  const before = await versionAt(other);
  tells = false;
  await change();
  tells = true;
  expect([await versionAt(one), await versionAt(other)]).toEqual([version, before]);
});

it('a guide’s calendar is an uncached file at its link, and a revoked link is not found', async () => {
  const found = await fetch(`${one.url}/api/guides/known/calendar.ics`);
  expect([found.status, found.headers.get('content-type'), found.headers.get('cache-control')]).toEqual([
    ...[200, 'text/calendar; charset=utf-8', 'no-store'],
  ]);
  expect(await found.text()).toBe('BEGIN:VCALENDAR\r\n');
  expect((await fetch(`${one.url}/api/guides/ended/calendar.ics`)).status).toBe(404);
});
