import { css, styled } from 'styled-components';
import { cutCorners, cutTopCorners } from '../../kit/design/frames/cut-corners.js';
import { nightColors } from '../../kit/design/ground/ground.js';
import { media } from '../../kit/design/media.js';

const sideBySide = '@media (min-width: 40rem) and (max-width: 61.99rem)';
const triptych = '@media (min-width: 62rem)';
/** With four tours or more, panels are side by side as on a tablet, two in a row. */
const inPairs = css`${triptych} { ul:has(> :nth-child(4)) > & { grid-template: 1fr / clamp(9rem, 13vw, 15rem) minmax(0, 1fr); } }`;

/** Tours as a folding menu: a column on a phone, picture beside text on a tablet, three panels above 992 px, more of them in pairs. */
export const Triptych = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5);
  ${triptych} {
    &:not(:has(> :nth-child(4))) { grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: var(--s-4); align-items: stretch; }
    &:has(> :nth-child(4)) { grid-template-columns: repeat(2, minmax(0, 1fr)); > :last-child:nth-child(odd) { grid-column: 1 / -1; grid-template-columns: repeat(2, minmax(0, 1fr)); } }
  }
`;

/** One panel of the menu. `data-favorite` makes it dark and higher than its neighbors. */
export const Leaf = styled.li`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto 1fr;
  --c: calc(var(--fw) / 3);
  color: var(--fg);
  &::before { content: ""; position: absolute; inset: 0; z-index: -1; background: var(--raised); ${cutCorners} }
  &::after { content: ""; position: absolute; inset: 0; pointer-events: none; border: var(--fw) solid transparent; border-image: var(--frame) 36 / var(--fw) stretch; }
  &[data-favorite] { ${nightColors} --raised: var(--night); }
  ${sideBySide} { grid-template: 1fr / 15rem minmax(0, 1fr); }
  ${inPairs}
  ${triptych} {
    ul:not(:has(> :nth-child(4))) > &[data-favorite] { margin-block: -1rem; }
    ul:not(:has(> :nth-child(4))) > &[data-favorite] [data-part="image"] { height: calc(clamp(6.5rem, 11vw, 9.75rem) + 1rem); }
  }
  @media (forced-colors: active) { border: 1px solid; }
`;

/** The picture at the left of a panel. */
const besideText = css`
  height: auto;
  margin: calc(var(--fw) * 0.45) 0 calc(var(--fw) * 0.45) calc(var(--fw) * 0.45);
  img { position: absolute; inset: 0; ${cutCorners} }
  &::after { inset: 0 0 0 auto; height: auto; width: 4px; border-width: 0 1px; }
  > span { top: auto; bottom: 1rem; translate: -50% 0; width: max-content; max-width: 94%; white-space: normal; text-align: center; }
`;

/** The picture at the top of a panel, with a double hairline; a badge is on the frame above it. */
export const LeafImage = styled.div`
  position: relative;
  height: clamp(6.5rem, 11vw, 9.75rem);
  margin: calc(var(--fw) * 0.45) calc(var(--fw) * 0.45) 0;
  img { width: 100%; height: 100%; object-fit: cover; object-position: 54% 88%; ${cutTopCorners} }
  &::after { content: ""; position: absolute; inset: auto 0 0; height: 4px; border: solid var(--rule); border-width: 1px 0; background: var(--raised); }
  > span { position: absolute; left: 50%; top: calc(var(--fw) * -0.4); z-index: 1; translate: -50% -50%; white-space: nowrap; ${media.tiny} { white-space: normal; } }
  @media (max-width: 39.99rem) { height: clamp(8rem, 42vw, 12rem); }
  ${sideBySide} { ${besideText} }
  ${triptych} { ul:has(> :nth-child(4)) > li > & { ${besideText} } }
`;

export const LeafText = styled.div`
  display: flex;
  flex-direction: column;
  padding: var(--s-5) clamp(1.5rem, 2.4vw, 2.25rem) var(--s-6);
  h2 { font-size: var(--t-6); text-align: center; }
  > p { margin-top: var(--s-2); min-height: 3rem; font: 400 var(--t-3)/1.45 var(--text); text-align: center; text-wrap: balance; color: var(--fg-soft); }
  dl { margin-top: var(--s-4); }
  dl + dl { --leaders-gap: 3px; margin-top: var(--s-3); font-size: var(--t-2); }
  > a { margin-top: var(--s-4); }
  ul { display: grid; gap: var(--s-2); margin-top: var(--s-5); padding-top: var(--s-4); border-top: 1px solid var(--rule); }
  ul li { display: grid; grid-template-columns: 1.25rem 1fr; gap: var(--s-2); align-items: baseline; }
  ul li::before { content: ""; width: 7px; height: 7px; rotate: 45deg; align-self: center; justify-self: center; background: var(--rule); }
  ${sideBySide} { > p { min-height: 0; } }
`;
