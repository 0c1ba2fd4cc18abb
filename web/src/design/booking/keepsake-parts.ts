import { css, styled } from 'styled-components';
import { Paper } from '../ground/ground.js';
import { media } from '../media.js';
import { tornEdge } from './torn-edge.js';

/** By the width that the ticket has, not the screen: at /visit it stands in a column. */
function onWide(rules: ReturnType<typeof css>) {
  return css`@media screen { @container (min-width: 46rem) { ${rules} } }`;
}
function onNarrow(rules: ReturnType<typeof css>) {
  return css`@media screen { @container (max-width: 45.99rem) { ${rules} } }`;
}

export const Space = styled.div`
  container-type: inline-size;
  ${media.print} { container-type: normal; }
`;

export const Whole = styled(Paper)`
  --n: 13px;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  width: min(100%, 62rem);
  margin-inline: auto;
  background: none;
  text-align: left;
  filter: drop-shadow(0 30px 36px rgb(0 0 0 / 0.55));
  ${onWide(css`grid-template-columns: minmax(0, 1fr) 17rem;`)}
  ${media.forcedColors} { border: 1px solid; }
  ${media.print} { grid-template-columns: minmax(0, 1fr) 2.3in; width: 100%; filter: none; border: 1px solid #000; break-inside: avoid; print-color-adjust: exact; color: #000; }
`;

const half = css`
  position: relative;
  background: var(--paper-raised);
  &::after { content: ""; position: absolute; inset: 10px; pointer-events: none; border: var(--fw) solid transparent; border-image: var(--frame-deep) 36 / calc(var(--fw) * 0.7) stretch; }
  ${media.print} { background: #fff; }
`;

export const Main = styled.div`
  ${half}
  padding: clamp(1.75rem, 1.2rem + 2vw, 2.75rem) clamp(1.5rem, 1rem + 2.4vw, 3rem);
  ${onNarrow(css`${tornEdge('foot')}`)}
  ${onWide(css`${tornEdge('right')}`)}
  [data-part='top'] { --slit: var(--paper-raised); display: flex; align-items: center; justify-content: space-between; gap: var(--s-4); > svg { flex: none; width: clamp(3.25rem, 7vw, 5rem); height: auto; color: var(--oxblood); } }
  [data-part='what'] { display: grid; gap: var(--s-4) var(--s-6); margin-top: var(--s-5); padding-top: var(--s-5); border-top: 4px double var(--brass-deep); grid-template-columns: minmax(0, 1fr); }
  ${onWide(css`[data-part='what'] { grid-template-columns: repeat(2, minmax(0, 1fr)); }`)}
  ${media.print} { padding: 0.25in 0.3in; [data-part='what'] { grid-template-columns: repeat(2, minmax(0, 1fr)); margin-top: 0.12in; padding-top: 0.14in; } dl { --leaders-gap: 0.05in; font-size: 10.5pt; line-height: 1.25; } }
`;

export const Stub = styled.div`
  ${half}
  display: grid;
  justify-items: center;
  align-content: center;
  gap: var(--s-3);
  padding: var(--s-6) var(--s-5);
  text-align: center;
  color: var(--ink);
  > svg, > img { width: 10rem; height: 10rem; }
  > p { color: var(--brass-ink); }
  ${onNarrow(css`${tornEdge('head')} &::before { content: ""; position: absolute; inset: -1px 20px auto; border-top: 2px dashed var(--paper-edge); z-index: 1; }`)}
  ${onWide(css`${tornEdge('left')} &::before { content: ""; position: absolute; inset: 20px auto 20px -1px; border-left: 2px dashed var(--paper-edge); z-index: 1; }`)}
  ${media.print} { padding: 0.2in; > svg, > img { width: 1.4in; height: 1.4in; } &::before { content: ""; position: absolute; inset: 0 auto 0 0; border-left: 2px dashed #000; } }
`;

export const Name = styled.p`
  font: 400 clamp(1.625rem, 1.2rem + 2vw, 2.625rem)/1 var(--sign);
  ${media.print} { font-size: 21pt; }
`;

export const Admit = styled.p`
  display: flex;
  align-items: baseline;
  gap: var(--s-3);
  span { color: var(--brass-ink); }
  b { font: 400 clamp(2.5rem, 1.6rem + 3.4vw, 4.25rem)/0.9 var(--sign); color: var(--oxblood); }
  b[data-long] { font-size: 2.5rem; }
  ${media.print} { b { font-size: 27pt; } b[data-long] { font-size: 18pt; } }
`;
