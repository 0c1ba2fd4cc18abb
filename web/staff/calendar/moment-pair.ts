import { styled } from 'styled-components';
import { media } from '../../kit/design/media.js';
import { FieldPair } from '../../kit/desk/form-parts.js';

/** Two fields, one a date with time: too wide to be next to each other on a phone. */
export const MomentPair = styled(FieldPair)`
  ${media.belowTablet} { grid-template-columns: minmax(0, 1fr); }
`;
