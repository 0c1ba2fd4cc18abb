import { Dialog as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { nightColors, paperColors } from '../../kit/design/ground/ground.js';

/** 464 px on the right, full width below: head, items, foot. Only the items scroll. */
export const Sheet = styled(Radix.Content)`
  ${paperColors}
  position: fixed;
  z-index: 50;
  inset: 0 0 0 auto;
  width: min(100%, 29rem);
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  color: var(--fg);
  background: var(--paper-raised);
  box-shadow: var(--sh-sheet);
  &::before { content: ""; position: absolute; z-index: 2; inset: 0 auto 0 0; width: 5px; border: solid var(--brass-deep); border-width: 0 1px 0 2px; pointer-events: none; }
  > * { padding-inline: clamp(1rem, 5vw, 2rem); }
  @media (max-width: 29rem) { &::before { display: none; } }
  @media (max-height: 26rem) { display: block; overflow: auto; }
`;

export const Head = styled.div`
  ${nightColors}
  z-index: 1;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  padding-block: var(--s-4) var(--s-3);
  background: var(--night);
  color: var(--cream);
  box-shadow: 0 3px 0 var(--paper-raised), 0 4px 0 var(--brass-deep);
  h2 { display: flex; align-items: center; gap: var(--s-3); color: var(--brass-lit); font-size: var(--t-6); }
`;

export const Check = styled.div`
  display: flex;
  flex-direction: column;
  overflow-y: auto;
  padding-block: var(--s-2) var(--s-4);
  overscroll-behavior: contain;
  &:focus-visible { outline-offset: -6px; }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  padding-block: var(--s-3) var(--s-2);
  border-bottom: 1px solid var(--brass-deep);
  color: var(--ink-soft);
`;

/** Blank lines, as on a guest check. */
export const Ruling = styled.div`
  flex: 1 0 0;
  min-height: 0;
  margin-bottom: calc(-1 * var(--s-4));
  border-top: 1px solid var(--paper-line);
  background: repeating-linear-gradient(transparent 0 43px, var(--paper-line) 43px 44px);
`;

export const Foot = styled.div`
  display: grid;
  gap: var(--s-4);
  padding-block: var(--s-4) var(--s-5);
  background: var(--paper-raised);
  border-top: 4px double var(--brass-deep);
`;

export const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: var(--s-4);
  &[aria-busy='true'] { opacity: 0.55; }
  b { font: 400 var(--t-7)/1 var(--title); }
`;

export const Two = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--s-3);
  > * { padding-inline: var(--s-3); }
  @media (max-width: 22rem) { grid-template-columns: 1fr; }
`;
