import { randomUUID } from 'node:crypto';
import { staffActionRecorded } from '@hilltop/contracts/staff/staff-action-recorded';
import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LeaveTimesWhenAccountChanges } from '../src/guide-feed/leave-times-when-account-changes.js';
import { SLOT } from './support/booking-request.js';
import { type CalendarApp, openCalendarApp } from './support/calendar-app.js';

let app: CalendarApp;
beforeAll(async () => {
  app = await openCalendarApp();
});
afterAll(() => app.close());
beforeEach(() => app.reset());

async function hears(event: ReturnType<typeof staffActionEvent>): Promise<void> {
  const reaction = app.app.get(LeaveTimesWhenAccountChanges, { strict: false });
  await inTransaction(app.database.dataSource, (manager) => reaction.react(staffActionRecorded.parse(event), manager));
}

describe('who leaves', () => {
  const time = { tourType: SLOT.tourType, date: SLOT.tourDate, time: SLOT.tourTime };
  const ledBy = async (staffId: string): Promise<object[]> => {
    const query = `query ($staffId: ID!) { timesLed(staffId: $staffId) { slotId tourType startsAt } }`;
    const { data } = await app.ask(query, { staffId }, testStaff);
    return data?.timesLed as unknown as object[];
  };
  const guidesOf = async (): Promise<{ led: boolean; guide: string }[]> =>
    app.database.dataSource.query(
      'SELECT ended_at IS NULL AS led, guide_id AS guide FROM guide_assignments WHERE starts_at = $1 ORDER BY lane',
      ['2026-12-05T16:00:00Z'],
    );
  const leaves = (action: string, targetId: string, after: StaffActionFields) =>
    hears(
      staffActionEvent(
        staffActionRecorded,
        { staff: testStaff, action, targetType: 'account', targetId, before: null, after },
        app.clock.now(),
      ),
    );

  it.each([
    ['disableStaff', { disabled: true }],
    ['changeStaffRole', { role: 'ops' }],
    ['changeStaffRole', { role: 'bookkeeper' }],
  ])('leads no time that is ahead, and the calendar changes once: %s', async (action, after) => {
    const [gus, sam] = [randomUUID(), randomUUID()];
    await app.assignGuide({ ...time, guideIds: [gus, sam] });
    expect(await ledBy(gus)).toEqual([
      { slotId: expect.any(String), tourType: time.tourType, startsAt: '2026-12-05T16:00:00.000Z' },
    ]);
    const { version } = await app.houseCalendar();
    await leaves(action, randomUUID(), after);
    await leaves('changeStaffRole', gus, { role: 'desk' });
    expect([(await app.houseCalendar()).version, await ledBy(gus)]).toEqual([version, expect.any(Array)]);
    const both = (stays: boolean) => [
      { led: stays, guide: gus },
      { led: true, guide: sam },
    ];
    expect(await guidesOf()).toEqual(both(true));
    await leaves(action, gus, after);
    await leaves(action, gus, after);
    expect(await guidesOf()).toEqual(both(false));
    expect([(await app.houseCalendar()).version, await ledBy(gus)]).toEqual([version + 1, []]);
    const changed = (await app.events()).filter(({ name }) => name === 'calendar-changed');
    expect(changed.at(-1)?.data).toEqual({ version: version + 1 });
  });

  it('keeps the times that have begun', async () => {
    const gus = randomUUID();
    await app.assignGuide({ ...time, guideIds: [gus] });
    app.clock.set('2026-12-05T16:00:01Z');
    expect(await ledBy(gus)).toEqual([]);
    await leaves('disableStaff', gus, { disabled: true });
    expect(await guidesOf()).toEqual([{ led: true, guide: gus }]);
  });
});
