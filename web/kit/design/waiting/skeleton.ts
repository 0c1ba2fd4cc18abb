import { keyframes, styled } from 'styled-components';
import { media } from '../media.js';

const breathe = keyframes`to { opacity: 0.55; }`;

/** A placeholder card at its final size, drawn as the back of a playing card. */
export const SkeletonCard = styled.div`
  background-color: var(--hover);
  background-image: var(--house-pattern);
  animation: ${breathe} 1400ms ease-in-out infinite alternate;
  ${media.reducedMotion} { animation: none; }
`;

/** `width` is a length or a percentage. */
export const SkeletonLine = styled(SkeletonCard).withConfig({ shouldForwardProp: (name) => name !== 'width' })<{
  readonly width?: string;
}>`
  height: 1.1em;
  width: ${({ width = '100%' }) => width};
  background-image: none;
`;
