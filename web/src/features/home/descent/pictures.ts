import { styled } from 'styled-components';
import { narrow, wide } from './layout.js';

// The picture for the other width has no box and is lazy, so that it is not fetched.

/** The full drawing of a scene, across the page. */
export const Whole = styled.img`
  width: 100%;
  max-width: none;
  height: auto;
  ${narrow} { display: none; }
`;

/** One room of it, for narrow screens. */
export const Crop = styled.img`
  width: 100%;
  max-width: none;
  height: auto;
  ${wide} { display: none; }
`;
