import { styled } from 'styled-components';
import { media } from '../../../design/media.js';

/** Said on the card that a row becomes on a phone, where no heading stands above the cell. */
export const OnCard = styled.span`
  display: none;
  ${media.belowTablet} { display: inline; }
`;
