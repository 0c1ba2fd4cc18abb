import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DAY, type GroupApp, heldGroup, openGroupApp, part } from './support/group-app.js';

let app: GroupApp;
beforeAll(async () => {
  app = await openGroupApp();
});
afterAll(() => app.close());
beforeEach(() => app.dataSource.query('TRUNCATE group_visits, bookings, holds, slots, outbox'));

const dayOf = (type: string, day = DAY) => app.days.day({ tourId: app.tourOf(type), day });
const startOf = async (type: string, tourTime: string) =>
  (await dayOf(type))?.starts.find(({ time }) => time === tourTime);

describe('the day of a group', () => {
  it('has the starts of its tour with their seats, also when visitors cannot book it yet', async () => {
    const far = await dayOf('standard', '2027-11-20');
    expect(far).toMatchObject({ tourName: expect.any(String), closed: null });
    expect(far?.starts[0]).toMatchObject({ time: '9:00 AM', startsAt: '2027-11-20T15:00:00.000Z', seatsLeft: 25 });
  });

  it('says what a group has taken, and nothing of a start that another keeps for itself', async () => {
    await heldGroup(app, [part('10:00 AM', 16), part('11:00 AM', 30, { ownStart: true })]);
    expect(await startOf('standard', '10:00 AM')).toMatchObject({ capacity: 25, seatsLeft: 8 });
    expect(await startOf('standard', '11:00 AM')).toMatchObject({ seatsLeft: 0 });
    expect(await startOf('premium', '11:00 AM')).toMatchObject({ seatsLeft: 0 });
    expect(await startOf('premium', '10:00 AM')).not.toMatchObject({ seatsLeft: 0 });
  });

  it('says why it has none', async () => {
    expect(await dayOf('standard', '2026-11-23')).toMatchObject({
      closed: expect.stringMatching(/Monday/),
      starts: [],
    });
    expect(await dayOf('standard', '2026-11-20')).toMatchObject({ closed: expect.any(String), starts: [] });
  });

  it('is none for a tour that is sold by parties, for no tour, and for no day', async () => {
    expect(await dayOf('private')).toBeNull();
    expect(await app.days.day({ tourId: randomUUID(), day: DAY })).toBeNull();
    expect(await dayOf('standard', 'tomorrow')).toBeNull();
  });
});
