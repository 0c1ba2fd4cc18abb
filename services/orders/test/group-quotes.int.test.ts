import { toldActions } from '@hilltop/platform/testing/staff-mutations';
import { testStaff } from '@hilltop/platform/testing/test-service';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { taxManager } from './support/manager.js';
import { DAY, type RunningGroups, runGroups, start, three } from './support/running-groups.js';

let groups: RunningGroups;
let desk: RunningGroups['desk'];
beforeAll(async () => {
  groups = await runGroups();
  desk = groups.desk;
});
afterAll(() => groups.close());
beforeEach(() => groups.clear());

describe('a quote', () => {
  it.each([
    [{ rate: '8.00' }, 'rate'],
    [{ withoutDeposit: true }, 'withoutDeposit'],
    [{ parts: [start('10:00 AM', 48, 6, { ownStart: true })] }, 'parts.0.ownStart'],
  ])('with %j is a manager’s', async (more, field) => {
    const asked = await desk.ask();
    const input = { parts: three, ...more };
    expect(await desk.quote(asked, input)).toMatchObject({ __typename: 'ManagersDecide', field });
    expect(await desk.quote(asked, input, testStaff)).toMatchObject({ state: 'quoted' });
  });

  it('has extras with their tax', async () => {
    await taxManager(groups, '2027-01-05').charge('goods', '8.25');
    const extras = [{ label: 'Boxed lunches', amount: '120.00', taxCode: 'goods' }];
    const quoted = await desk.quote(await desk.ask(), { parts: three, extras });
    expect(quoted.quote).toMatchObject({ totalCents: 60_990, taxCents: 990, depositCents: 15_300 });
    const unknown = [{ label: 'Boxed lunches', amount: '120.00', taxCode: 'lunch' }];
    expect(await desk.quote(await desk.ask(), { parts: three, extras: unknown })).toMatchObject({
      fields: [{ field: 'extras.0.taxCode' }],
    });
  });

  it('is of starts that exist and have room', async () => {
    const asked = await desk.ask();
    const faults = async (parts: object[]) => (await desk.quote(asked, { parts })).fields;
    expect(await faults([start('10:00 AM', 24, 3), start('12:00 PM', 24, 3)])).toEqual([
      { field: 'parts.0.tourTime', message: '25 seats are left at this time' },
      { field: 'parts.1.tourTime', message: '25 seats are left at this time' },
    ]);
    expect(await faults([start('9:00 AM', 16, 2)])).toMatchObject([{ message: 'There is no such time on this day' }]);
    expect(await faults([start('10:00 AM', 16, 2), start('10:00 AM', 16, 2)])).toMatchObject([{ field: 'parts' }]);
    groups.bookings.groups.closed.set(DAY, 'The house is closed on this day.');
    expect(await faults([start('10:00 AM', 16, 2)])).toMatchObject([{ message: 'The house is closed on this day.' }]);
  });

  it('ends with its days, and with a new version', async () => {
    const first = await desk.quoted();
    const second = await desk.quote(first, { parts: three.slice(0, 2) });
    expect(second.quote).toMatchObject({ version: 2, totalCents: 32_000 });
    expect(await desk.accept(second, 1)).toMatchObject({ __typename: 'GroupChanged', group: { state: 'quoted' } });
    groups.later(14 * 24 + 1);
    expect(await desk.accept(second, 2)).toMatchObject({ __typename: 'GroupChanged' });
    await groups.job();
    expect(await desk.shown(first.number)).toMatchObject({ state: 'ended', ending: 'quote_expired' });
  });

  it('is given to nobody before managers have set the price, and no more once it is taken away', async () => {
    const adults = await desk.ask({ pupils: 0, adults: 20 });
    const input = { parts: [start('10:00 AM', 0, 20)] };
    expect(await desk.quote(adults, input)).toMatchObject({
      __typename: 'NoGroupRate',
      message: 'This tour has no price for groups of adults yet. Managers set it at Prices.',
    });
    expect(await desk.rate('adult', '12.00', null)).toMatchObject({
      rates: [{ cents: 1_000 }, { kind: 'adult', cents: 1_200 }],
    });
    expect(await desk.rate('adult', '13.00', 1_100)).toMatchObject({ __typename: 'GroupTermsChanged' });
    expect((await desk.quote(adults, input)).quote).toMatchObject({ totalCents: 22_800, free: 1, rateKind: 'adult' });
    expect(await desk.rate('adult', null, 1_200)).toMatchObject({ rates: [{ kind: 'school' }] });
  });

  it('keeps its conditions, and is never changed or deleted', async () => {
    const quoted = await desk.quoted();
    const { data } = await groups.ask('{ groupTerms { version } }', {}, testStaff);
    const terms = `smallestGroup: 15, fewestWhoPay: 20, pupilsPerAdult: 10, mostPeople: 300, mostParts: 12, peoplePerGuide: 27,
      freePerPupils: 8, freePerAdults: 15, countFinalDays: 7, depositBackDays: 14, depositPercent: 50, invoiceDueDays: 30,
      secureAfterDays: 14, secureBeforeDays: 14, quoteValidDays: 14, askedAheadDays: 7`;
    const save = (version: unknown) =>
      groups.ask(
        `mutation ($version: Int!) { saveGroupTerms(version: $version, input: { ${terms} }) { __typename
          ... on GroupTerms { version depositPercent } ... on GroupTermsChanged { terms { version } } } }`,
        { version },
        testStaff,
      );
    const seen = data?.groupTerms?.version as number;
    expect((await save(seen)).data?.saveGroupTerms).toMatchObject({ version: seen + 1, depositPercent: 50 });
    expect((await save(seen)).data?.saveGroupTerms).toMatchObject({ terms: { version: seen + 1 } });
    expect(await desk.shown(quoted.number)).toMatchObject({ quote: { terms: seen, depositCents: 12_000 } });
    expect((await desk.quoted()).quote).toMatchObject({ terms: seen + 1, depositCents: 24_000 });
    const told = (await toldActions(groups.database.dataSource)).map(
      ({ action, targetType }) => `${action} ${targetType}`,
    );
    expect(told).toEqual(expect.arrayContaining(['setGroupRate group terms', 'saveGroupTerms group terms']));
    for (const change of [
      'UPDATE group_quotes SET total_cents = 1',
      'DELETE FROM group_quotes',
      'DELETE FROM group_terms',
    ])
      await expect(groups.database.dataSource.query(change)).rejects.toThrow(/permission denied|never changed/);
  });
});
