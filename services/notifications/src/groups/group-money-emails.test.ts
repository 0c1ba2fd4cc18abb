import { readPdf } from '@hilltop/platform/testing/pdf-text';
import { describe, expect, it } from '@jest/globals';
import type { GroupEntryNewsFragment as Entry } from '../generated/orders-queries.js';
import { HOUSE_NAME } from '../house/house.js';
import { sampleHouse } from '../house/testing/sample-house.js';
import { composeBill } from './group-money-emails.js';

const settings = { PUBLIC_URL: 'https://hilltop.example' };

const invoice: NonNullable<Entry['bill']>['invoice'] = {
  ...({
    number: 'HI-2027-0042',
    kind: 'invoice',
    ofNumber: null,
    exemptReason: null,
    issuedOn: '2027-02-10',
    dueOn: '2027-03-12',
  } as const),
  ...{ billTo: 'Brook School District', orderNumber: 'PO-7', pupils: 48, adults: 6, came: 49 },
  ...{ lines: [{ label: '48 people at $10.00', cents: 48_000 }], taxCents: 0, totalCents: 48_000 },
};
const noteOf = (number: string, cents: number) => ({
  ...invoice,
  ...({ number, kind: 'credit_note', ofNumber: invoice.number, dueOn: null, totalCents: cents } as const),
  lines: [{ label: 'Credit on HI-2027-0042', cents }],
});
const entry: Entry = {
  ...{ cause: 'invoiced', cents: 48_000, groupNumber: 'HG-7K3M-9QXW', organizationName: 'Brook School' },
  ...{ organizerName: 'Ada', email: 'ada@example.test', payerEmail: 'pay@example.test', owedCents: 48_000 },
  ...{ groupUrl: 'https://hilltop.example/group/a', billUrl: 'https://hilltop.example/bill/b' },
  documentNumber: invoice.number,
  bill: {
    ...{ groupNumber: 'HG-7K3M-9QXW', organizationName: 'Brook School', tourName: 'House and Garden' },
    ...{ starts: [{ tourDate: '2027-02-10', tourTime: '10:00 AM' }], invoice, creditNotes: [], openCents: 48_000 },
  },
};

async function filesOf(changes: Partial<Entry>, creditNotes: readonly ReturnType<typeof noteOf>[] = []) {
  const bill = entry.bill && { ...entry.bill, creditNotes };
  const mail = await composeBill({ ...entry, bill, ...changes }, 'pay@example.test', settings, sampleHouse);
  if (mail === 'stale') return [];
  return mail.attachments.filter(({ contentType }) => contentType === 'application/pdf');
}

describe('the mail of a bill', () => {
  it('has the invoice attached, by its number', async () => {
    const [file, ...others] = await filesOf({});
    expect([file?.filename, others]).toEqual(['HI-2027-0042.pdf', []]);
    const [texts] = readPdf(file?.content as Buffer).pages;
    expect(texts).toEqual(
      expect.arrayContaining([
        ...['Invoice HI-2027-0042', HOUSE_NAME, `${sampleHouse.street}, ${sampleHouse.town}`, sampleHouse.phone],
        ...['Brook School District', 'Wednesday, February 10, 2027, 10:00 AM', '$480.00'],
      ]),
    );
  });

  it('of a credit note has that one, and not the invoice', async () => {
    const notes = [noteOf('HI-2027-0043', 6_000), noteOf('HI-2027-0044', 1_000)];
    const files = await filesOf({ cause: 'credited', cents: 1_000, documentNumber: 'HI-2027-0044' }, notes);
    expect(files.map(({ filename }) => filename)).toEqual(['HI-2027-0044.pdf']);
  });
});
