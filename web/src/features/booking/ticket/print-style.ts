import { createGlobalStyle } from 'styled-components';

/** The ticket on paper: one A4 page with half an inch round it, in ink. It fits Letter as well. */
export const PrintStyle = createGlobalStyle`
  @page { size: A4; margin: 0.5in; }
  @media print {
    :root { --paper: #fff; --paper-raised: #fff; }
    html, body { background: #fff; color: #000; font-size: 12pt; }
    main { min-height: 0 !important; }
  }
`;
