import { styled } from 'styled-components';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import type { Money } from '../data/payment.js';

/** How a party paid; `said`: it says that it has, and nothing is recorded. */
export type Taken = Money['paidBy'] | 'said';

const Ways = styled.fieldset`
  legend { font: 600 var(--t-4)/1.3 var(--ui); margin-bottom: var(--s-2); }
  > div { display: grid; grid-template-columns: 1fr 1fr; gap: var(--s-3); }
  button { min-height: 4rem; font-size: 1.25rem; }
  button:last-child { grid-column: 1 / -1; min-height: 3.5rem; font-size: var(--t-3); }
`;

interface TakeMoneyProps {
  /** US dollars, two decimals. */
  readonly amount: string;
  /** How many one press lets in. */
  readonly admits: number;
  readonly isBusy: boolean;
  readonly onTaken: (how: Taken) => void;
}

/** One press says how the party paid and lets it in: hands are full at a gate. */
export function TakeMoney({ amount, admits, isBusy, onTaken }: TakeMoneyProps) {
  return (
    <Ways>
      <legend>
        Take ${amount}, then press how it was paid.{admits > 0 ? ` That admits ${admits}.` : ''}
      </legend>
      <div>
        <ToolButton kind="main" busy={isBusy} onClick={() => onTaken('cash')}>
          Cash
        </ToolButton>
        <ToolButton kind="main" disabled={isBusy} onClick={() => onTaken('card_reader')}>
          Card reader
        </ToolButton>
        <ToolButton disabled={isBusy} onClick={() => onTaken('said')}>
          Paid already
        </ToolButton>
      </div>
    </Ways>
  );
}
