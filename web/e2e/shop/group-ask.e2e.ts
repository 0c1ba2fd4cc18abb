import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectGoodLayout, expectNoSideScroll } from '../support/accessibility.js';
import { onOperation, sentVariables } from '../support/graphql.js';
import { uniqueEmail, uniqueName } from '../support/names.js';
import { bookableDays } from '../support/slots.js';
import { test } from '../support/test.js';

/** Of groups.md §5.1: taps and fields, from the home page until the request is sent. */
const MOST_STEPS = 25;

/** Two late days, on which few other tests book. */
async function lateDays(request: APIRequestContext): Promise<readonly [string, string]> {
  const days = (await bookableDays(request, 'standard')).map(({ date }) => date);
  const [first, second] = days.slice(-8);
  if (first === undefined || second === undefined) throw new Error('The house is open on fewer than two days');
  return [first, second];
}

interface Ask {
  readonly input: { readonly organizationName: string; readonly pupils: number };
  readonly idempotencyKey: string;
}

/** A teacher with a phone, whose taps are counted. */
class Teacher {
  readonly email = uniqueEmail('teacher');
  readonly school = uniqueName('Elementary');
  steps = 0;

  constructor(readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    this.steps += 1;
    await target.click();
  }

  async fill(label: string, text: string, place = 0): Promise<void> {
    this.steps += 1;
    await this.page.getByLabel(label, { exact: true }).nth(place).fill(text);
  }

  async fillAll(day: string): Promise<void> {
    await this.fill('School or organization', this.school);
    await this.fill('Pupils', '48');
    await this.fill('Adults', '6');
    await this.fill('Day', day);
    await this.fill('Your name', 'Beulah Adams');
    await this.fill('Phone', '817-555-0100');
    await this.fill('E-mail', this.email);
  }

  async send(): Promise<void> {
    await this.tap(this.page.getByRole('button', { name: 'Ask for a quote' }));
  }
}

test.describe('at 390', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a teacher asks from the home page with a few taps, and knows what comes next', async ({ page, request }) => {
    const [day, otherDay] = await lateDays(request);
    const teacher = new Teacher(page);
    const sent = sentVariables<Ask>(page, 'RequestGroupVisit');
    await page.goto('/');
    await teacher.tap(page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Groups' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Groups and schools' })).toBeVisible();
    await teacher.fillAll(day);
    await expect(page.getByRole('group', { name: 'First choice' }).getByRole('status')).toHaveText(
      /^(Room for 54 people|Little room)/,
    );
    await teacher.tap(page.getByRole('button', { name: 'Add another day' }));
    await teacher.fill('Day', otherDay, 1);
    await teacher.fill('Grade (optional)', '4');
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await teacher.send();
    const title = page.getByRole('heading', { name: 'We have your request' });
    await expect(title).toBeFocused();
    await expect(page.getByText(/HG-\w{4}-\w{4}/)).toBeVisible();
    await expect(page.getByText(teacher.email)).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    expect(teacher.steps).toBeLessThanOrEqual(MOST_STEPS);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.input).toMatchObject({ organizationName: teacher.school, pupils: 48 });
  });
});

test('a request without an answer loses nothing, also after a reload, and is sent again as the same one', async ({
  page,
  request,
}) => {
  const [day] = await lateDays(request);
  const teacher = new Teacher(page);
  const sent = sentVariables<Ask>(page, 'RequestGroupVisit');
  let isLost = true;
  await onOperation(page, 'RequestGroupVisit', (route) => (isLost ? route.abort() : route.fallback()));
  await page.goto('/groups');
  await teacher.fillAll(day);
  await teacher.send();
  await expect(page.getByText('We didn’t get an answer')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('School or organization')).toHaveValue(teacher.school);
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue(day);
  isLost = false;
  await teacher.send();
  await expect(page.getByRole('heading', { name: 'We have your request' })).toBeFocused();
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test('what is missing is said at its field, and a small party is led to online booking', async ({ page, request }) => {
  const [day] = await lateDays(request);
  const teacher = new Teacher(page);
  const sent = sentVariables<Ask>(page, 'RequestGroupVisit');
  await page.goto('/groups');
  await teacher.send();
  await expect(page.getByLabel('School or organization')).toBeFocused();
  await expect(page.getByLabel('School or organization')).toHaveAccessibleDescription('The name is required');
  await expectGoodLayout(page, 'groups-refused');
  await teacher.fillAll(day);
  await teacher.fill('Pupils', '6');
  await expect(page.getByText(/^Fewer than \d+ people book online$/)).toBeVisible();
  await teacher.send();
  await expect(page.getByLabel('Pupils')).toBeFocused();
  await expectAccessible(page);
  expect(sent).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Book online' }).first().click();
  await expect(page).toHaveURL(/\/tours$/);
});

test('the pages where one plans a visit lead to groups', async ({ page }) => {
  for (const path of ['/tours', '/visit-us', '/contact']) {
    await page.goto(path);
    await expect(page.getByRole('main').locator('a[href="/groups"]').first()).toBeVisible();
  }
  await page.goto('/contact?subject=group-booking');
  await page.getByRole('link', { name: 'ask on the page for groups' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Groups and schools' })).toBeVisible();
});
