import { readPdf } from '@hilltop/platform/testing/pdf-text';
import { describe, expect, it } from '@jest/globals';
import type { GroupEntryNewsFragment as Entry } from '../generated/orders-queries.js';
import { HOUSE_NAME } from '../house/house.js';
import { sampleHouse } from '../house/testing/sample-house.js';
import { composeBill, groupMoneyMail } from './group-money-emails.js';

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
  ...{ lines: [{ label: '48 people at $10.00', cents: 48_000 }], taxCents: 0, totalCents: 48_000, receivedCents: 0 },
};
const noteOf = (number: string, cents: number) => ({
  ...invoice,
  ...({
    number,
    kind: 'credit_note',
    ofNumber: invoice.number,
    dueOn: null,
    totalCents: cents,
    receivedCents: null,
  } as const),
  lines: [{ label: 'Credit on HI-2027-0042', cents }],
});
const entry: Entry = {
  ...{ cause: 'invoiced', cents: 48_000, groupNumber: 'HG-7K3M-9QXW', organizationName: 'Brook School' },
  ...{ organizerName: 'Ada', email: 'ada@example.test', payerEmail: 'pay@example.test', owedCents: 48_000 },
  ...{ groupUrl: 'https://hilltop.example/group/a', billUrl: 'https://hilltop.example/bill/b' },
  documentNumber: invoice.number,
  otherGroupNumber: null,
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

describe('the mail of money', () => {
  it.each([
    ['refunded', null, 'We gave back $160.00', 'It went out today, or in the last days.'],
    ['refunded', 'HG-2', 'We paid $160.00 over to HG-2', 'It pays for that group now.'],
    ['received', null, 'We have your payment of $160.00', 'Thank you.'],
    ['received', 'HG-2', 'We have your payment of $160.00', 'It came over from HG-2.'],
  ] as const)('that was %s, with the other group %s', async (cause, otherGroupNumber, title, lead) => {
    const groupEntryMail = { ...entry, cause, otherGroupNumber, cents: 16_000, bill: null, billUrl: null };
    const parts = { orders: { read: async () => ({ groupEntryMail }) }, settings };
    const mail = await groupMoneyMail.compose('1', sampleHouse, parts as never);
    expect(mail).toMatchObject({ subject: `${title} (HG-7K3M-9QXW)`, text: expect.stringContaining(lead) });
  });
});
