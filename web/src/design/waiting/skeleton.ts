import { keyframes, styled } from 'styled-components';
import { media } from '../media.js';

const breathe = keyframes`to { opacity: 0.55; }`;

/** The back of the house's playing cards at the final size, waiting to be turned. */
export const SkeletonCard = styled.div`
  background-color: var(--hover);
  background-image: var(--house-pattern);
  animation: ${breathe} 1400ms ease-in-out infinite alternate;
  ${media.reducedMotion} { animation: none; }
`;

/** A line of words to come; its `width` is a length or a share. */
export const SkeletonLine = styled(SkeletonCard).withConfig({ shouldForwardProp: (name) => name !== 'width' })<{
  readonly width?: string;
}>`
  height: 1.1em;
  width: ${({ width = '100%' }) => width};
  background-image: none;
`;
