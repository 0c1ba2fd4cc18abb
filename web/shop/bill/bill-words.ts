import { t } from '@lingui/core/macro';
import type { GroupBillFactsFragment } from '../../generated/operations.js';
import type { NoticeTone } from '../../kit/design/marks/notice.js';
import { printedCents } from '../../kit/lib/money.js';
import { longDate, printedTime } from '../../kit/lib/venue-dates.js';

export type GroupBill = GroupBillFactsFragment;

interface Standing {
  readonly title: string;
  readonly text: string;
  readonly tone: NoticeTone;
}

/** "Tuesday, March 16, 2027, 10:00 AM, 12:00 PM" */
export function visitWords(starts: GroupBill['starts']): string {
  const days = [...new Set(starts.map(({ tourDate }) => tourDate))];
  const timesOn = (day: string) =>
    starts.filter(({ tourDate }) => tourDate === day).map(({ tourTime }) => printedTime(tourTime));
  return days.map((day) => [longDate(day), ...timesOn(day)].join(', ')).join('; ');
}

function creditedCents({ creditNotes }: GroupBill): number {
  return creditNotes.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

/** What is to pay, and until when. @param today YYYY-MM-DD */
export function standingOf(bill: GroupBill, today: string): Standing {
  const { dueOn } = bill.invoice;
  const open = printedCents(bill.openCents);
  // Not "it is paid": the house may have written it off.
  if (bill.openCents === 0) return { title: t`Nothing is left to pay`, text: settledWords(bill), tone: 'done' };
  const text = partWords(bill);
  if (dueOn === null) return { title: t`${open} is to pay`, text, tone: 'info' };
  const day = longDate(dueOn);
  return today <= dueOn
    ? { title: t`${open} is to pay by ${day}`, text, tone: 'info' }
    : { title: t`${open} has been late since ${day}`, text, tone: 'refused' };
}

function settledWords(bill: GroupBill): string {
  const cents = creditedCents(bill);
  if (bill.creditNotes.length > 0 && cents >= bill.invoice.totalCents) return t`All of this invoice is credited.`;
  const credited = printedCents(cents);
  return cents > 0 ? t`${credited} of it is credited. Thank you.` : t`Thank you.`;
}

/** "Of $480.00, $60.00 is credited and $100.00 is paid." Empty while all of it is open. */
function partWords(bill: GroupBill): string {
  const { totalCents } = bill.invoice;
  const paidCents = totalCents - creditedCents(bill) - bill.openCents;
  const total = printedCents(totalCents);
  const credited = printedCents(creditedCents(bill));
  const paid = printedCents(paidCents);
  if (creditedCents(bill) === 0) return paidCents > 0 ? t`Of ${total}, ${paid} is paid.` : '';
  return paidCents > 0
    ? t`Of ${total}, ${credited} is credited and ${paid} is paid.`
    : t`Of ${total}, ${credited} is credited.`;
}
