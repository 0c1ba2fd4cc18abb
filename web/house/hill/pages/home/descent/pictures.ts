import { css, styled } from 'styled-components';
import { narrow, wide } from './layout.js';

// The picture for the other width has no box and is lazy, so that it is not fetched.

/** Of a drawing in color and in chalk, one is shown. What is on record lies over the chalk, in color. */
const byChoice = css`
  width: 100%;
  max-width: none;
  height: auto;
  html[data-on-record] &[data-paint] { display: none; }
  html:not([data-on-record]) &:is([data-chalk], [data-kept]) { display: none; }
`;

/** The full drawing of a scene, across the page. */
export const Whole = styled.img`
  ${byChoice}
  &[data-kept] { position: absolute; top: 0; left: 0; }
  ${narrow} { display: none; }
`;

/** One room of it, for narrow screens. */
export const Crop = styled.img`
  ${byChoice}
  &[data-kept] { position: absolute; bottom: 0; left: 0; }
  ${wide} { display: none; }
`;
