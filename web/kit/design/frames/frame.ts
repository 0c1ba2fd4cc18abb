import { styled } from 'styled-components';
import { cutCorners } from './cut-corners.js';

/** A picture frame with the double hairline, on a mat. Holds one `img` or `svg`. */
export const Frame = styled.div`
  position: relative;
  isolation: isolate;
  padding: calc(var(--fw) * 0.36);
  --c: calc(var(--fw) / 3);
  &::before { content: ""; position: absolute; inset: 0; z-index: -1; background: var(--mat, var(--ground)); ${cutCorners} }
  &::after { content: ""; position: absolute; inset: 0; pointer-events: none; border: var(--fw) solid transparent; border-image: var(--frame) 36 / var(--fw) stretch; }
  > svg, > img { width: 100%; height: 100%; ${cutCorners} }
`;
