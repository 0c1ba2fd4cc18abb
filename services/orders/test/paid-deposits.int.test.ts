import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { DriveGroup } from '../src/groups/seats/drive-group.js';
import { DAY, type RunningGroups, runGroups } from './support/running-groups.js';

let groups: RunningGroups;
let desk: RunningGroups['desk'];
beforeAll(async () => {
  groups = await runGroups();
  desk = groups.desk;
});
afterAll(() => groups.close());
beforeEach(() => groups.clear());

it('a deposit that is written down by a process that dies books the seats all the same', async () => {
  const group = await desk.accepted();
  const drive = groups.app.get(DriveGroup, { strict: false });
  const execute = drive.execute.bind(drive);
  drive.execute = () => Promise.reject(new Error('killed'));
  await expect(desk.pay(group, '120.00', { day: '2027-01-05' })).rejects.toThrow();
  drive.execute = execute;
  expect(await desk.shown(group.number)).toMatchObject({ state: 'accepted', step: 'booking' });
  groups.later(1);
  await groups.job();
  expect(await desk.shown(group.number)).toMatchObject({ state: 'secured', money: { receivedCents: 12_000 } });
  expect(groups.seatsOf(group.id)).toHaveLength(3);
});

it('a group that nobody has quoted has nothing to invoice', async () => {
  const asked = await desk.ask({ preferredDays: [{ day: DAY }] });
  expect(await desk.invoice(asked, false)).toMatchObject({ __typename: 'NothingToInvoice' });
});
