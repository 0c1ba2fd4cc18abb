import { type APIRequestContext, expect } from '@playwright/test';
import { setServerClock } from '../../door/support/server-clock.js';
import { requestGraphql } from '../../support/graphql.js';
import { uniqueEmail, uniqueName } from '../../support/names.js';
import { staffEmail, staffPassword } from '../../support/staff-session.js';
import { expectMails, expectOne } from './counts.js';
import type { Journey } from './journey.js';

const CLOSURES = 'query { closures { id date } }';
const REOPEN = 'mutation ($date: String!) { reopenDay(date: $date) { __typename } }';

async function partiesOn(staff: APIRequestContext, date: string): Promise<number> {
  const query = 'query ($date: String!) { previewClosure(date: $date) { ... on ClosurePreview { parties } } }';
  const { previewClosure } = await requestGraphql<{ previewClosure: { parties: number } }>(staff, query, { date });
  return previewClosure.parties;
}

/** Closures of the day, including those reopened since. */
async function closuresOf(staff: APIRequestContext, date: string): Promise<number> {
  const { closures } = await requestGraphql<{ closures: readonly { date: string }[] }>(staff, CLOSURES);
  return closures.filter((closure) => closure.date === date).length;
}

const closeDay: Journey = {
  name: 'sign in and close a day',
  requests: 12,
  isInGate: true,
  make: async ({ visitor, staff, starts }) => {
    // Without bookings, so that no other journey's seats are offered to displaced parties.
    let date: string;
    do date = await starts.takeDay('standard');
    while ((await partiesOn(staff, date)) > 0);
    const before = await closuresOf(staff, date);
    const { page } = visitor;
    const email = page.getByRole('textbox', { name: 'E-mail', exact: true });
    await visitor.opens(`/admin?tab=calendar&view=day&date=${date}`, email);
    await email.fill(staffEmail);
    await page.getByLabel('Password').fill(staffPassword());
    const close = page.getByRole('button', { name: 'Close the day' });
    await visitor.press(page.getByRole('button', { name: 'Sign in' }), close);
    const confirm = page.getByRole('button', { name: 'Close: nobody has booked' });
    await visitor.press(close, confirm);
    await page.getByLabel('Reason, shown to visitors').fill('Ice storm');
    await visitor.press(confirm, page.getByRole('button', { name: 'Reopen the day' }));
    expect(await closuresOf(staff, date)).toBe(before + 1);
    // A closed day's notice is on every page, also in the tests that follow.
    expect(await requestGraphql(staff, REOPEN, { date })).toEqual({ reopenDay: { __typename: 'DayReopened' } });
  },
};

const walkUp: Journey = {
  name: 'walk-up at the door',
  requests: 8,
  isStaff: true,
  isInGate: true,
  make: async ({ visitor, request, staff, starts }) => {
    const slot = await starts.take('standard');
    const { page } = visitor;
    const email = uniqueEmail('walk-up');
    await setServerClock(page, slot);
    const name = page.getByLabel('Name', { exact: true });
    await visitor.opens('/door', page.getByRole('navigation', { name: 'Door' }));
    await visitor.press(page.getByRole('navigation', { name: 'Door' }).getByRole('link', { name: 'Walk-up' }), name);
    await name.fill(uniqueName('Walker').replaceAll(/[^A-Za-z ]/g, ''));
    await page.getByLabel('E-mail for the ticket (optional)').fill(email);
    const time = page.getByLabel('Time', { exact: true });
    const wanted = time.locator('option').filter({ hasText: new RegExp(`^${slot.time}, .*: 25 left`) });
    await time.selectOption((await wanted.first().getAttribute('value')) ?? '');
    await page.getByLabel('Guests', { exact: true }).fill('2');
    await page.getByRole('checkbox', { name: 'Every guest has signed the waiver' }).check();
    await visitor.press(page.getByRole('button', { name: /^Sell 2 seats/ }), page.getByText(/: 2 let in\.$/));
    await expectOne(staff, 'bookings', email);
    await expectMails(request, email, 1);
  },
};

export const staffJourneys: readonly Journey[] = [closeDay, walkUp];
