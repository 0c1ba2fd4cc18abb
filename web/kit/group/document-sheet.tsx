import { thisHouse } from '#house/about/house.js';
import {
  type BilledGroup,
  type IssuedDocument,
  wordsOfDocument,
} from '../../../services/shared/contracts/src/house/document-words.js';
import { useHouseDetails } from '../document/use-house.js';
import { PrintedSheet } from './printed-sheet.js';

interface DocumentSheetProps {
  readonly document: IssuedDocument;
  readonly group: BilledGroup;
}

/** An invoice or a credit note on one page, with the words of its PDF. */
export function DocumentSheet({ document: issued, group }: DocumentSheetProps) {
  const { name, town } = thisHouse;
  const { title, blocks, rows, totals } = wordsOfDocument(issued, group, { name, town, ...useHouseDetails() });
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
