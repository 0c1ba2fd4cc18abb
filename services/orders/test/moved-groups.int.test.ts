import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { groupToken, organizer } from './support/my-group.js';
import { DAY, type RunningGroups, runGroups, start, three } from './support/running-groups.js';

const OTHER_DAY = '2027-03-23';

let groups: RunningGroups;
let desk: RunningGroups['desk'];
let mine: ReturnType<typeof organizer>;
beforeAll(async () => {
  groups = await runGroups();
  desk = groups.desk;
  mine = organizer(groups);
});
afterAll(() => groups.close());
beforeEach(() => groups.clear());

const accepted = async (more?: object) => {
  const group = await desk.accepted(more);
  return { ...group, token: groupToken(group.id) };
};
const secured = async () => {
  const group = await desk.secured();
  return { ...group, token: groupToken(group.id) };
};
const displaced = async (isDisplaced: boolean, id: string) => {
  groups.bookings.groups.isDisplaced = isDisplaced;
  await groups.hear(id);
};

describe('a group that moves by its link', () => {
  it('sees what would change, and nothing is done', async () => {
    const { token } = await secured();
    const before = await mine.show(token);
    expect(await mine.previewMove(token, OTHER_DAY)).toMatchObject({
      ...{ __typename: 'MyGroupMove', day: OTHER_DAY, closed: null, missing: 0, heldUntil: null },
      starts: [{ tourTime: '10:00 AM', remaining: 25 }, {}, {}, {}],
      parts: three.map(({ tourTime }) => ({ tourTime, pupils: 16, adults: 2 })),
      ...{ countFinalAt: '2027-03-16T22:00:00.000Z', freeUntil: '2027-03-09T16:00:00.000Z' },
    });
    expect(await mine.previewMove(token, DAY, ['10:00 AM', '4:00 PM'])).toMatchObject({
      starts: [{ remaining: 25 }, { remaining: 25 }, { remaining: 25 }, { remaining: 25 }],
      ...{ missing: 4, countFinalAt: null, freeUntil: null },
    });
    expect(await mine.show(token)).toEqual(before);
  });

  it('has the starts that it chose, its people and its price', async () => {
    const group = await secured();
    const times = ['12:00 PM', '2:00 PM', '4:00 PM'];
    const moved = await mine.move(group.token, group, OTHER_DAY, times);
    expect(moved).toMatchObject({
      ...{ __typename: 'MyGroup', state: 'secured', step: null, pupils: 48, adults: 6 },
      quote: { version: 2, totalCents: 48_000, parts: times.map((tourTime) => ({ tourDate: OTHER_DAY, tourTime })) },
      seats: times.map((tourTime) => ({ tourDate: OTHER_DAY, tourTime })),
      ...{ countFinalAt: '2027-03-16T22:00:00.000Z', freeUntil: '2027-03-09T18:00:00.000Z' },
    });
    expect(await groups.kinds(group.number)).toEqual(['asked', 'quoted', 'accepted', 'secured', 'changed']);
    expect(await mine.move(group.token, group, DAY)).toMatchObject({ __typename: 'MyGroupChanged' });
  });

  it('holds its seats as long as before, but not into the last two days', async () => {
    const group = await accepted();
    expect(group).toMatchObject({ heldUntil: '2027-01-19T15:00:00.000Z' });
    const far = await mine.move(group.token, group, OTHER_DAY);
    expect(far).toMatchObject({ state: 'accepted', heldUntil: '2027-01-19T15:00:00.000Z' });
    const near = '2027-01-19';
    expect(await mine.previewMove(group.token, near)).toMatchObject({ heldUntil: '2027-01-08T15:00:00.000Z' });
    const moved = await mine.move(group.token, far, near);
    expect(moved).toMatchObject({ state: 'accepted', heldUntil: '2027-01-08T15:00:00.000Z' });
    expect(groups.bookings.groups.groups.get(group.id)?.heldUntil.toISOString()).toBe('2027-01-08T15:00:00.000Z');
  });

  it.each([
    [{ day: '2027-01-08' }, 'day', /from January 12, 2027 on/],
    [{ day: '2028-02-01' }, 'day', /within twelve months/],
    [{ day: OTHER_DAY, times: ['9:00 AM'] }, 'times', /no such time/],
    [{ day: OTHER_DAY, times: [] }, 'times', /choose a start/],
    [{ day: DAY }, 'times', /these starts already/],
  ])('to %j hears of %s', async ({ day, times }: { day: string; times?: string[] }, field, message) => {
    const group = await secured();
    const refused = await mine.move(group.token, group, day, times);
    expect(refused).toMatchObject({ __typename: 'InvalidInput', fields: [{ field }] });
    expect(refused.fields?.[0]?.message).toMatch(message);
  });

  it('stays where it is when the day is closed, or too few seats are chosen', async () => {
    const group = await secured();
    groups.bookings.groups.closed.set('2027-03-24', 'We are closed that day.');
    expect(await mine.previewMove(group.token, '2027-03-24')).toMatchObject({ closed: 'We are closed that day.' });
    expect(await mine.move(group.token, group, '2027-03-24')).toMatchObject({ fields: [{ field: 'day' }] });
    expect(await mine.move(group.token, group, OTHER_DAY, ['10:00 AM', '12:00 PM'])).toMatchObject({
      __typename: 'MySeatsRefused',
      message: '4 of your people have no seat at these starts. Please choose more starts, or another day.',
    });
    groups.bookings.server.isAway = true;
    expect(await mine.move(group.token, group, OTHER_DAY)).toMatchObject({ __typename: 'MySeatsRefused' });
    groups.bookings.server.isAway = false;
    expect(await mine.show(group.token)).toMatchObject({ revision: group.revision, quote: { version: 1 } });
  });

  it('until 14 days before its first start; then the desk moves it, up to the start and at its final count', async () => {
    const group = await secured();
    groups.at('2027-03-02T16:00:00Z');
    for (const late of [await mine.move(group.token, group, OTHER_DAY), await mine.previewMove(group.token, OTHER_DAY)])
      expect(late).toMatchObject({ __typename: 'MoveClosed', since: '2027-03-02T16:00:00.000Z' });
    groups.at('2027-03-16T15:30:00Z');
    const parts = three.map((part) => ({ ...part, tourDate: OTHER_DAY }));
    const moved = await desk.count(group, parts);
    expect(moved).toMatchObject({ __typename: 'Group', state: 'secured', firstStart: '2027-03-23T16:00:00.000Z' });
  });

  it('is moved by the desk where nobody else comes at its start', async () => {
    const asked = await desk.ask();
    const own = [start('10:00 AM', 22, 3, { ownStart: true })];
    const quoted = await desk.quote(asked, { parts: own }, testStaff);
    const group = await desk.accept(quoted);
    const refused = await mine.move(groupToken(group.id), group, OTHER_DAY);
    expect(refused).toMatchObject({ __typename: 'MySeatsRefused', message: expect.stringMatching(/call us/) });
  });
});

describe('a group whose day the house closed', () => {
  it('is told once, and again when the day is open', async () => {
    const group = await secured();
    await displaced(true, group.id);
    await groups.hear(group.id);
    expect(await mine.show(group.token)).toMatchObject({ displaced: true, state: 'secured' });
    await displaced(false, group.id);
    await groups.hear(group.id);
    expect(await mine.show(group.token)).toMatchObject({ displaced: false });
    expect((await groups.kinds(group.number)).slice(4)).toEqual(['displaced', 'restored']);
  });

  it('has not come when its start is over, and once it is moved it comes', async () => {
    const group = await secured();
    await displaced(true, group.id);
    groups.at('2027-03-16T23:00:00Z');
    await groups.job();
    expect(await mine.show(group.token)).toMatchObject({ state: 'secured', money: { keptIfCanceledCents: 0 } });
    const moved = await mine.move(group.token, await mine.show(group.token), '2027-04-06');
    expect(moved).toMatchObject({ state: 'secured', displaced: false, quote: { totalCents: 48_000 } });
    groups.bookings.groups.isDisplaced = false;
    groups.at('2027-04-06T23:00:00Z');
    await groups.job();
    expect(await mine.show(group.token)).toMatchObject({ state: 'visited' });
  });

  it('comes after all when the day is opened again', async () => {
    const group = await secured();
    await displaced(true, group.id);
    groups.later(15);
    await groups.job();
    await displaced(false, group.id);
    groups.at('2027-03-16T23:00:00Z');
    await groups.job();
    expect(await mine.show(group.token)).toMatchObject({ state: 'visited' });
  });

  it('cancels for nothing', async () => {
    const group = await secured();
    await displaced(true, group.id);
    groups.at('2027-03-15T15:00:00Z');
    const ended = await mine.cancel(group.token, await mine.show(group.token));
    expect(ended).toMatchObject({ state: 'ended', displaced: false, money: { owedCents: 0 } });
  });

  it('of seats that were held gets others, and time to secure them', async () => {
    const group = await accepted();
    groups.bookings.groups.groups.get(group.id)?.parts.splice(0);
    await groups.hear(group.id);
    groups.at('2027-01-20T15:00:00Z');
    await groups.job();
    const lost = await mine.show(group.token);
    expect(lost).toMatchObject({ state: 'accepted', displaced: true, seats: [] });
    const moved = await mine.move(group.token, lost, OTHER_DAY);
    expect(moved).toMatchObject({ state: 'accepted', displaced: false, heldUntil: '2027-02-03T15:00:00.000Z' });
    expect(groups.seatsOf(group.id)).toHaveLength(3);
  });

  it('is told later while its seats are being changed', async () => {
    const group = await accepted();
    groups.bookings.server.isAway = true;
    await desk.secure(group);
    groups.bookings.server.isAway = false;
    groups.bookings.groups.groups.get(group.id)?.parts.splice(0);
    await expect(groups.hear(group.id)).rejects.toThrow('is being changed');
    expect(await groups.kinds(group.number)).not.toContain('displaced');
  });

  it('that has ended is not told', async () => {
    const group = await secured();
    await mine.cancel(group.token, group);
    await displaced(true, group.id);
    expect((await groups.kinds(group.number)).at(-1)).toBe('ended');
  });
});
