import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { beforeEach, expect, it } from '@jest/globals';
import { Observable } from 'rxjs';
import { StaffGroupDocument, StaffGroupsDocument, TodayArrivalsDocument } from '../../generated/staff-operations.js';
import { followRows } from '../data/followed-rows.js';
import { askAnew } from './use-live-queries.js';

const date = '2026-12-05';
let asked: (string | undefined)[];
let fails: boolean;
let isRefused: boolean;
let parties: string[];
let client: ApolloClient;

function settled() {
  return new Promise((resolve) => setTimeout(resolve));
}

function booking(id: string) {
  return {
    __typename: 'Booking',
    id,
    status: 'confirmed',
    confirmationCode: id,
    firstName: 'Ada',
    lastName: 'Example',
    guests: 2,
    party: '2 guests',
    tourName: 'The Hilltop Walk',
    tourTime: '9:00 AM',
    startsAt: '2026-12-05T15:00:00Z',
    specialRequests: null,
  };
}

beforeEach(() => {
  [asked, fails, isRefused, parties] = [[], false, false, ['a']];
  const link = new ApolloLink(({ operationName }) => {
    asked.push(operationName);
    return new Observable((observer) => {
      if (fails) observer.error(new Error('no answer'));
      const errors = [{ message: 'Please sign in.', extensions: { code: 'FORBIDDEN' } }];
      if (isRefused) observer.next({ data: { bookings: null }, errors });
      observer.next({ data: { bookings: { __typename: 'BookingPage', bookings: parties.map(booking) } } });
      observer.complete();
    });
  });
  client = new ApolloClient({ link, cache: new InMemoryCache() });
});

it('asks for what is shown and concerned, and shows the answer', async () => {
  const shown: unknown[] = [];
  const arrivals = client.watchQuery({ query: TodayArrivalsDocument, variables: { date } });
  arrivals.subscribe(({ data, loading, error }) => shown.push([data?.bookings?.bookings?.length, loading, error]));
  await settled();
  [asked, parties] = [[], ['a', 'b']];
  askAnew(client, new Set(['bookings']));
  await settled();
  expect(asked).toEqual(['TodayArrivals']);
  expect(shown.at(-1)).toEqual([2, false, undefined]);
  asked = [];
  for (const kind of ['messages', 'nothing known']) askAnew(client, new Set([kind]));
  await settled();
  expect(asked).toEqual([]);
  askAnew(client, 'all');
  await settled();
  expect(asked).toEqual(['TodayArrivals']);
});

it('asks for groups anew, and while one is open for that one', async () => {
  followRows({ kind: 'groups', list: StaffGroupsDocument, row: StaffGroupDocument });
  const watch = (query: typeof StaffGroupDocument | typeof StaffGroupsDocument, variables: object) =>
    client.watchQuery({ query: query as never, variables, errorPolicy: 'all' }).subscribe(() => undefined);
  watch(StaffGroupsDocument, { states: [], offset: 0, search: '' });
  const group = watch(StaffGroupDocument, { number: 'HG-1' });
  const askedAnew = async () => {
    await settled();
    asked = [];
    askAnew(client, new Set(['groups']));
    await settled();
    return asked;
  };
  expect(await askedAnew()).toEqual(['StaffGroup']);
  group.unsubscribe();
  expect(await askedAnew()).toEqual(['StaffGroups']);
});

it.each(['no answer comes', 'the session has ended'])('keeps what is shown when %s', async (cause) => {
  const shown: unknown[] = [];
  client
    .watchQuery({ query: TodayArrivalsDocument, variables: { date } })
    .subscribe(({ data, error }) => shown.push([data?.bookings?.bookings?.length, error]));
  await settled();
  [fails, isRefused] = [cause === 'no answer comes', cause !== 'no answer comes'];
  askAnew(client, 'all');
  await settled();
  expect(shown.at(-1)).toEqual([1, undefined]);
});
