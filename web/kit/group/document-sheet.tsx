import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import {
  type BilledGroup,
  type IssuedDocument,
  wordsOfDocument,
} from '../../../services/shared/contracts/src/house/document-words.js';
import { useHouseDetails } from '../document/use-house.js';

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

/** An invoice or a credit note on one page, with the words of its PDF. */
export function DocumentSheet({ document: issued, group }: DocumentSheetProps) {
  const { name, town } = thisHouse;
  const { title, blocks, rows, totals } = wordsOfDocument(issued, group, { name, town, ...useHouseDetails() });
  return createPortal(
    <Sheet data-document="">
      <PrintedAlone />
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
    </Sheet>,
    document.body,
  );
}
