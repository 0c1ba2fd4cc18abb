import { styled } from 'styled-components';
import { FieldPair } from '../../admin/forms/form-parts.js';
import { media } from '../../design/media.js';

/** Two fields of which one is a date with its time: too wide to stand side by side on a phone. */
export const MomentPair = styled(FieldPair)`
  ${media.belowTablet} { grid-template-columns: minmax(0, 1fr); }
`;
