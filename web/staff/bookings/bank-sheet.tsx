import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { nameOf } from '../../kit/lib/names.js';
import { longDate, venueDateTime } from '../../kit/lib/venue-dates.js';
import type { BookingState } from './booking-words.js';
import type { HistoryEntry } from './history-entry.js';
import { paidLessRefunds } from './money-lines.js';

const PrintedAlone = createGlobalStyle`
  @media print { body > :not([data-bank]) { display: none !important; } html, body { background: #fff; } }
`;

const Sheet = styled.article`
  display: none;
  @media print { display: block; color: #000; font: 400 10pt/1.4 var(--ui); }
  h1 { font: 600 15pt/1.2 var(--ui); color: #000; }
  h2 { margin: 10pt 0 2pt; font: 600 11pt/1.2 var(--ui); color: #000; }
  dl { display: grid; grid-template-columns: 9rem 1fr; gap: 1pt 8pt; }
  dd { margin: 0; overflow-wrap: anywhere; }
  table { width: 100%; border-collapse: collapse; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 2pt 6pt 2pt 0; border-bottom: 0.5pt solid #777; text-align: left; vertical-align: top; font-weight: 400; }
  tr > :last-child { text-align: right; white-space: nowrap; }
`;

interface BankSheetProps {
  readonly booking: BookingState;
  readonly entries: readonly HistoryEntry[];
  readonly onPrinted: () => void;
}

/** Printed for a bank that asks: buyer, sale, what happened, and one sentence. */
export function BankSheet({ booking, entries, onPrinted }: BankSheetProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  const { firstName, lastName, email, tourName, tourDate, tourTime, guests, confirmationCode } = booking;
  return createPortal(
    <Sheet data-bank="">
      <PrintedAlone />
      <h1>
        {thisHouse.name}: booking {confirmationCode}
      </h1>
      <h2>Sold to</h2>
      <dl>
        <dt>Buyer</dt>
        <dd>{nameOf({ firstName, lastName })}</dd>
        <dt>E-mail</dt>
        <dd>{email}</dd>
      </dl>
      <h2>Sold</h2>
      <dl>
        <dt>Tour</dt>
        <dd>
          {tourName}, {longDate(tourDate)}, {tourTime}
        </dd>
        <dt>Guests</dt>
        <dd>{guests}</dd>
        <dt>Paid less refunds</dt>
        <dd>${paidLessRefunds(booking)}</dd>
      </dl>
      <h2>What happened</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, forBank, amount }) =>
            forBank === undefined ? null : (
              <tr key={id}>
                <th scope="row">{venueDateTime(at)}</th>
                <td>{forBank}</td>
                <td>{amount}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <h2>In one sentence</h2>
      <p>{bankSentence(booking)}</p>
      <p>Times are those of the house. Left out: access needs, private words, reasons, names of others.</p>
    </Sheet>,
    document.body,
  );
}

type Visit = Pick<BookingState, 'scans' | 'status' | 'guests'>;

/** What became of the visit, in one sentence for a bank. */
export function bankSentence({ scans, status, guests }: Visit): string {
  const people = (scans ?? []).reduce((sum, scan) => sum + scan.people, 0);
  if (people > 0) {
    const all = guests === 1 ? 'The guest' : `All ${guests} guests`;
    return `${people >= guests ? all : `${people} of ${guests} guests`} of this booking came in with its ticket.`;
  }
  if (status === 'cancelled') return 'This booking was canceled.';
  return 'No scan of this booking’s ticket is on record. Scans are kept for 18 months.';
}
