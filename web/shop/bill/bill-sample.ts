import type { GroupBill } from './bill-words.js';

/** The invoice of a school that has paid a deposit of $160.00 before. */
export const bill: GroupBill = {
  __typename: 'GroupBill',
  groupNumber: 'HG-7K3M-9QXW',
  organizationName: 'Brook School',
  tourName: 'House Tour',
  starts: ['10:00 AM', '12:00 PM'].map((tourTime) => ({
    __typename: 'BilledStart',
    tourDate: '2027-02-10',
    tourTime,
  })),
  invoice: {
    __typename: 'GroupDocument',
    number: 'HI-2027-0042',
    kind: 'invoice',
    ofNumber: null,
    issuedOn: '2027-02-10',
    dueOn: '2027-03-12',
    billTo: 'Brook School District\nMain Street',
    orderNumber: 'PO-7',
    pupils: 48,
    adults: 6,
    came: 49,
    lines: [{ __typename: 'GroupQuoteLine', label: '48 people at $10.00', cents: 48_000 }],
    taxCents: 0,
    totalCents: 48_000,
    receivedCents: 16_000,
    exemptReason: null,
  },
  creditNotes: [],
  question: null,
  hasW9: false,
  openCents: 32_000,
  payableCents: 32_000,
  payingCents: 0,
};

/** A credit of it. */
export function creditOf(cents: number): GroupBill['creditNotes'][number] {
  return {
    ...bill.invoice,
    number: 'HI-2027-0043',
    kind: 'credit_note',
    ofNumber: bill.invoice.number,
    dueOn: null,
    lines: [{ __typename: 'GroupQuoteLine', label: 'Credit on HI-2027-0042', cents }],
    totalCents: cents,
    receivedCents: null,
  };
}
