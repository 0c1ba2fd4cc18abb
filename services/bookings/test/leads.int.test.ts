import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PUT_ON } from '../src/opening/leads/lead.statements.js';
import { SLOT } from './support/booking-request.js';
import { type CalendarApp, openCalendarApp } from './support/calendar-app.js';
import { testGuide } from './support/door.js';

let app: CalendarApp;
beforeAll(async () => {
  app = await openCalendarApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.reset();
  app.clock.set('2026-12-04T16:30:00Z');
});

const date = SLOT.tourDate;
const at = (time: string, tourType = 'standard') => ({ tourType, date, time });
const [ten, eleven, noon] = ['16', '17', '18'].map((hour) => `standard@${date}T${hour}:00:00.000Z`);
const [gus, sam] = [testGuide, { ...testGuide, id: randomUUID() }];
const sql = (text: string, values: unknown[] = []) => app.database.dataSource.query(text, values);
const timeOf = async (time: string) => (await app.day(date)).times.find((one) => one.time === time);
const guidesOf = async (time: string) => (await timeOf(time))?.guideIds;
const version = async () => (await app.houseCalendar()).version;
const lead = (slotId: string | undefined, staff: typeof sam = gus) =>
  app.one(
    'mutation ($slotId: ID!) { leadTime(slotId: $slotId) { __typename ... on GuideBusy { from } ... on Refusal { message } } }',
    { slotId },
    'leadTime',
    staff,
  );

describe('guides of a time', () => {
  it('are several, and each sees its parties, in the manifest and in the calendar file', async () => {
    await app.book({ lastName: 'Lamar' });
    expect(await app.assignGuide({ ...at('10:00 AM'), guideIds: [sam.id, gus.id] })).toMatchObject({
      version: expect.any(Number),
    });
    expect(await guidesOf('10:00 AM')).toEqual([sam.id, gus.id]);
    for (const guide of [gus, sam]) {
      const manifest = `{ doorManifest(date: "${date}") { times { time isOwn } parties { name } } }`;
      expect(await app.one(manifest, {}, 'doorManifest', guide)).toMatchObject({
        times: expect.arrayContaining([
          { time: '10:00 AM', isOwn: true },
          { time: '11:00 AM', isOwn: false },
        ]),
        parties: [{ name: 'Guest Lamar' }],
      });
      const made = await app.one(
        'mutation { createGuideFeed { __typename ... on GuideFeedCreated { url } } }',
        {},
        'createGuideFeed',
        guide,
      );
      expect(await app.guideCalendar(String(made.url).split('/').at(-2) ?? '')).toContain('DTSTART:20261205T160000Z');
    }
  });

  it('are four at most, each once', async () => {
    const guideIds = Array.from({ length: 5 }, () => randomUUID());
    for (const wrong of [guideIds, [gus.id, gus.id], ['gus']]) {
      expect(await app.assignGuide({ ...at('10:00 AM'), guideIds: wrong })).toMatchObject({
        __typename: 'InvalidInput',
      });
    }
    expect(await app.assignGuide({ ...at('10:00 AM'), guideIds: guideIds.slice(1) })).toMatchObject({
      __typename: 'CalendarChanged',
    });
    expect(await guidesOf('10:00 AM')).toEqual(guideIds.slice(1));
  });

  it('change in place: who comes has the place of who leaves', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    await app.assignGuide({ ...at('10:00 AM'), guideIds: [first, second] });
    await app.assignGuide({ ...at('10:00 AM'), guideIds: [third, second] });
    expect(await guidesOf('10:00 AM')).toEqual([third, second]);
    await app.assignGuide({ ...at('10:00 AM'), guideId: first });
    expect(await guidesOf('10:00 AM')).toEqual([first]);
    await app.assignGuide(at('10:00 AM'));
    expect(await guidesOf('10:00 AM')).toEqual([]);
  });
});

describe('a guide who leads another tour then', () => {
  it('is refused with that tour, and nothing changes, not even for who comes with them', async () => {
    const second = { ...at('11:00 AM'), guideIds: [sam.id] };
    await app.assignGuide({ ...at('10:00 AM'), guideIds: [gus.id] });
    await app.assignGuide(second);
    const before = await version();
    expect(await app.assignGuide({ ...second, guideIds: [randomUUID(), gus.id] })).toMatchObject({
      ...{
        __typename: 'GuideBusy',
        guideId: gus.id,
        from: '2026-12-05T16:00:00.000Z',
        until: '2026-12-05T17:30:00.000Z',
      },
      message: expect.stringContaining('Lamplight from 10:00 AM to 11:30 AM'),
    });
    expect([await guidesOf('10:00 AM'), await guidesOf('11:00 AM'), await version()]).toEqual([
      [gus.id],
      [sam.id],
      before,
    ]);
    // Its tour is over by noon.
    expect(await app.assignGuide({ ...at('12:00 PM'), guideIds: [gus.id] })).toMatchObject({
      __typename: 'CalendarChanged',
    });
  });

  it('is refused by the database, whoever writes; without its constraint the same statement puts them on both', async () => {
    await app.assignGuide({ ...at('10:00 AM'), guideIds: [gus.id] });
    await app.assignGuide({ ...at('11:00 AM'), guideIds: [sam.id] });
    const written = `INSERT INTO guide_assignments SELECT gen_random_uuid(), '${noon}', starts_at, guide_id, during, 2
      FROM guide_assignments WHERE slot_id = '${ten}'`;
    expect(await sql(PUT_ON, [eleven, gus.id])).toEqual([]);
    await expect(sql(written)).rejects.toThrow('guide_assignments_one_tour_at_once');
    const runner = app.database.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('ALTER TABLE guide_assignments DROP CONSTRAINT guide_assignments_one_tour_at_once');
    await runner.query(written);
    const [twice] = await runner.query('SELECT count(*)::integer AS leads FROM guide_assignments WHERE guide_id = $1', [
      gus.id,
    ]);
    await runner.rollbackTransaction();
    await runner.release();
    expect(twice).toEqual({ leads: 2 });
  });

  it('is free of a time that was closed, or that left the calendar without a party', async () => {
    await app.assignGuide({ ...at('10:00 AM'), guideIds: [gus.id] });
    const close = 'mutation ($input: CloseDayInput!) { closeDay(input: $input) { __typename } }';
    const input = { date, times: ['10:00 AM'], reason: 'Ice', message: 'Stay at home.' };
    await app.one(close, { input }, 'closeDay');
    expect(await app.assignGuide({ ...at('11:00 AM'), guideIds: [gus.id] })).toMatchObject({
      __typename: 'CalendarChanged',
    });
    expect([await guidesOf('10:00 AM'), await guidesOf('11:00 AM')]).toEqual([[], [gus.id]]);
    await app.changeDay({ date, starts: ['12:00 PM'] });
    expect(await app.assignGuide({ ...at('12:00 PM'), guideIds: [gus.id] })).toMatchObject({
      __typename: 'CalendarChanged',
    });
  });

  it('stays with parties whose time left the calendar', async () => {
    await app.book({});
    await app.assignGuide({ ...at('10:00 AM'), guideIds: [gus.id] });
    await app.changeDay({ date, starts: ['11:00 AM'], keepBookings: true });
    expect(await app.assignGuide({ ...at('11:00 AM'), guideIds: [gus.id] })).toMatchObject({ __typename: 'GuideBusy' });
  });
});

describe('a guide at the door', () => {
  beforeEach(() => app.clock.set('2026-12-05T14:00:00Z'));

  it('takes a time over from one guide, and joins several', async () => {
    await app.assignGuide({ ...at('10:00 AM'), guideIds: [sam.id] });
    expect(await lead(ten)).toMatchObject({ __typename: 'CalendarChanged' });
    expect(await guidesOf('10:00 AM')).toEqual([gus.id]);
    await app.assignGuide({ ...at('10:00 AM'), guideIds: [sam.id, randomUUID()] });
    await lead(ten);
    expect(await guidesOf('10:00 AM')).toHaveLength(3);
    await lead(ten);
    expect(await guidesOf('10:00 AM')).toHaveLength(3);
  });

  it('is refused where four lead it, or who leads another tour then', async () => {
    await app.assignGuide({ ...at('10:00 AM'), guideIds: Array.from({ length: 4 }, () => randomUUID()) });
    expect(await lead(ten)).toMatchObject({ __typename: 'InvalidInput' });
    await lead(eleven);
    expect(await lead(noon)).toMatchObject({ __typename: 'GuideBusy', from: '2026-12-05T17:00:00.000Z' });
  });
});

const PEOPLE_PER_GUIDE = 27;
const ARRANGE = `mutation ($group: GroupInput!, $input: HoldGroupVisitInput!) {
  holdGroupVisit(group: $group, input: $input) { __typename ... on GroupVisit { parts { holdId } } } }`;
const BOOK = `mutation ($group: GroupInput!, $holdIds: [ID!]!) {
  bookGroupVisit(group: $group, name: "Carver Elementary", holdIds: $holdIds) { __typename } }`;

describe('a start that a group has for itself', () => {
  it('needs a guide for each so many people, and both lead it; the calendar says whose it is', async () => {
    app.clock.set('2026-12-05T14:00:00Z');
    const tours = await sql(`SELECT id FROM tours WHERE type = 'standard' ORDER BY created_at LIMIT 1`);
    const group = { id: randomUUID(), number: 'HG-7K3M-9QXW', revision: 0, peoplePerGuide: PEOPLE_PER_GUIDE };
    const own = { tourDate: date, tourTime: '10:00 AM', pupils: 48, adults: 6, ownStart: true };
    const input = { tourId: tours[0].id, parts: [own], heldUntil: '2026-12-05T15:00:00Z' };
    const service = { role: 'service', name: 'orders' } as const;
    const held = await app.one(ARRANGE, { group, input }, 'holdGroupVisit', service);
    const seen = { number: group.number, people: 54, held: true, kept: true };
    expect(await timeOf('10:00 AM')).toMatchObject({ guidesNeeded: 2, groups: [seen] });
    const holdIds = (held.parts as { holdId: string }[]).map(({ holdId }) => holdId);
    await app.one(BOOK, { group: { ...group, revision: 1 }, holdIds }, 'bookGroupVisit', service);
    expect(await timeOf('10:00 AM')).toMatchObject({ guidesNeeded: 2, groups: [{ ...seen, held: false }] });
    await lead(ten);
    await lead(ten, sam);
    expect(await guidesOf('10:00 AM')).toEqual([gus.id, sam.id]);
    expect(await timeOf('11:00 AM')).toMatchObject({ guidesNeeded: 1, groups: [] });
  });
});
