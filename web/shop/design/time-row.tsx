import { styled } from 'styled-components';
import { media } from '../../kit/design/media.js';
import { printedTime } from '../../kit/lib/venue-dates.js';

/** Lamp levels: full, half, nearly out, out. The label says the same. */
export type SeatLevel = 'many' | 'few' | 'last' | 'none';

/** Holds `TimeRow`s; two columns between 640 and 960 px. */
export const TimeList = styled.ul`
  border-top: 4px double var(--brass-deep);
  > li + li { border-top: 1px solid var(--paper-line); }
  @media (min-width: 40rem) and (max-width: 59.99rem) { display: grid; grid-auto-flow: column; grid-template: repeat(5, auto) / 1fr 1fr; column-gap: var(--s-6); }
`;

const Row = styled.button`
  --lamp-color: var(--felt);
  --level: 100%;
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: 1.125rem 5.5rem 1fr;
  gap: var(--s-3);
  align-items: center;
  width: 100%;
  min-height: 2.875rem;
  padding-inline: var(--s-3);
  text-align: left;
  font: 500 var(--t-3)/1.2 var(--ui);
  font-variant-numeric: tabular-nums;
  &::before { content: ""; width: 14px; height: 14px; border-radius: 50%; border: 2px solid var(--lamp-color); background: linear-gradient(0deg, var(--lamp-color) var(--level), transparent 0); }
  span:last-child { font-size: var(--t-2); font-weight: 400; color: var(--ink-soft); text-align: right; }
  &[data-level='few'] { --lamp-color: var(--brass-deep); --level: 50%; span:last-child { color: var(--brass-ink); font-weight: 500; } }
  &[data-level='last'] { --lamp-color: var(--oxblood); --level: 22%; span:last-child { color: var(--oxblood); font-weight: 600; } }
  &[data-level='none'] { --lamp-color: var(--paper-edge); --level: 0%; }
  &:hover:not(:disabled) { background: var(--paper-sunk); }
  &:disabled { color: var(--ink-soft); span:first-child { text-decoration: line-through; } }
  &[aria-pressed='true'] {
    --lamp-color: var(--brass-lit);
    color: var(--brass-lit);
    font-weight: 600;
    span:last-child { color: var(--cream); }
    &::after { content: ""; position: absolute; inset: 0; z-index: -1; background: var(--night); box-shadow: inset 0 0 0 3px var(--night), inset 0 0 0 4px var(--brass); }
  }
  ${media.forcedColors} { &::before { forced-color-adjust: none; } &[aria-pressed='true'] { outline: 3px solid Highlight; outline-offset: -3px; } }
`;

export const WaitButton = styled.button`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: var(--target);
  margin-top: -8px;
  padding: 0 var(--s-3) 2px 2.6rem;
  font: 600 var(--t-2)/1.2 var(--ui);
  color: var(--brass-ink);
  text-decoration: underline;
  text-underline-offset: 0.22em;
  &:hover { background: var(--paper-sunk); }
  li:has(> &[aria-expanded='true']) { box-shadow: inset 4px 0 0 var(--brass-deep); background: var(--paper); }
`;

interface TimeRowProps {
  /** As sent, e.g. "10:00 AM". */
  readonly time: string;
  /** "14 seats left", "Only 3 seats left", "Last seat", "Full". */
  readonly words: string;
  readonly level: SeatLevel;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A start time, in an `li` of a `TimeList`. With the level 'none' it cannot be chosen. */
export function TimeRow({ time, words, level, chosen, onChoose }: TimeRowProps) {
  return (
    <Row type="button" data-level={level} aria-pressed={chosen} disabled={level === 'none'} onClick={onChoose}>
      <span>{printedTime(time)}</span>
      <span>{words}</span>
    </Row>
  );
}
