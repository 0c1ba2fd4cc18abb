import { styled } from 'styled-components';
import { cutTopCorners } from '../../kit/design/frames/cut-corners.js';
import { media } from '../../kit/design/media.js';

/** Products, three per row from 768 px; on a phone, rows with the picture on the left. */
export const Shelf = styled.ul`
  display: grid;
  gap: clamp(2rem, 3vw, 3rem) clamp(1rem, 2vw, 2rem);
  grid-template-columns: minmax(0, 1fr);
  margin-top: var(--s-6);
  @media (max-width: 35.99rem) { gap: var(--s-6); }
  @media (min-width: 36rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.fromTablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

/** A product: picture, category, name, description, price. */
export const Good = styled.li`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  min-width: 0;
  h2 { font-size: var(--t-5); margin-top: var(--s-1); overflow-wrap: anywhere; }
  h2 + p { font: 400 var(--t-3)/1.45 var(--text); }
  @media (max-width: 35.99rem) {
    grid-template-columns: clamp(6.5rem, 37vw, 9rem) minmax(0, 1fr);
    grid-template-rows: auto 1fr auto;
    column-gap: var(--s-4);
  }
  @media (max-width: 16rem) { display: block; }
`;

/** A dark niche with a lamp and a ledge. Out of stock, the lamp is off. */
export const Case = styled.div`
  --c: 12px;
  position: relative;
  aspect-ratio: 1 / 0.84;
  background: var(--night);
  ${cutTopCorners}
  &::before, &::after { content: ""; position: absolute; inset: 12px 0 22px; background: var(--lamp); opacity: 0.14; clip-path: polygon(45% 0, 55% 0, 96% 100%, 4% 100%); }
  /* The inner cone falls on the product, too. */
  &::after { z-index: 2; opacity: 0.3; background: linear-gradient(var(--lamp-hot), transparent 85%); clip-path: polygon(45% 0, 55% 0, 84% 100%, 16% 100%); mix-blend-mode: soft-light; pointer-events: none; }
  > img { position: absolute; z-index: 1; inset: 14px 0 22px; width: 100%; height: calc(100% - 36px); object-fit: contain; object-position: 50% 100%; }
  > svg { position: absolute; z-index: 1; inset: 0; margin: auto; color: var(--night-edge); }
  > span:last-child { position: absolute; z-index: 2; left: 14px; bottom: 34px; }
  &[data-out] { &::before, &::after { display: none; } > img { opacity: 0.6; filter: grayscale(1); } }
  @media (max-width: 35.99rem) {
    --c: 8px;
    grid-row: 1 / 4;
    aspect-ratio: auto;
    min-height: 11rem;
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

/** Price on the left, button on the right, over a double rule. */
export const Buy = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-2) var(--s-3);
  margin-top: var(--s-4);
  padding-top: var(--s-3);
  border-top: 4px double var(--brass-deep);
  > p { font: 400 var(--t-6)/1 var(--title); }
  button { padding-inline: var(--s-4); }
  @media (max-width: 35.99rem) { > p { font-size: var(--t-5); } }
`;
