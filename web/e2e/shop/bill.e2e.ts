import { type APIRequestContext, expect } from '@playwright/test';
import { dateAfter, dayOfWeek } from '../../kit/lib/venue-dates.js';
import { expectAccessible, expectNoSideScroll } from '../support/accessibility.js';
import { requestGraphql } from '../support/graphql.js';
import { tourOf } from '../support/house.js';
import { theMailTo } from '../support/mail.js';
import { uniqueEmail, uniqueName } from '../support/names.js';
import { keepPrintedSheet, sheetsOf } from '../support/printed.js';
import { signInByRequest } from '../support/staff-session.js';
import { test } from '../support/test.js';

const MONDAY = 1;

/** So near that the count is final, and an invoice can be issued. The house is closed on Mondays. */
function soon(): string {
  const day = dateAfter(new Date().toISOString().slice(0, 10), 3);
  return dayOfWeek(day) === MONDAY ? dateAfter(day, 1) : day;
}

const ANSWER = '__typename ... on Group { id number } ... on Refusal { message }';
const RATE = `mutation ($tourId: ID!) { done: setGroupRate(tourId: $tourId, kind: school, amount: "10.00") { __typename } }`;
const ASK = `mutation ($input: GroupAskInput!) { done: askForGroup(input: $input) { ${ANSWER} } }`;
const SEE = 'query ($number: String!) { done: groupByNumber(number: $number) { revision } }';
const DRAFT = `query ($id: ID!) { done: draftGroupQuote(id: $id) { ... on GroupDraft { parts { tourDate tourTime pupils adults } } } }`;
const QUOTE = `mutation ($id: ID!, $revision: Int!, $input: GroupQuoteInput!) {
  done: sendGroupQuote(id: $id, revision: $revision, input: $input) { ${ANSWER} } }`;
const ACCEPT = `mutation ($id: ID!, $revision: Int!) { done: acceptForCaller(id: $id, revision: $revision, version: 1, name: "Ada",
  position: "Principal", reason: "They called") { ${ANSWER} } }`;
const SECURE = `mutation ($id: ID!, $revision: Int!) { done: secureWithout(id: $id, revision: $revision, reason: "They called") { ${ANSWER} } }`;
const INVOICE = `mutation ($id: ID!, $revision: Int!, $input: GroupInvoiceInput!) {
  done: issueInvoice(id: $id, revision: $revision, input: $input) { ${ANSWER} } }`;

/** A group that comes soon and is invoiced. */
async function invoiced(request: APIRequestContext, email: string): Promise<void> {
  const run = async <Done>(query: string, variables: object) =>
    (await requestGraphql<{ done: Done }>(request, query, variables)).done;
  const { tours } = await requestGraphql<{ tours: { id: string; name: string }[] }>(request, '{ tours { id name } }');
  const tourId = tours.find(({ name }) => name === tourOf('standard').name)?.id;
  await run(RATE, { tourId });
  const input = {
    ...{ organizationName: uniqueName('School'), organizationKind: 'school', organizerName: 'Mia Example' },
    ...{ organizerEmail: uniqueEmail('teacher'), organizerPhone: '817 555 0100', tourId, pupils: 18, adults: 3 },
    ...{ preferredDays: [{ day: soon() }], paysBy: 'check' },
  };
  const { id, number } = await run<{ id: string; number: string }>(ASK, { input });
  const seen = async () => ({ id, ...(await run<{ revision: number }>(SEE, { number })) });
  const { parts } = await run<{ parts: object[] }>(DRAFT, { id });
  const extras = [{ label: 'Boxed lunches', amount: '120.00', taxCode: 'goods' }];
  const steps: readonly (readonly [string, object])[] = [
    [QUOTE, { input: { parts, extras } }],
    [ACCEPT, {}],
    [SECURE, {}],
    [
      INVOICE,
      {
        input: {
          billTo: 'Carver Elementary\nAccounts Payable\nRoom 12\n1 Main Street\nSpringfield, TX 76010\nUSA',
          onOrder: false,
          email,
        },
      },
    ],
  ];
  for (const [query, more] of steps) expect(await run(query, { ...(await seen()), ...more })).toMatchObject({ id });
}

test.describe('at 390', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('who pays for a group has its invoice attached, and sees what is to pay by the link', async ({
    page,
    request,
    browser,
  }) => {
    const email = uniqueEmail('payer');
    await keepPrintedSheet(page);
    const desk = await browser.newContext();
    await signInByRequest(desk.request);
    await invoiced(desk.request, email);
    await desk.close();
    const mail = await theMailTo(request, email);
    expect(mail.attachments).toContainEqual(expect.objectContaining({ contentType: 'application/pdf' }));
    await page.goto(/\/bill\/[\w-]{43}/.exec(mail.text)?.[0] ?? '');
    await expect(page.getByText(/^\$300\.00 is to pay by /)).toBeVisible();
    await expect(
      page.getByText('We never mail a change of where to pay. If an e-mail says so, call us.'),
    ).toBeVisible();
    await expectAccessible(page);
    await expectNoSideScroll(page);
    const link = page.getByRole('link', { name: /^PDF HI-/ });
    const file = await request.get((await link.getAttribute('href')) ?? '');
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
    expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: /^Print HI-/ }).click();
    expect(await sheetsOf(page)).toEqual({ Letter: 1, A4: 1 });
    const pay = page.getByRole('button', { name: 'Pay $300.00 by card' });
    await pay.click();
    await expectAccessible(page);
    await pay.click();
    await expect(page.getByRole('status').filter({ hasText: 'Paid: $300.00' })).toBeVisible();
    await expect(page.getByText('Nothing is left to pay')).toBeVisible();
  });
});
