import { styled } from 'styled-components';
import { narrow, wide } from './layout.js';

// A picture of the other width has no box and is lazy, so that it is not fetched.

/** The whole drawing of a scene, across the page. */
export const Whole = styled.img`
  width: 100%;
  max-width: none;
  height: auto;
  ${narrow} { display: none; }
`;

/** One room of it, on a narrow screen. */
export const Crop = styled.img`
  width: 100%;
  max-width: none;
  height: auto;
  ${wide} { display: none; }
`;
