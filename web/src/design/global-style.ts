import { createGlobalStyle } from 'styled-components';
import { hairlineVariables } from './frames/hairlines.js';
import { nightColors } from './ground/ground.js';
import { media } from './media.js';
import { tokenVariables } from './tokens/variables.js';

/** Tokens, reset, type, focus. The body is dark; an inner page puts its paper on it. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${tokenVariables}
    ${hairlineVariables}
    --fw: 36px;
    ${media.belowTablet} { --fw: 27px; }
    ${media.reducedMotion} { --fast: 0ms; --slow: 0ms; }
  }

  *, *::before, *::after { box-sizing: border-box; }
  /* On a very wide screen everything is a quarter larger, to keep the margins in proportion. */
  @media (min-width: 140rem) { html { font-size: 125%; } }
  html { background: var(--night); -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-block: 5rem 7rem; }
  body { ${nightColors} margin: 0; min-width: 0; color: var(--fg); background: var(--ground); font: 400 var(--t-3)/1.5 var(--ui); overflow-wrap: break-word; }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend, table { margin: 0; padding: 0; border: 0; }
  ul, ol { list-style: none; }
  address { font-style: normal; }
  img, svg { display: block; max-width: 100%; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; }
  button:disabled, [aria-disabled="true"] { cursor: not-allowed; }
  a { color: inherit; }

  h1, h2, h3, h4 { font-family: var(--title); font-weight: 400; line-height: var(--lh-tight); text-wrap: balance; color: var(--heading, inherit); }
  h1 { font-size: var(--t-8); } h2 { font-size: var(--t-7); } h3 { font-size: var(--t-6); } h4 { font-size: var(--t-5); }

  /* Two brass hairlines, drawn as outlines so that nothing can clip them. */
  :focus { outline: none; }
  :focus-visible { outline: 6px double var(--focus); outline-offset: 2px; }
  ${media.forcedColors} { :focus-visible { outline: 3px solid Highlight; } }

  /* The visitor wants only what is on record (design/marks/on-record-switch.tsx). */
  html[data-on-record] :is([data-told], dl > div:has([data-told])), html:not([data-on-record]) [data-on-record-gap] { display: none; }

  /* A heading or region that gets focus after navigation is not a control, so it has no ring. */
  [tabindex="-1"]:focus-visible { outline: none; }
`;
