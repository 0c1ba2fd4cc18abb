import { Dialog as Radix } from 'radix-ui';
import { css, styled } from 'styled-components';
import { cutCorners } from '../frames/cut-corners.js';
import { paperColors } from '../ground/ground.js';
import { media } from '../media.js';

export const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: 40;
  background: rgb(8 13 15 / 0.72);
`;

/** The framed plate of a dialog, full screen below 768 px; its one `div` scrolls. `--dialog-width` sets its width. */
export const layerSheet = css`
  ${paperColors}
  --c: 12px;
  position: fixed;
  z-index: 50;
  inset: 0;
  margin: auto;
  width: min(100% - 2rem, var(--dialog-width, 40rem));
  height: fit-content;
  max-height: calc(100dvh - 3rem);
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  color: var(--fg);
  filter: drop-shadow(0 30px 50px rgb(6 10 12 / 0.6));
  &::after { content: ""; position: absolute; inset: 0; pointer-events: none; border: 36px solid transparent; border-image: var(--frame-deep) 36 / 36px stretch; }
  > div { overflow: auto; max-height: inherit; background: var(--paper-raised); ${cutCorners} }
  ${media.belowTablet} { width: 100%; max-height: none; height: 100dvh; &::after { display: none; } > div { clip-path: none; max-height: none; } }
`;
