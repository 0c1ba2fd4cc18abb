import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';

/** The printer says which paper it has: what is printed fits Letter and A4. */
const PrintedAlone = createGlobalStyle`
  @page { margin: 0.6in; }
  @media print { body > :not([data-document]) { display: none !important; } html, body { margin: 0; background: #fff; } }
`;

const Sheet = styled.article`
  display: none;
  @media print { display: block; color: #000; font: 400 10pt/1.35 var(--ui); overflow-wrap: anywhere; }
  h1 { font: 600 16pt/1.2 var(--ui); color: #000; }
  h2 { margin: 12pt 0 4pt; font: 600 11pt/1.2 var(--ui); color: #000; }
  p { white-space: pre-line; margin: 0 0 8pt; }
  li { margin-left: 1.2em; }
  table { width: 100%; max-width: none; margin-bottom: 8pt; border-collapse: collapse; }
  th, td { padding: 2pt 6pt 2pt 0; border-bottom: 0.5pt solid #777; text-align: left; font-weight: 400; }
  tr { break-inside: avoid; }
  tr > :last-child { padding-right: 0; text-align: right; white-space: nowrap; }
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

/** What is printed instead of the page: a bill or a quote, on one sheet. */
export function PrintedSheet({ children }: { readonly children: ReactNode }) {
  return createPortal(
    <Sheet data-document="">
      <PrintedAlone />
      {children}
    </Sheet>,
    document.body,
  );
}
