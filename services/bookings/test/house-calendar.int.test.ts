import { randomUUID } from 'node:crypto';
import { staffActionRecorded } from '@hilltop/contracts/staff/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LeaveTimesWhenAccountChanges } from '../src/guide-feed/leave-times-when-account-changes.js';
import { adults, SLOT } from './support/booking-request.js';
import { type CalendarApp, openCalendarApp } from './support/calendar-app.js';
import { strangers } from './support/tour-app.js';

let app: CalendarApp;
beforeAll(async () => {
  app = await openCalendarApp();
});
afterAll(() => app.close());
beforeEach(() => app.reset());

const HOURS = ['9:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '2:00 PM', '3:00 PM', '4:00 PM', '5:00 PM'];

describe('the seeded calendar', () => {
  it('has the hours that were hard-coded before', async () => {
    const { week, specialDays, notices } = await app.houseCalendar();
    expect(week.map(({ weekday, starts }) => [weekday, starts])).toEqual([
      [1, []],
      ...[2, 3, 4, 5, 6, 7].map((weekday) => [weekday, HOURS]),
    ]);
    expect([specialDays, notices]).toEqual([[], []]);
  });
});

describe('changing the hours', () => {
  it.each(strangers)('is refused to a $role', async (identity) => {
    expect(await app.changeHours({ weekdays: [6], starts: [] }, identity)).toMatchObject({ __typename: 'NotSignedIn' });
  });

  it('takes effect immediately in availability, in the public calendar and at booking', async () => {
    expect(await app.changeHours({ from: '2026-12-01', weekdays: [6], starts: ['11:15 AM'] })).toMatchObject({
      __typename: 'CalendarChanged',
    });
    expect(await app.times(SLOT.tourDate)).toEqual(['11:15 AM']);
    expect((await app.houseCalendar()).specialDays).toContainEqual({
      date: SLOT.tourDate,
      closed: false,
      starts: ['11:15 AM'],
      note: '',
    });
    expect(await app.book({})).toMatchObject({ __typename: 'SlotClosed', message: 'Tours start at 11:15 AM.' });
    expect(await app.book({ tourTime: '11:15 AM' })).toMatchObject({ __typename: 'BookingCreated' });
  });

  it('lists the booked times that it would take off sale, and keeps them with `keepBookings`', async () => {
    await app.book({ tickets: adults(3) });
    const change = { from: '2026-12-01', weekdays: [6], starts: ['11:00 AM'] };
    const time = { date: SLOT.tourDate, time: SLOT.tourTime, parties: 1, guests: 3 };
    expect(await app.changeHours(change)).toMatchObject({
      __typename: 'BookedTimesAffected',
      parties: 1,
      guests: 3,
      times: [time],
    });
    expect(await app.times(SLOT.tourDate)).toEqual(HOURS);
    expect(await app.changeHours({ ...change, keepBookings: true })).toMatchObject({ __typename: 'CalendarChanged' });
    const kept = (await app.day(SLOT.tourDate)).times.filter(({ planned }) => !planned);
    expect(kept).toMatchObject([{ time: SLOT.tourTime, sold: 3, guests: 3, closed: false }]);
    expect(await app.statuses()).toEqual({ confirmed: 1 });
  });

  it('is refused when someone else changed the calendar since it was read', async () => {
    const { version } = await app.houseCalendar();
    const both = await Promise.all(
      ['9:00 AM', '10:00 AM'].map((time) => app.changeHours({ starts: [time] }, testStaff, version)),
    );
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['CalendarChanged', 'CalendarChangedMeanwhile']);
  });

  it.each([
    ['a time that is none', { starts: ['nine'] }, 'starts.0'],
    ['a time between the quarters', { starts: ['9:05 AM'] }, 'starts.0'],
    ['a night time', { starts: ['2:00 AM'] }, 'starts.0'],
    ['no weekday', { weekdays: [] }, 'weekdays'],
    ['an eighth weekday', { weekdays: [8] }, 'weekdays.0'],
    ['an end before the beginning', { until: '2026-11-01' }, 'until'],
  ])('refuses %s, and names the field', async (_, change, field) => {
    expect(await app.changeHours(change)).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
  });

  it('with 300 bookings ahead counts every party, and loses none', async () => {
    const days = ['2026-12-05', '2026-12-12', '2026-12-19'];
    for (const tourDate of days) {
      for (const tourTime of HOURS.slice(0, 5)) {
        await Promise.all(Array.from({ length: 20 }, () => app.book({ tourDate, tourTime, tickets: adults(1) })));
      }
    }
    const change = { from: '2026-12-01', weekdays: [6], starts: ['1:00 PM'] };
    const refused = await app.changeHours(change);
    expect(refused).toMatchObject({ parties: 240, guests: 240 });
    expect(refused.times).toHaveLength(12);
    await app.changeHours({ ...change, keepBookings: true });
    expect(await app.statuses()).toEqual({ confirmed: 300 });
    for (const day of days) expect((await app.day(day)).guests).toBe(100);
  });
});

describe('a special day', () => {
  it('gets its own times, and can be reset', async () => {
    await app.changeDay({ date: '2026-12-07', starts: ['6:00 PM'], note: 'By lamplight.' });
    expect(await app.times('2026-12-07')).toEqual(['6:00 PM']);
    expect((await app.houseCalendar()).specialDays).toEqual([
      { date: '2026-12-07', closed: false, starts: ['6:00 PM'], note: 'By lamplight.' },
    ]);
    await app.changeDay({ date: '2026-12-07', starts: null });
    expect(await app.times('2026-12-07')).toEqual([]);
    expect((await app.houseCalendar()).specialDays).toEqual([]);
  });
});

describe('the seats of a time', () => {
  const time = { tourType: SLOT.tourType, date: SLOT.tourDate, time: SLOT.tourTime };

  it('can be changed, but never below what is taken', async () => {
    await app.book({ tickets: adults(4) });
    expect(await app.changeCapacity({ ...time, capacity: 3 })).toMatchObject({
      __typename: 'CapacityBelowSold',
      taken: 4,
    });
    expect(await app.changeCapacity({ ...time, capacity: 5 })).toMatchObject({ __typename: 'CalendarChanged' });
    expect(await app.book({ tickets: adults(2) })).toMatchObject({ __typename: 'SlotFull', remaining: 1 });
    expect(await app.book({ tickets: adults(1) })).toMatchObject({ __typename: 'BookingCreated' });
  });

  it('are never oversold with concurrent buyers and staff', async () => {
    const buyers = Array.from({ length: 20 }, () => app.book({ tickets: adults(1) }));
    await Promise.all([...buyers, ...[3, 9, 5].map((capacity) => app.changeCapacity({ ...time, capacity }))]);
    const [slot] = await app.slots();
    expect(slot?.taken).toBeLessThanOrEqual(slot?.capacity ?? -1);
    expect((await app.statuses()).confirmed ?? 0).toBe(slot?.taken);
  });

  it('of a time that is not in the calendar cannot be set', async () => {
    expect(await app.changeCapacity({ ...time, time: '8:00 PM', capacity: 5 })).toMatchObject({
      fields: [{ field: 'time' }],
    });
  });
});

describe('a notice', () => {
  it('is shown until it is removed', async () => {
    const notice = { text: 'Ice on the drive.', level: 'warning', from: '2026-11-21T00:00:00Z' };
    await app.addNotice(notice);
    const [told] = (await app.houseCalendar()).notices;
    expect(told).toMatchObject({ text: notice.text, level: 'warning' });
    expect(await app.removeNotice(String(told?.id))).toMatchObject({ __typename: 'CalendarChanged' });
    expect(await app.removeNotice(String(told?.id))).toMatchObject({ __typename: 'NoticeNotFound' });
    expect((await app.houseCalendar()).notices).toEqual([]);
  });
});

describe('a guide’s feed', () => {
  it('has the times that they lead with the number of guests, and ends with its link', async () => {
    await app.book({ tickets: adults(4), lastName: 'Canary' });
    const time = { tourType: SLOT.tourType, date: SLOT.tourDate, time: SLOT.tourTime };
    await app.assignGuide({ ...time, guideIds: [testStaff.id] });
    const first = await app.createGuideFeed();
    const calendar = await app.guideCalendar(first);
    expect(calendar).toContain('DTSTART:20261205T160000Z');
    expect(calendar).toContain('Lamplight\\, 4 guests');
    expect(calendar).not.toContain('Canary');
    const second = await app.createGuideFeed();
    expect([await app.guideCalendar(first), (await app.guideCalendar(second)) === null]).toEqual([null, false]);
    await app.revokeGuideFeed();
    expect(await app.guideCalendar(second)).toBeNull();
  });

  it.each([
    ['disableStaff', { disabled: true }],
    ['changeStaffRole', { role: 'ops' }],
  ])('ends with the account: %s', async (action, after) => {
    const token = await app.createGuideFeed();
    const now = app.clock.now();
    const hear = async (targetId: string, at: Date): Promise<unknown> => {
      const done = { staff: testStaff, action, targetType: 'account', targetId, before: null, after };
      const event = staffActionRecorded.parse(staffActionEvent(staffActionRecorded, done, at));
      const reaction = app.app.get(LeaveTimesWhenAccountChanges, { strict: false });
      await inTransaction(app.database.dataSource, (manager) => reaction.react(event, manager));
      return app.guideCalendar(token);
    };
    // An event of before the link was made can come late.
    expect(await hear(testStaff.id, new Date(now.getTime() - 1))).not.toBeNull();
    expect(await hear(randomUUID(), now)).not.toBeNull();
    expect(await hear(testStaff.id, now)).toBeNull();
  });

  it('is ended by a manager for somebody else, and by nobody else', async () => {
    const token = await app.createGuideFeed();
    const end = `mutation { revokeGuideFeed(staffId: "${testStaff.id}") { __typename } }`;
    const as = (staffRole: 'desk' | 'manager') => app.ask(end, {}, { ...testStaff, id: randomUUID(), staffRole });
    expect((await as('desk')).data?.revokeGuideFeed).toEqual({ __typename: 'NotAllowed' });
    expect(await app.guideCalendar(token)).not.toBeNull();
    expect((await as('manager')).data?.revokeGuideFeed).toEqual({ __typename: 'GuideFeedRevoked' });
    expect(await app.guideCalendar(token)).toBeNull();
  });
});

it('records every change with the role of its author, and publishes it to the gateways', async () => {
  await app.changeHours({ weekdays: [5], starts: ['9:00 AM'] });
  await app.changeDay({ date: '2026-12-08', starts: ['9:00 AM'] });
  const events = await app.events();
  expect(events.filter(({ name }) => name === 'calendar-changed')).toHaveLength(2);
  expect(events.flatMap(({ name, data }) => (name === 'staff-action-recorded' ? [data] : []))).toMatchObject([
    { action: 'changeHours', staffId: testStaff.id, staffRole: 'manager', targetType: 'hours' },
    { action: 'changeDay', staffRole: 'manager', targetType: 'day', targetId: '2026-12-08' },
  ]);
});
