import { Dialog as Radix } from 'radix-ui';
import { styled } from 'styled-components';
import { layerSheet } from '../../kit/design/layers/layer-parts.js';

export const Sheet = styled(Radix.Content)`
  ${layerSheet}
  --dialog-width: 62rem;
  /* Keeps a focused field clear of the sticky buttons. */
  > div { scroll-padding-bottom: 7rem; }
`;

/** Fields on the left, summary on the right; stacked below 56 rem. The buttons are always in view. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: var(--paper-raised);
  @media (min-width: 56rem) { grid-template-columns: minmax(0, 1fr) 22rem; }
  @media (max-width: 55.99rem) { display: block; }
`;

export const Work = styled.div`
  display: grid;
  gap: var(--s-5);
  align-content: start;
  padding: clamp(1.25rem, 1rem + 1.8vw, 2.25rem) clamp(1rem, 0.4rem + 3vw, 2.75rem);
  h2 { font-size: var(--t-7); }
`;

/** In the corner, so that it is in reach at any scroll position. */
export const Corner = styled.div`
  position: absolute;
  z-index: 3;
  top: 0;
  right: 0;
  button { background: var(--paper-raised); }
  @media (min-width: 56rem) { top: 26px; right: 26px; button { background: var(--paper); } }
`;

/** Six columns; from 40 rem, `data-span` says how many a field spans. Below that, all. */
export const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: var(--s-4);
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  legend { padding: 0; margin-bottom: var(--s-3); font: 400 var(--t-5)/1.2 var(--title); }
  > div { grid-column: 1 / -1; min-width: 0; }
  @media (min-width: 40rem) { > [data-span='3'] { grid-column: span 3; } > [data-span^='2'] { grid-column: span 2; } }
  @media (min-width: 20rem) and (max-width: 39.99rem) { > [data-span='2-half'] { grid-column: span 3; } }
`;

/** Summary and buttons, one column where there is room. */
export const Beside = styled.div`
  display: contents;
  @media (min-width: 56rem) { display: flex; flex-direction: column; background: var(--paper); border-left: 4px double var(--brass-deep); }
`;

export const Summary = styled.div`
  display: grid;
  gap: var(--s-4);
  align-content: start;
  padding: var(--s-6) clamp(1rem, 0.4rem + 3vw, 2.25rem) var(--s-5);
  background: var(--paper);
  border-top: 4px double var(--brass-deep);
  h3 { font-size: var(--t-6); }
  ul { display: grid; gap: var(--s-3); }
  li { display: grid; grid-template-columns: 3.25rem minmax(0, 1fr) auto; gap: var(--s-3); align-items: center; }
  li > div { background: var(--night); aspect-ratio: 1; }
  li > div[data-mark] { display: grid; place-items: center; color: var(--brass-lit); }
  li img { width: 100%; height: 100%; object-fit: contain; }
  li b { display: block; font: 400 var(--t-3)/1.2 var(--title); overflow-wrap: anywhere; }
  li span { font-size: var(--t-2); color: var(--ink-soft); font-variant-numeric: tabular-nums; }
  li em { display: block; font-size: var(--t-2); font-style: normal; font-weight: 600; color: var(--oxblood); }
  li > strong { font-weight: 600; font-variant-numeric: tabular-nums; }
  fieldset { margin-top: var(--s-2); }
  dl { --leaders-gap: var(--s-3); padding-top: var(--s-3); border-top: 1px solid var(--brass-deep); }
  @media (min-width: 56rem) { border-top: 0; }
`;

export const Actions = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: var(--s-3);
  padding: 0 clamp(1rem, 0.4rem + 3vw, 2.25rem) var(--s-6);
  background: var(--paper);
  > div { grid-column: 1 / -1; }
  > button { padding-inline: var(--s-4); white-space: nowrap; }
  /* The two halves overlap by a pixel to hide the seam. */
  @media (min-width: 56rem) { position: sticky; z-index: 2; bottom: 0; margin-top: auto; padding-top: var(--s-4); }
  @media (max-width: 55.99rem) {
    position: sticky;
    z-index: 2;
    bottom: 0;
    padding-block: var(--s-3);
    background: var(--paper-raised);
    border-top: 4px double var(--brass-deep);
  }
  @media (max-height: 26rem), (max-width: 16rem) { position: static; grid-template-columns: minmax(0, 1fr); }
`;
