import type { ReactNode } from 'react';
import { createGlobalStyle, ThemeProvider } from 'styled-components';
import { colors } from '#house/theme/colors.js';
import { fonts } from '#house/theme/fonts.js';
import { ornaments } from '#house/theme/ornaments.js';
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
  return svg(240, `stroke='${stroke}'`, ornaments.frame);
}

function hair(stroke: string, opacity = '1'): string {
  return svg(60, `stroke='${stroke}' stroke-opacity='${opacity}'`, ornaments.hair);
}

/** Nine-slice frames (36 px corners), hairlines of controls (16 px corners) and two patterns. */
const hairlines = {
  'frame-brass': frame(colors.brass),
  'frame-deep': frame(colors['brass-mid']),
  'hair-night': hair(colors.night, '.62'),
  'hair-brass': hair(colors.brass),
  'hair-deep': hair(colors['brass-deep']),
  endpaper: svg(64, `stroke='${colors['brass-lit']}' stroke-opacity='.34' stroke-width='1.2'`, ornaments.endpaper),
  'house-pattern': svg(32, `stroke='${colors['brass-deep']}' stroke-opacity='.3'`, ornaments.pattern),
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
  ...entries('', { ...lengths, tread: ornaments.tread }),
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
