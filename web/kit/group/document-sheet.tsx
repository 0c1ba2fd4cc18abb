import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { addressLine } from '../document/house-words.js';
import { useHouseDetails } from '../document/use-house.js';
import { printedCents } from '../lib/money.js';
import { longDate } from '../lib/venue-dates.js';
import { peopleWords } from './people-words.js';

/** An invoice or a credit note of a group, as the panel and its organizer's page have it. */
export interface IssuedDocument {
  readonly number: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly ofNumber: string | null;
  readonly issuedOn: string;
  readonly dueOn: string | null;
  readonly billTo: string;
  readonly orderNumber: string | null;
  readonly pupils: number;
  readonly adults: number;
  readonly came: number | null;
  readonly lines: readonly { readonly label: string; readonly cents: number }[];
  readonly taxCents: number;
  readonly totalCents: number;
}

/** The group that a document is for. */
export interface BilledGroup {
  readonly number: string;
  readonly organizationName: string;
  readonly tourName: string;
  readonly starts: readonly { readonly tourDate: string; readonly tourTime: string }[];
}

export const documentTitles = { invoice: 'Invoice', credit_note: 'Credit note' } as const;

const PrintedAlone = createGlobalStyle`
  @media print { body > :not([data-document]) { display: none !important; } html, body { background: #fff; } }
`;

const Sheet = styled.article`
  display: none;
  @media print { display: block; color: #000; font: 400 11pt/1.45 var(--ui); }
  h1 { font: 600 18pt/1.2 var(--ui); color: #000; }
  p { white-space: pre-line; margin: 0 0 10pt; }
  table { width: 100%; margin-bottom: 10pt; border-collapse: collapse; }
  th, td { padding: 3pt 6pt 3pt 0; border-bottom: 0.5pt solid #777; text-align: left; font-weight: 400; }
  tr > :last-child { text-align: right; white-space: nowrap; }
  tfoot th, tfoot td { font-weight: 600; }
`;

/** Whether a sheet is to be rendered, which is printed then and removed. */
export function usePrinting(): readonly [isPrinting: boolean, print: () => void] {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    window.print();
    setIsPrinting(false);
  }, [isPrinting]);
  return [isPrinting, () => setIsPrinting(true)];
}

interface DocumentSheetProps {
  readonly document: IssuedDocument;
  readonly group: BilledGroup;
}

/** An invoice or a credit note on one page. */
export function DocumentSheet({ document: issued, group }: DocumentSheetProps) {
  const house = useHouseDetails();
  const { number, kind, ofNumber, issuedOn, dueOn, billTo, orderNumber, came, lines, taxCents, totalCents } = issued;
  return createPortal(
    <Sheet data-document="">
      <PrintedAlone />
      <h1>
        {documentTitles[kind]} {number}
      </h1>
      <p>{[thisHouse.name, ...(house ? [addressLine(house), house.phone] : [thisHouse.town])].join('\n')}</p>
      <p>{billTo}</p>
      <p>
        {[
          `Issued ${longDate(issuedOn)}`,
          dueOn ? `Due ${longDate(dueOn)}` : '',
          ofNumber ? `Of invoice ${ofNumber}` : '',
          orderNumber ? `Purchase order ${orderNumber}` : '',
          `Group ${group.number}, ${group.organizationName}`,
          `${group.tourName}: ${peopleWords(issued)} counted${came === null ? '' : `, ${came} came`}`,
          ...group.starts.map(({ tourDate, tourTime }) => `${longDate(tourDate)}, ${tourTime}`),
        ]
          .filter(Boolean)
          .join('\n')}
      </p>
      <table>
        <tbody>
          {Object.entries(lines).map(([place, { label, cents }]) => (
            <tr key={place}>
              <th scope="row">{label}</th>
              <td>{printedCents(cents)}</td>
            </tr>
          ))}
          {taxCents > 0 ? (
            <tr>
              <th scope="row">Sales tax</th>
              <td>{printedCents(taxCents)}</td>
            </tr>
          ) : null}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            <td>{printedCents(totalCents)}</td>
          </tr>
        </tfoot>
      </table>
    </Sheet>,
    document.body,
  );
}
