import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { changeKinds, changeOf, mayHear } from './change-kinds.js';

function example(name: string): { readonly type: string } {
  const path = new URL(`../../../services/shared/contracts/src/${name}.v1.example.json`, import.meta.url);
  return JSON.parse(readFileSync(path, 'utf8')) as { type: string };
}
const GROUP = '5a1b2c3d-4f5a-4b6c-8d7e-9f0a1b2c3d82';
const changeOfExample = (name: string) => changeOf(example(name).type, () => example(name));
const action = (service: string, target: object) =>
  changeOf(`hilltop.${service}.staff-action-recorded.v1`, () => {
    const { data, ...event } = example(`${service}/staff-action-recorded`) as { type: string; data?: object };
    return { ...event, data: { ...data, ...target } };
  });

it.each([
  ['bookings/booking-confirmed', { kind: 'bookings', id: 'c2d3e4f5-a6b7-4c8d-9e0f-1a2b3c4d5e04' }],
  ['bookings/seats-held', { kind: 'seats', id: '7e1b2c3d-4f5a-4b6c-8d7e-9f0a1b2c3d03' }],
  ['bookings/calendar-changed', { kind: 'calendar', id: 'calendar' }],
  ['bookings/waitlist-joined', { kind: 'waitlist', id: '4c1b2c3d-4f5a-4b6c-8d7e-9f0a1b2c3d0a' }],
  ['orders/group-changed', { kind: 'groups', id: GROUP }],
  ['orders/group-entry-written', { kind: 'groups', id: GROUP }],
  ['orders/group-file-kept', { kind: 'groups', id: GROUP }],
  ['bookings/guest-book-changed', undefined],
  ['bookings/staff-action-recorded', undefined],
  ['staff/account-link-issued', undefined],
] as const)('%s changes %j', (name, change) => expect(changeOfExample(name)).toEqual(change));

it('knows what staff changed by its id, not by theirs', () => {
  expect(action('bookings', { targetType: 'phone', targetId: 'a-phone' })).toEqual({ kind: 'door', id: 'a-phone' });
  expect(action('bookings', { targetType: 'booking', targetId: 'b' })).toEqual({ kind: 'bookings', id: 'b' });
  expect(action('contact', { targetType: 'message', targetId: 'm' })).toEqual({ kind: 'messages', id: 'm' });
  expect(action('orders', { targetType: 'group', targetId: 'g' })).toEqual({ kind: 'groups', id: 'g' });
});

it('throws for an event that cannot be read', () => {
  expect(() => changeOf('hilltop.bookings.staff-action-recorded.v1', () => ({}))).toThrow();
});

it('tells each role only of what it may read', () => {
  expect(changeKinds.filter((kind) => mayHear('guide', kind))).toEqual([
    'bookings',
    'seats',
    'waitlist',
    'calendar',
    'door',
  ]);
  expect(changeKinds.filter((kind) => mayHear('desk', kind))).toEqual(changeKinds);
  for (const role of ['ops', 'bookkeeper', 'owner'] as const) {
    expect(changeKinds.filter((kind) => mayHear(role, kind))).toEqual([]);
  }
});
