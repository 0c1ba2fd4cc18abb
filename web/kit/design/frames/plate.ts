import { styled } from 'styled-components';
import { media } from '../media.js';
import { type SystemProps, systemProps, withoutStyleProps } from '../system-props.js';
import { cutCorners } from './cut-corners.js';

/** The framed ground of what visitors act on (calendar, payment, dialog); one per view. `--plate` sets its color. */
export const Plate = styled.div.withConfig({ ...withoutStyleProps })<SystemProps>`
  position: relative;
  isolation: isolate;
  --c: calc(var(--fw) / 3);
  &::before, &::after { content: ""; position: absolute; inset: 0; z-index: -1; pointer-events: none; }
  &::before { background: var(--plate, var(--raised)); ${cutCorners} }
  &::after { border: var(--fw) solid transparent; border-image: var(--frame) 36 / var(--fw) stretch; }
  ${media.forcedColors} { border: 1px solid; }
  ${systemProps}
`;
