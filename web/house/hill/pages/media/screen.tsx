import { styled } from 'styled-components';
import { media } from '../../../../kit/design/media.js';

/** Holds an `img` or an `iframe` in a frame, in a video's aspect ratio. */
export const Screen = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  margin: 7px;
  background: #060a0c;
  box-shadow: 0 0 0 2px var(--brass), 0 0 0 6px var(--night), 0 0 0 7px var(--brass);
  > img, > iframe { display: block; width: 100%; height: 100%; border: 0; object-fit: cover; }
  > iframe { position: absolute; inset: 0; }
  ${media.forcedColors} { border: 1px solid; }
`;

/** The link at the foot of the screen. */
export const Below = styled.p`
  position: absolute;
  inset: auto 0 clamp(0.75rem, 2.4vw, 2rem);
  display: grid;
  justify-items: center;
`;
