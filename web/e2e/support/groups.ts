import { type APIRequestContext, type Browser, expect } from '@playwright/test';
import { dateAfter, dayOfWeek } from '../../kit/lib/venue-dates.js';
import { requestGraphql } from './graphql.js';
import { tourOf } from './house.js';
import { mailsTo } from './mail.js';
import { uniqueName } from './names.js';
import { signInByRequest } from './staff-session.js';

const WEDNESDAY = 3;

/** Half a year ahead, when visitors cannot book yet: each run has a day of its own. */
export function wednesdayAhead(): string {
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
export async function openDesk(browser: Browser) {
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
export async function linkOf(request: APIRequestContext, email: string, subject: string): Promise<string> {
  const found = async () => (await mailsTo(request, email)).find((mail) => mail.subject.startsWith(subject));
  await expect.poll(async () => (await found())?.subject ?? 'none').toContain(subject);
  const link = /\/group\/[\w-]{43}/.exec((await found())?.text ?? '');
  if (!link) throw new Error(`The mail "${subject}" has no link`);
  return link[0];
}

/** A group that asks on the site. @param more of the input, e.g. how many come */
export async function askedGroup(request: APIRequestContext, email: string, more: object) {
  const day = wednesdayAhead();
  const { tours } = await requestGraphql<{ tours: { id: string; name: string }[] }>(request, '{ tours { id name } }');
  const tourId = tours.find(({ name }) => name === tourOf('standard').name)?.id ?? '';
  const input = {
    ...{ organizationName: uniqueName('School'), organizationKind: 'school', organizerName: 'Mia Example' },
    ...{ organizerEmail: email, organizerPhone: '817 555 0100', tourId, pupils: 18, adults: 3 },
    ...{ preferredDays: [{ day }], paysBy: 'purchase_order', ...more },
  };
  const { requestGroupVisit } = await requestGraphql<{ requestGroupVisit: { number: string } }>(request, ASK, {
    input,
  });
  return { number: requestGroupVisit.number, tourId, day };
}
