import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { dateAfter, dayOfWeek } from '../../kit/lib/venue-dates.js';
import { expectAccessible, expectNoSideScroll } from '../support/accessibility.js';
import { requestGraphql } from '../support/graphql.js';
import { tourOf } from '../support/house.js';
import { mailsTo } from '../support/mail.js';
import { uniqueEmail, uniqueName } from '../support/names.js';
import { signInByRequest } from '../support/staff-session.js';
import { test } from '../support/test.js';

const WEDNESDAY = 3;

/** Half a year ahead, when visitors cannot book yet: each run has a day of its own. */
function wednesdayAhead(): string {
  const first = dateAfter(new Date().toISOString().slice(0, 10), 120 + 7 * Math.floor((Date.now() / 1_000) % 25));
  return dateAfter(first, (7 + WEDNESDAY - dayOfWeek(first)) % 7);
}

const RATE = `mutation ($tourId: ID!) { setGroupRate(tourId: $tourId, kind: school, amount: "10.00") { __typename } }`;
const FIND = 'query ($number: String!) { groupByNumber(number: $number) { id revision } }';
const DRAFT = `query ($id: ID!) { draftGroupQuote(id: $id) { ... on GroupDraft { parts { tourDate tourTime pupils adults } } } }`;
const QUOTE = `mutation ($id: ID!, $revision: Int!, $input: GroupQuoteInput!) { sendGroupQuote(id: $id, revision: $revision, input: $input) {
  __typename ... on Group { revision } } }`;
const SECURE = `mutation ($id: ID!, $revision: Int!, $input: PurchaseOrderInput!) {
  done: secureByPurchaseOrder(id: $id, revision: $revision, input: $input) { __typename ... on Refusal { message } ... on InvalidInput { fields { field message } } } }`;
const ASK = `mutation ($input: GroupAskInput!) { requestGroupVisit(input: $input) { ... on GroupRequested { number } } }`;

interface Found {
  readonly groupByNumber: { readonly id: string; readonly revision: number };
}

/** The desk, in a browser of its own. */
async function openDesk(browser: Browser) {
  const context = await browser.newContext();
  const { request } = context;
  await signInByRequest(request);
  const find = async (number: string) => (await requestGraphql<Found>(request, FIND, { number })).groupByNumber;
  return {
    async quote(number: string, tourId: string): Promise<void> {
      await requestGraphql(request, RATE, { tourId });
      const { id, revision } = await find(number);
      const { draftGroupQuote } = await requestGraphql<{ draftGroupQuote: { parts: object[] } }>(request, DRAFT, {
        id,
      });
      await requestGraphql(request, QUOTE, { id, revision, input: { parts: draftGroupQuote.parts } });
    },
    async secure(number: string, input: object): Promise<void> {
      const { id, revision } = await find(number);
      const { done } = await requestGraphql<{ done: object }>(request, SECURE, { id, revision, input });
      expect(done).toMatchObject({ __typename: 'Group' });
    },
    async expectFile(number: string, sent: Buffer): Promise<void> {
      const { groupByNumber } = await requestGraphql<{ groupByNumber: { files: { name: string }[] } }>(
        request,
        'query ($number: String!) { groupByNumber(number: $number) { files { name } } }',
        { number },
      );
      expect(groupByNumber.files).toHaveLength(1);
      const response = await request.get(`/api/group-files/${groupByNumber.files[0]?.name}`);
      expect(response.headers()['content-disposition']).toMatch(/^attachment; /);
      expect(Buffer.compare(await response.body(), sent)).toBe(0);
    },
    close: () => context.close(),
  };
}

/** The link in the newest mail to an address whose subject begins so. */
async function linkOf(request: APIRequestContext, email: string, subject: string): Promise<string> {
  const found = async () => (await mailsTo(request, email)).find((mail) => mail.subject.startsWith(subject));
  await expect.poll(async () => (await found())?.subject ?? 'none').toContain(subject);
  const link = /\/group\/[\w-]{43}/.exec((await found())?.text ?? '');
  if (!link) throw new Error(`The mail "${subject}" has no link`);
  return link[0];
}

/** A PDF of one object. */
const orderFile = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\nxref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 >>\nstartxref\n45\n%%EOF\n',
);

const standing = (page: Page) => page.getByRole('region', { name: 'Where it stands' });

test.describe('at 390', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a teacher accepts the quote, sends the order, changes the count, and cancels, by the link', async ({
    page,
    request,
    browser,
  }) => {
    const email = uniqueEmail('teacher');
    const day = wednesdayAhead();
    const { tours } = await requestGraphql<{ tours: { id: string; name: string }[] }>(request, '{ tours { id name } }');
    const tour = tours.find(({ name }) => name === tourOf('standard').name);
    const input = {
      ...{ organizationName: uniqueName('School'), organizationKind: 'school', organizerName: 'Mia Example' },
      ...{ organizerEmail: email, organizerPhone: '817 555 0100', tourId: tour?.id, pupils: 18, adults: 3 },
      ...{ wishes: [{ day }], paysBy: 'purchase_order' },
    };
    const { requestGroupVisit } = await requestGraphql<{ requestGroupVisit: { number: string } }>(request, ASK, {
      input,
    });
    const { number } = requestGroupVisit;
    await page.goto(await linkOf(request, email, 'We have your request'));
    await expect(page.getByText(number).first()).toBeVisible();

    const desk = await openDesk(browser);
    await desk.quote(number, tour?.id ?? '');
    await page.goto(await linkOf(request, email, 'Your quote'));
    await expect(page.getByText('$180.00').first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.getByLabel('Your name').fill('Dr. Reyes');
    await page.getByLabel('Your position').fill('Principal');
    await page.getByRole('checkbox', { name: /^I accept this/ }).check();
    await page.getByRole('button', { name: 'Accept and hold our seats' }).click();
    await expect(standing(page)).toContainText('Your seats are held');

    await page.getByRole('button', { name: 'Send a purchase order' }).click();
    await page.getByLabel('Number of the order').fill('PO 4711');
    await page.getByLabel('Where the bill goes').fill('Accounts Payable\n1 Main Street');
    const file = page.getByLabel('The order itself (optional)');
    await file.setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: Buffer.from('<html></html>') });
    await page.getByRole('button', { name: 'Send the order' }).click();
    await expect(page.getByText('order.pdf is neither a PDF nor a JPEG, PNG, GIF or WebP image')).toBeVisible();
    await expect(page.getByLabel('Number of the order')).toHaveValue('PO 4711');
    await expectAccessible(page);
    await file.setInputFiles({ name: 'order.pdf', mimeType: 'application/pdf', buffer: orderFile });
    await page.getByRole('button', { name: 'Send the order' }).click();
    await expect(standing(page)).toContainText('We look at your purchase order');
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await expect(page.getByText(', with its file')).toBeVisible();
    await desk.expectFile(number, orderFile);

    const order = {
      number: 'PO 4711',
      day: dateAfter(new Date().toISOString().slice(0, 10), -2),
      amount: '180.00',
      billTo: 'A',
    };
    await desk.secure(number, order);
    await page.goto(await linkOf(request, email, 'Your visit is booked'));
    await expect(page.getByRole('link', { name: /ticket/i }).first()).toBeVisible();
    await expect(standing(page)).toContainText('You are coming');
    await page.getByRole('button', { name: 'Change how many come' }).click();
    await page.getByRole('button', { name: 'One fewer: Pupils' }).click();
    await page.getByRole('button', { name: 'Change the count' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Changed: 17 pupils' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.getByRole('button', { name: 'Cancel our visit' }).click();
    await page.getByRole('button', { name: 'Yes, cancel our visit' }).click();
    await expect(standing(page)).toContainText('This visit does not take place');
    await linkOf(request, email, 'Your visit is canceled');
    await desk.close();
  });
});
