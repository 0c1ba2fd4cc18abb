import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../design/layout/visually-hidden.js';
import { asClock } from '../../../lib/hold-clock.js';

const Burn = styled.div`
  [data-bar] { height: 18px; padding: 3px; background: var(--paper-sunk); border: 1px solid var(--brass-deep); }
  [data-bar] i { display: block; height: 100%; background: var(--lamp); box-shadow: inset 0 0 0 1px var(--brass-deep); }
  p { display: flex; flex-wrap: wrap; gap: 0 var(--s-3); align-items: baseline; margin-top: var(--s-2); }
  b { font: 600 1.75rem/1.2 var(--ui); font-variant-numeric: tabular-nums; }
`;

interface OfferClockProps {
  readonly secondsLeft: number;
  readonly secondsInAll: number;
  /** What a screen reader says of the time left. */
  readonly spoken: string;
  readonly isPaying: boolean;
}

/** How long the seats of an offer are kept. */
export function OfferClock({ secondsLeft, secondsInAll, spoken, isPaying }: OfferClockProps) {
  const minutes = Math.ceil(secondsLeft / 60);
  const inAll = Math.max(1, Math.round(secondsInAll / 60));
  return (
    <Burn data-running="">
      <div data-bar="" role="img" aria-label={`${minutes} of ${inAll} minutes left`}>
        <i style={{ width: `${Math.min(100, (100 * secondsLeft) / Math.max(1, secondsInAll))}%` }} />
      </div>
      <p>
        <b aria-hidden="true">{asClock(secondsLeft)}</b>
        <span>{isPaying ? 'kept for you while you pay.' : 'left to decide. The clock stops while you pay.'}</span>
      </p>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </Burn>
  );
}
