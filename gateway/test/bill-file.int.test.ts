import { readHouse } from '@hilltop/house/read-house';
import { readPdf } from '@hilltop/platform/testing/pdf-text';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FakeSubgraph } from './support/fake-subgraph.js';
import { problemOf } from './support/problem-of.js';
import { fakeSubgraph, startGateway, type TestGateway } from './support/start-gateway.js';

const line = { kind: 'people', label: '48 people at $10.00', cents: 48_000, taxCents: 0 };
const invoice = {
  ...{ number: 'HI-2027-0042', kind: 'invoice', ofNumber: null, issuedOn: '2027-02-10', dueOn: '2027-03-12' },
  ...{ billTo: 'Brook School District', email: '', orderNumber: 'PO-7', pupils: 48, adults: 6, came: 49 },
  ...{ lines: [line], taxCents: 0, totalCents: 48_000, receivedCents: 16_000, leftCents: 42_000, reason: null },
  exemptReason: 'Public school',
};
const note = {
  ...invoice,
  number: 'HI-2027-0043',
  kind: 'credit_note',
  ofNumber: invoice.number,
  totalCents: 6_000,
  receivedCents: null,
};
const bill = {
  ...{ groupNumber: 'HG-7K3M-9QXW', organizationName: 'Brook School', tourName: 'House and Garden' },
  ...{
    starts: [{ tourDate: '2027-02-10', tourTime: '10:00 AM' }],
    invoice,
    creditNotes: [note],
    openCents: 42_000,
    hasW9: true,
  },
};
const details = {
  street: '1 Mill Road',
  town: 'Arlington, Texas 76012',
  phone: '817-555-0100',
  email: null,
  socials: [],
};

let house: object | null = details;
let orders: FakeSubgraph;
let content: FakeSubgraph;
let gateway: TestGateway;
beforeAll(async () => {
  orders = await fakeSubgraph('orders', {
    groupBill: ({ token }) => (token === 'token-1' ? bill : null),
    myGroup: () => null,
    voucher: () => null,
  }).start();
  content = await fakeSubgraph('content', { siteContent: () => ({ house }) }).start();
  gateway = await startGateway({ others: { orders: [orders.url], content: [content.url] } });
});
afterAll(async () => {
  await gateway.stop();
  await orders.kill();
  await content.kill();
});

const file = (path: string) => fetch(`${gateway.url}/api/bills/${path}`);
const textsOf = async (response: Response) => readPdf(Buffer.from(await response.arrayBuffer())).pages.flat();

it('is the invoice, under its number, which no cache stores', async () => {
  const response = await file('token-1/HI-2027-0042.pdf');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe('inline; filename="HI-2027-0042.pdf"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  // Chrome would show an empty page.
  expect(response.headers.get('content-security-policy')).not.toContain("object-src 'none'");
  const texts = await textsOf(response);
  expect(texts.slice(0, 4)).toEqual([
    ...['Invoice HI-2027-0042', readHouse().facts.name, '1 Mill Road, Arlington, Texas 76012', '817-555-0100'],
  ]);
  expect(texts).toContain('Exempt from sales tax: Public school');
  expect(texts).toContain('Wednesday, February 10, 2027, 10:00 AM');
  expect(texts.slice(-6)).toEqual([
    ...['Total', '$480.00', 'Received by Wednesday, February 10, 2027', '$160.00', 'To pay', '$320.00'],
  ]);
});

it('is JSON without its number', async () => {
  const response = await file('token-1');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { starts } = bill;
  expect(await response.json()).toMatchObject({ starts, invoice: { totalCents: 48_000 }, openCents: 42_000 });
});

it('is a credit note of it by its own number', async () => {
  const response = await file('token-1/HI-2027-0043.pdf');
  expect(response.headers.get('content-disposition')).toBe('inline; filename="HI-2027-0043.pdf"');
  expect(await textsOf(response)).toEqual(
    expect.arrayContaining(['Credit note HI-2027-0043', 'Of invoice HI-2027-0042']),
  );
});

it('names the town while the house has no address', async () => {
  house = null;
  const { town, region } = readHouse().facts;
  expect((await textsOf(await file('token-1/HI-2027-0042.pdf')))[2]).toBe(`${town}, ${region}`);
  house = details;
});

it.each([
  'token-2',
  '../groups/token-2',
  'token-2/HI-2027-0042.pdf',
  'token-1/HI-2027-0044.pdf',
  'token-1/HI-2027-0042',
  'token-1/.pdf',
])('is 404 at %s', async (path) => {
  const response = await file(path);
  expect(response.status).toBe(404);
  expect(await problemOf(response)).toMatchObject({ type: 'urn:problem-type:hilltop:not-found' });
});

it('is not drawn without the address while content is away', async () => {
  content.mood = 'answers 503';
  expect((await file('token-1/HI-2027-0042.pdf')).status).toBe(503);
  content.mood = 'answers';
});
