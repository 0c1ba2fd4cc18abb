import type { ReactNode } from 'react';
import { createGlobalStyle, ThemeProvider } from 'styled-components';
import { colors } from '#house/theme/colors.js';
import { fonts } from '#house/theme/fonts.js';
import { nightColors } from './ground/ground.js';
import { media } from './media.js';
import { theme } from './theme.js';
import { fontSizes, lengths, lineHeights, motion, shadows, space } from './tokens/scale.js';

function svg(size: number, attributes: string, body: string): string {
  return `url("data:image/svg+xml,${`<svg xmlns='http://www.w3.org/2000/svg' width='${size}' height='${size}' fill='none' ${attributes}>${body}</svg>`
    .replaceAll('#', '%23')
    .replaceAll('<', '%3C')
    .replaceAll('>', '%3E')}")`;
}

function frame(stroke: string): string {
  return svg(
    240,
    `stroke='${stroke}'`,
    "<path stroke-width='1.5' d='M.75 24.75H12.75V12.75H24.75V.75H215.25V12.75H227.25V24.75H239.25V215.25H227.25V227.25H215.25V239.25H24.75V227.25H12.75V215.25H.75z'/><path d='M6.5 30.5H18.5V18.5H30.5V6.5H209.5V18.5H221.5V30.5H233.5V209.5H221.5V221.5H209.5V233.5H30.5V221.5H18.5V209.5H6.5z'/>",
  );
}

function hair(stroke: string, opacity = '1'): string {
  return svg(
    60,
    `stroke='${stroke}' stroke-opacity='${opacity}'`,
    "<path d='M.5 12.5H6.5V6.5H12.5V.5H47.5V6.5H53.5V12.5H59.5V47.5H53.5V53.5H47.5V59.5H12.5V53.5H6.5V47.5H.5z'/>",
  );
}

/** Nine-slice frames (36 px corners), hairlines of controls (16 px corners) and two patterns. */
const hairlines = {
  'frame-brass': frame('#c9a24b'),
  'frame-deep': frame('#8f6c22'),
  'hair-night': hair('#0d1417', '.62'),
  'hair-brass': hair('#c9a24b'),
  'hair-deep': hair('#7a5a17'),
  endpaper: svg(
    64,
    "stroke='#e6c983' stroke-opacity='.34' stroke-width='1.2'",
    "<path d='M0 64a32 32 0 0 1 64 0M10 64a22 22 0 0 1 44 0M22 64a10 10 0 0 1 20 0M32 64V32M32 64L16.4 36.4M32 64L47.6 36.4M-32 32a32 32 0 0 1 64 0M-22 32a22 22 0 0 1 44 0M-10 32a10 10 0 0 1 20 0M0 32V0M0 32L15.6 4.4M0 32L-15.6 4.4M32 32a32 32 0 0 1 64 0M42 32a22 22 0 0 1 44 0M54 32a10 10 0 0 1 20 0M64 32V0M64 32L48.4 4.4M64 32L79.6 4.4'/>",
  ),
  'house-pattern': svg(
    32,
    "stroke='#7a5a17' stroke-opacity='.3'",
    "<path d='M0 32a16 16 0 0 1 32 0M6 32a10 10 0 0 1 20 0M12 32a4 4 0 0 1 8 0M-16 16a16 16 0 0 1 32 0M-10 16a10 10 0 0 1 20 0M-4 16a4 4 0 0 1 8 0M16 16a16 16 0 0 1 32 0M22 16a10 10 0 0 1 20 0M28 16a4 4 0 0 1 8 0'/>",
  ),
} as const;

const hairlineVariables = Object.entries(hairlines)
  .map(([name, value]) => `--${name}: ${value};`)
  .join('\n');

function entries(prefix: string, values: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(values).map(([name, value]) => `--${prefix}${name}: ${value};`);
}

function steps(prefix: string, values: readonly string[]): readonly string[] {
  return values.slice(1).map((value, index) => `--${prefix}${index + 1}: ${value};`);
}

/** The tokens as custom properties of `:root`: `--ink`, `--s-4`, `--t-6`, `--title`, `--lh-read`, `--gutter`, `--fast`. */
const tokenVariables = [
  ...entries('', colors),
  ...steps('s-', space),
  ...steps('t-', fontSizes),
  ...entries('', { ...fonts }),
  ...entries('lh-', lineHeights),
  ...entries('', lengths),
  ...entries('sh-', shadows),
  ...entries('', motion),
].join('\n');

const GlobalStyle = createGlobalStyle`
  :root {
    ${tokenVariables}
    ${hairlineVariables}
    --fw: 36px;
    ${media.belowTablet} { --fw: 27px; }
    ${media.reducedMotion} { --fast: 0ms; --slow: 0ms; }
  }

  *, *::before, *::after { box-sizing: border-box; }
  /* On a very wide screen everything is a quarter larger, so that margins stay in proportion. */
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

  /* The visitor chose to see only what is on record (design/marks/on-record-switch.tsx). */
  html[data-on-record] :is([data-told], dl > div:has([data-told])), html:not([data-on-record]) [data-on-record-gap] { display: none; }

  /* A heading or region that gets focus after navigation is not a control, so it has no ring. */
  [tabindex="-1"]:focus-visible { outline: none; }
`;

export function DesignProvider({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <GlobalStyle />
      {children}
    </ThemeProvider>
  );
}
