import { styled } from 'styled-components';
import { media } from '../../kit/design/media.js';

/** Sold (solid) and held (hatched), in percent of the whole. The words next to it say the same. */
export const SeatBar = styled.span<{ readonly $sold: number; readonly $held: number }>`
  --solid: var(--fg);
  --blank: var(--raised);
  --hatch: var(--rule);
  --round: var(--edge);
  display: block;
  height: 8px;
  max-width: 11rem;
  box-shadow: inset 0 0 0 1px var(--round);
  background:
    linear-gradient(to right, var(--solid) ${({ $sold }) => $sold}%, transparent 0),
    linear-gradient(to right, transparent ${({ $sold }) => $sold}%, transparent ${({ $sold, $held }) => $sold + $held}%, var(--blank) 0),
    repeating-linear-gradient(135deg, var(--hatch) 0 3px, var(--blank) 3px 6px);
  ${media.forcedColors} { forced-color-adjust: none; --solid: CanvasText; --blank: Canvas; --hatch: CanvasText; --round: CanvasText; }
`;

/** Hatched: no tour starts on this day. */
export const closedGround = 'repeating-linear-gradient(135deg, var(--line) 0 1px, transparent 1px 9px)';

export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(100, Math.round((100 * part) / whole));
}
