import { styled } from 'styled-components';
import { media } from '../../kit/design/media.js';

/** Products on one counter, three per row from 768 px, four on the widest screens unless a shelf has three; on a phone, rows with the picture on the left. */
export const Shelf = styled.ul`
  --gap: clamp(1rem, 2vw, 2rem);
  display: grid;
  gap: clamp(2rem, 3vw, 3rem) var(--gap);
  grid-template-columns: minmax(0, 1fr);
  margin-top: var(--s-4);
  @media (max-width: 35.99rem) { gap: var(--s-6); }
  @media (min-width: 36rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.fromTablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.fromWidest} { &:not(:has(> :nth-child(3):last-child)) { grid-template-columns: repeat(4, minmax(0, 1fr)); } }
`;

/** Names a shelf, over its light. */
export const ShelfName = styled.h2`
  margin-top: var(--s-6);
  font-size: var(--t-6);
`;

/** A product: picture, category, name, description, price. Its name leads to its sheet, from anywhere above the price. */
export const Good = styled.li`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  min-width: 0;
  h3 { font-size: var(--t-5); margin-top: var(--s-1); overflow-wrap: anywhere; }
  h3 a { text-decoration: none; }
  h3 a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  h3 a::after { content: ""; position: absolute; z-index: 3; inset: 0; }
  h3 + p { font: 400 var(--t-3)/1.45 var(--text); }
  @media (max-width: 35.99rem) {
    grid-template-columns: clamp(6.5rem, 37vw, 9rem) minmax(0, 1fr);
    grid-template-rows: auto 1fr auto;
    column-gap: var(--s-4);
  }
  @media (max-width: 16rem) { display: block; }
`;

/** The dark wall over a counter, cut in lines, with a lamp; neighbors join to one long counter. Out of stock, the lamp is off. */
export const Case = styled.div`
  position: relative;
  aspect-ratio: 1 / 0.84;
  margin-inline: calc(var(--gap) / -2);
  background:
    radial-gradient(46% 62% at 50% 84%, rgb(242 200 121 / 0.26), transparent),
    repeating-linear-gradient(90deg, rgb(4 8 10 / 0.6) 0 3px, transparent 3px 8px),
    var(--night-raised);
  border-top: 2px solid var(--brass);
  &::before, &::after { content: ""; position: absolute; inset: 12px 0 22px; background: var(--lamp); opacity: 0.14; clip-path: polygon(45% 0, 55% 0, 92% 100%, 8% 100%); }
  /* The inner cone falls on the product, too. */
  &::after { z-index: 2; opacity: 0.3; background: linear-gradient(var(--lamp-hot), transparent 85%); clip-path: polygon(45% 0, 55% 0, 84% 100%, 16% 100%); mix-blend-mode: soft-light; pointer-events: none; }
  > img { position: absolute; z-index: 1; inset: 14px 0 22px; width: 100%; height: calc(100% - 36px); object-fit: contain; object-position: 50% 100%; filter: drop-shadow(12px 6px 7px rgb(3 5 6 / 0.55)); }
  > svg { position: absolute; z-index: 1; inset: 0; margin: auto; color: var(--night-edge); }
  > span:last-child { position: absolute; z-index: 2; left: calc(var(--gap) / 2 + 4px); bottom: 34px; }
  &[data-out] { background: repeating-linear-gradient(90deg, rgb(4 8 10 / 0.6) 0 3px, transparent 3px 8px), var(--night); &::before, &::after { display: none; } > img { opacity: 0.6; filter: grayscale(1); } }
  @media (max-width: 35.99rem) {
    grid-row: 1 / 4;
    aspect-ratio: auto;
    min-height: 11rem;
    margin-inline: 0;
    overflow: clip;
    /* Crops a square drawing to its middle, where the product is. */
    > img { inset-inline: -8%; width: 116%; max-width: none; }
    > span:last-child { left: 0; right: 0; margin-inline: auto; width: max-content; max-width: 100%; font-size: 0.75rem; padding-inline: 0.5rem; }
  }
  @media (forced-colors: active) { border: 1px solid; }
`;

export const Lamp = styled.i`
  position: absolute;
  z-index: 1;
  top: 0;
  left: 50%;
  translate: -50% 0;
  width: 60px;
  height: 14px;
  background: var(--brass);
  clip-path: polygon(20% 0, 80% 0, 100% 70%, 100% 100%, 0 100%, 0 70%);
  &::after { content: ""; position: absolute; inset: auto 8px 0; height: 5px; background: var(--lamp-hot); }
  [data-out] > & { background: var(--night-edge); &::after { background: var(--night-line); } }
`;

export const Ledge = styled.i`
  position: absolute;
  inset: auto 0 0;
  height: 22px;
  background: linear-gradient(var(--room-stone) 0 8px, var(--earth-line) 8px 10px, var(--earth) 10px);
  box-shadow: inset 0 1px 0 var(--brass);
  /* What stands on it throws a shadow toward the reader. */
  &::before { content: ""; position: absolute; inset: 1px 12% 0; background: radial-gradient(50% 100% at 50% 0, rgb(5 3 2 / 0.85) 35%, transparent); }
  [data-out] > &::before { display: none; }
`;

/** Price on the left, button on the right. */
export const Price = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-3);
  > p { font: 400 var(--t-6)/1 var(--title); }
`;

/** The same under a double rule, over the link of the whole product. */
export const Buy = styled(Price)`
  position: relative;
  z-index: 4;
  margin-top: var(--s-4);
  padding-top: var(--s-3);
  border-top: 4px double var(--brass-deep);
  button { padding-inline: var(--s-4); }
  @media (max-width: 35.99rem) { > p { font-size: var(--t-5); } }
`;
