import { createGlobalStyle } from 'styled-components';

/**
 * The printed ticket: one A4 page with half-inch margins, folded twice: the ticket above, the way and the dealt card below.
 * Also fits Letter.
 */
export const PrintStyle = createGlobalStyle`
  @page { size: A4; margin: 0.5in; }
  @media print {
    :root { --paper: #fff; --paper-raised: #fff; }
    html, body { background: #fff; color: #000; font-size: 12pt; }
    main { min-height: 0 !important; }
  }
`;
