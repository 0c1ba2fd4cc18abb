import { styled } from 'styled-components';

/** Sold (solid) and held (hatched), in percent of the whole. The words next to it say the same. */
export const SeatBar = styled.span<{ readonly $sold: number; readonly $held: number }>`
  display: block;
  height: 8px;
  max-width: 11rem;
  box-shadow: inset 0 0 0 1px var(--edge);
  background:
    linear-gradient(to right, var(--fg) ${({ $sold }) => $sold}%, transparent 0),
    linear-gradient(to right, transparent ${({ $sold }) => $sold}%, transparent ${({ $sold, $held }) => $sold + $held}%, var(--raised) 0),
    repeating-linear-gradient(135deg, var(--rule) 0 3px, var(--raised) 3px 6px);
`;

/** Hatched: no tour starts on this day. */
export const closedGround = 'repeating-linear-gradient(135deg, var(--line) 0 1px, transparent 1px 9px)';

export function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.min(100, Math.round((100 * part) / whole));
}
