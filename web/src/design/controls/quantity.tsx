import { styled } from 'styled-components';
import { Icon } from '../marks/icon.js';

const Group = styled.div`
  display: inline-flex;
  align-items: stretch;
  background: var(--raised);
  box-shadow: inset 0 0 0 1px var(--edge);
  button { width: var(--target); height: var(--target); display: grid; place-items: center; }
  button:hover:not(:disabled) { background: var(--hover); }
  button:disabled { color: var(--edge); }
  output { min-width: 2.25rem; display: grid; place-items: center; font-weight: 600; font-variant-numeric: tabular-nums; border-inline: 1px solid var(--edge); }
`;

interface QuantityProps {
  /** What is counted, as said after "One more" and "One fewer". */
  readonly of: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly disabled?: boolean;
  readonly onChange: (value: number) => void;
}

/** A number with one fewer and one more, never outside its bounds. */
export function Quantity({ of, value, least = 0, most = 99, disabled = false, onChange }: QuantityProps) {
  return (
    <Group role="group" aria-label={`Quantity of ${of}`}>
      <button
        type="button"
        aria-label={`One fewer: ${of}`}
        disabled={disabled || value <= least}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      <output>{value}</output>
      <button
        type="button"
        aria-label={`One more: ${of}`}
        disabled={disabled || value >= most}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </Group>
  );
}
