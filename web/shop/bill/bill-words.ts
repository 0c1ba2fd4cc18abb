import type { GroupBillFactsFragment } from '../../generated/operations.js';
import type { NoticeTone } from '../../kit/design/marks/notice.js';
import { printedCents } from '../../kit/lib/money.js';
import { longDate } from '../../kit/lib/venue-dates.js';

export type GroupBill = GroupBillFactsFragment;

interface Standing {
  readonly title: string;
  readonly text: string;
  readonly tone: NoticeTone;
}

/** "Tuesday, March 16, 2027, 10:00 AM, 12:00 PM" */
export function visitWords(starts: GroupBill['starts']): string {
  const days = [...new Set(starts.map(({ tourDate }) => tourDate))];
  const timesOn = (day: string) => starts.filter(({ tourDate }) => tourDate === day).map(({ tourTime }) => tourTime);
  return days.map((day) => [longDate(day), ...timesOn(day)].join(', ')).join('; ');
}

function creditedCents({ creditNotes }: GroupBill): number {
  return creditNotes.reduce((sum, { totalCents }) => sum + totalCents, 0);
}

/** What is to pay, and until when. @param today YYYY-MM-DD */
export function standingOf(bill: GroupBill, today: string): Standing {
  const { dueOn, totalCents } = bill.invoice;
  const open = printedCents(bill.openCents);
  if (bill.openCents === 0) {
    const isCredited = bill.creditNotes.length > 0 && creditedCents(bill) >= totalCents;
    const text = isCredited ? 'All of this invoice is credited.' : `${creditWords(bill)}Thank you.`;
    // Not "it is paid": the house may have written it off.
    return { title: 'Nothing is left to pay', text, tone: 'done' };
  }
  const text = partWords(bill);
  if (dueOn === null) return { title: `${open} is to pay`, text, tone: 'info' };
  return today <= dueOn
    ? { title: `${open} is to pay by ${longDate(dueOn)}`, text, tone: 'info' }
    : { title: `${open} has been late since ${longDate(dueOn)}`, text, tone: 'refused' };
}

function creditWords(bill: GroupBill): string {
  const credited = creditedCents(bill);
  return credited > 0 ? `${printedCents(credited)} of it is credited. ` : '';
}

/** "Of $480.00, $60.00 is credited and $100.00 is paid." Empty while all of it is open. */
function partWords(bill: GroupBill): string {
  const { openCents, invoice } = bill;
  const credited = creditedCents(bill);
  const paid = invoice.totalCents - credited - openCents;
  const parts = [
    credited > 0 ? `${printedCents(credited)} is credited` : '',
    paid > 0 ? `${printedCents(paid)} is paid` : '',
  ];
  const words = parts.filter(Boolean).join(' and ');
  return words === '' ? '' : `Of ${printedCents(invoice.totalCents)}, ${words}.`;
}
