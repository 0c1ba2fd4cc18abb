import { thisHouse } from '#house/about/house.js';
import {
  type BilledGroup,
  type DocumentWords,
  type IssuedDocument,
  type IssuingHouse,
  wordsOfDocument,
} from '../../../services/shared/contracts/src/house/document-words.js';
import { type GroupQuote, wordsOfQuote } from '../../../services/shared/contracts/src/house/quote-words.js';
import { useHouseDetails } from '../document/use-house.js';
import { venueTimeZone } from '../lib/venue-time-zone.js';
import { PrintedSheet } from './printed-sheet.js';

interface DocumentSheetProps {
  readonly document: IssuedDocument;
  readonly group: BilledGroup;
}

/** An invoice or a credit note on one page, with the words of its PDF. */
export function DocumentSheet({ document: issued, group }: DocumentSheetProps) {
  return <WordsSheet words={wordsOfDocument(issued, group, useIssuingHouse())} />;
}

interface QuoteSheetProps {
  readonly quote: GroupQuote;
  readonly group: Omit<BilledGroup, 'starts'>;
}

/** A quote, likewise. */
export function QuoteSheet({ quote, group }: QuoteSheetProps) {
  return <WordsSheet words={wordsOfQuote(quote, group, useIssuingHouse(), venueTimeZone())} />;
}

function useIssuingHouse(): IssuingHouse {
  const { name, town } = thisHouse;
  return { name, town, ...useHouseDetails() };
}

function WordsSheet({ words: { title, blocks, rows, totals } }: { readonly words: DocumentWords }) {
  return (
    <PrintedSheet>
      <h1>{title}</h1>
      {Object.entries(blocks).map(([place, lines]) => (
        <p key={place}>{lines.join('\n')}</p>
      ))}
      <table>
        <tbody>
          {Object.entries(rows).map(([place, { label, amount }]) => (
            <tr key={place}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ label, amount }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tfoot>
      </table>
    </PrintedSheet>
  );
}
