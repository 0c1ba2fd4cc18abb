import { type Bill, wordsOfBill, wordsOfDocument } from '@hilltop/contracts/house/document-words';
import { type GroupQuote, wordsOfQuote } from '@hilltop/contracts/house/quote-words';
import { describe, expect, it } from '@jest/globals';
import { readPdf } from '../testing/pdf-text.js';
import { drawDocument } from './draw-document.js';

const invoice: Bill['invoice'] = {
  number: 'HI-2027-0042',
  kind: 'invoice',
  ofNumber: null,
  issuedOn: '2027-02-10',
  dueOn: '2027-03-12',
  billTo: 'Brook School District\nAccounts Payable\n1 Main Street',
  orderNumber: 'PO-7',
  pupils: 48,
  adults: 1,
  came: 49,
  lines: [
    { label: '48 people at $10.00', cents: 48_000 },
    { label: 'Lunch', cents: 12_505 },
  ],
  taxCents: 1_032,
  totalCents: 61_537,
  receivedCents: 12_000,
  exemptReason: null,
};
const note = {
  ...invoice,
  ...({
    number: 'HI-2027-0043',
    kind: 'credit_note',
    ofNumber: invoice.number,
    dueOn: null,
    orderNumber: null,
  } as const),
  ...{
    came: null,
    lines: [{ label: 'Credit on HI-2027-0042', cents: 6_000 }],
    taxCents: 0,
    totalCents: 6_000,
    receivedCents: null,
  },
};
const bill: Bill = {
  groupNumber: 'HG-7K3M-9QXW',
  organizationName: 'Brook School',
  tourName: 'House and Garden',
  starts: [
    { tourDate: '2027-02-10', tourTime: '10:00 AM' },
    { tourDate: '2027-02-10', tourTime: '11:30 AM' },
  ],
  invoice,
  creditNotes: [note],
};
const house = {
  name: 'Top O’ Hill Terrace',
  street: '1 Mill Road',
  town: 'Arlington, Texas 76012',
  phone: '817-555-0100',
};

async function drawn(number: string, changes: Partial<Bill> = {}) {
  const words = wordsOfBill(number, { ...bill, ...changes }, house);
  return words && readPdf(await drawDocument(words));
}

/** @throws where the bill has no such document */
function ofInvoice() {
  const words = wordsOfBill(invoice.number, bill, house);
  if (!words) throw new Error('the bill has no invoice');
  return words;
}

describe('the PDF of an invoice', () => {
  it('has each fact of the printed page on one sheet', async () => {
    const read = await drawn(invoice.number);
    expect(read?.pages).toEqual([
      [
        'Invoice HI-2027-0042',
        ...['Top O’ Hill Terrace', '1 Mill Road, Arlington, Texas 76012', '817-555-0100'],
        ...['Brook School District', 'Accounts Payable', '1 Main Street'],
        ...['Issued Wednesday, February 10, 2027', 'Due Friday, March 12, 2027', 'Purchase order PO-7'],
        'Group HG-7K3M-9QXW, Brook School',
        'House and Garden: 48 pupils and 1 adult counted, 49 came',
        ...['Wednesday, February 10, 2027, 10:00 AM', 'Wednesday, February 10, 2027, 11:30 AM'],
        ...['48 people at $10.00', '$480.00', 'Lunch', '$125.05', 'Sales tax', '$10.32', 'Total', '$615.37'],
        ...['Received by Wednesday, February 10, 2027', '$120.00', 'To pay', '$495.37'],
      ],
    ]);
  });

  it('is tagged, in English, and shows its title', async () => {
    const read = await drawn(invoice.number, {
      invoice: { ...invoice, taxCents: 0, lines: invoice.lines.slice(0, 1), receivedCents: null },
    });
    expect([...(read?.tags ?? [])].sort()).toEqual(
      ['Document', 'H1', 'P', 'P', 'P', 'TBody', 'TD', 'TD', 'TFoot', 'TH', 'TH', 'TR', 'TR', 'Table'].sort(),
    );
    expect(read?.catalog).toMatch(/\/Lang \(en-US\)[\s\S]*\/StructTreeRoot/);
    const file = await drawDocument(ofInvoice());
    expect(file?.toString('latin1')).toMatch(/\/DisplayDocTitle true/);
    expect(file?.toString('latin1')).toContain('(Invoice HI-2027-0042)');
  });

  it('is the same file whenever it is drawn', async () => {
    const draw = () => drawDocument(ofInvoice());
    expect((await draw())?.equals((await draw()) ?? Buffer.alloc(0))).toBe(true);
  });

  it('goes on a second page between two lines, and says there what it is of', async () => {
    const lines = Array.from({ length: 45 }, (_, at) => ({
      label: `Line ${at + 1} ${'of a long list '.repeat(9)}`,
      cents: 100,
    }));
    const { pages = [] } = (await drawn(invoice.number, { invoice: { ...invoice, lines } })) ?? {};
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages.slice(1))
      expect(page.slice(0, 2)).toEqual(['Invoice HI-2027-0042', expect.stringMatching(/^Line \d/)]);
    expect(pages.flat().filter((text) => text === '$1.00')).toHaveLength(45);
    expect(pages.at(-1)?.slice(-2)).toEqual(['To pay', '$495.37']);
  });

  it('has the letters of other languages, and no mark that nobody sees', async () => {
    const organizationName = 'Szkoła Nguyễn Ωμέγα Школа \u2068Peña\u2069';
    const { pages = [] } = (await drawn(invoice.number, { organizationName })) ?? {};
    expect(pages.flat()).toContain('Group HG-7K3M-9QXW, Szkoła Nguyễn Ωμέγα Школа Peña');
  });
});

it('of a credit note says of which invoice', async () => {
  const group = { number: bill.groupNumber, ...bill };
  const { title, blocks, rows, totals } = wordsOfDocument(note, group, house);
  const { pages } = (await drawn(note.number)) ?? {};
  expect(pages).toEqual([
    [title, ...blocks.flat(), ...[...rows, ...totals].flatMap(({ label, amount }) => [label, amount])],
  ]);
  expect(pages?.flat()).toEqual(expect.arrayContaining(['Credit note HI-2027-0043', 'Of invoice HI-2027-0042']));
  expect(pages?.flat().join('\n')).not.toMatch(/Due|Purchase order|Sales tax|came/);
});

it('of another bill is none', async () => {
  expect(await drawn('HI-2027-0044')).toBeUndefined();
});

describe('the PDF of a quote', () => {
  const TIME_ZONE = 'America/Chicago';
  const start = { tourDate: '2027-03-16', tourTime: '10:00 AM', pupils: 24, adults: 3, ownStart: false };
  const quote: GroupQuote = {
    ...({ version: 2, rateKind: 'school', pupils: 48, adults: 6, free: 6, totalCents: 61_537 } as const),
    ...{ lines: invoice.lines, taxCents: 1_032, depositCents: 15_400 },
    parts: [start, { ...start, tourTime: '11:30 AM', ownStart: true }],
    // The day after in UTC.
    ...{ validUntil: '2027-01-20T01:00:00.000Z', quotedAt: '2027-01-06T01:00:00.000Z' },
  };
  const group = { ...bill, number: bill.groupNumber };
  const pagesOf = async (changes: Partial<GroupQuote>) =>
    readPdf(await drawDocument(wordsOfQuote({ ...quote, ...changes }, group, house, TIME_ZONE))).pages;

  it('has each fact of the printed page on one sheet', async () => {
    expect(await pagesOf({})).toEqual([
      [
        'Quote HG-7K3M-9QXW, version 2',
        ...['Top O’ Hill Terrace', '1 Mill Road, Arlington, Texas 76012', '817-555-0100', 'Brook School'],
        ...['Quoted Tuesday, January 5, 2027', 'Valid until Tuesday, January 19, 2027, 7:00 PM'],
        ...['No seat is held before you accept.', 'House and Garden: 48 pupils and 6 adults', '6 adults come free.'],
        'Tuesday, March 16, 2027, 10:00 AM: 24 pupils and 3 adults',
        'Tuesday, March 16, 2027, 11:30 AM: 24 pupils and 3 adults, nobody else then',
        ...['48 people at $10.00', '$480.00', 'Lunch', '$125.05', 'Sales tax', '$10.32', 'Total', '$615.37'],
        ...['Deposit, or a purchase order in its place', '$154.00'],
      ],
    ]);
  });

  it('without free people, tax and deposit says nothing of them', async () => {
    const [texts = []] = await pagesOf({ free: 0, taxCents: 0, depositCents: 0 });
    expect(texts.slice(-2)).toEqual(['Total', '$615.37']);
    expect(texts.join('\n')).not.toMatch(/free|tax|Deposit/);
  });

  it.each([
    ['school', 1, '1 adult comes free.'],
    ['adult', 1, '1 person comes free.'],
    ['adult', 3, '3 people come free.'],
  ] as const)('at the price of %s has %i free', async (rateKind, free, words) => {
    expect((await pagesOf({ rateKind, free })).flat()).toContain(words);
  });

  it('with the most starts and extras of the first conditions stays on its sheet', async () => {
    const parts = Array.from({ length: 12 }, (_, place) => ({ ...start, tourTime: `${place}:00 PM`, ownStart: true }));
    const lines = Array.from({ length: 11 }, (_, place) => ({
      label: `Boxed lunch ${place}, with an apple and water`,
      cents: 100,
    }));
    expect(await pagesOf({ parts, lines })).toHaveLength(1);
  });
});
