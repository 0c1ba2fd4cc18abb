import { styled } from 'styled-components';
import { Icon } from '../marks/icon.js';

const Group = styled.div`
  display: inline-flex;
  align-items: stretch;
  justify-self: start;
  background: var(--raised);
  box-shadow: inset 0 0 0 1px var(--edge);
  button { width: var(--target); height: var(--target); display: grid; place-items: center; }
  button:hover:not([aria-disabled='true']) { background: var(--hover); }
  button[aria-disabled='true'] { color: var(--edge); cursor: default; }
  output, input { min-width: 2.25rem; display: grid; place-items: center; font-weight: 600; font-variant-numeric: tabular-nums; border-inline: 1px solid var(--edge); }
  input { width: 3rem; padding: 0; border-block: 0; text-align: center; background: none; }
`;

interface QuantityProps {
  /** What is counted, announced after "One more" and "One fewer". */
  readonly of: string;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  /** The buttons do nothing, and keep the focus. */
  readonly disabled?: boolean;
  /** Whether the number can also be typed. */
  readonly isTyped?: boolean;
  /** Id of the typed field, for a label next to it. */
  readonly inputId?: string;
  readonly describedBy?: string;
  /** Id of the form that it belongs to, if not the surrounding one. */
  readonly form?: string | undefined;
  readonly onChange: (value: number) => void;
}

export function Quantity({
  of,
  value,
  least = 0,
  most = 99,
  disabled = false,
  isTyped = false,
  inputId,
  describedBy,
  form,
  onChange,
}: QuantityProps) {
  const change = (wanted: number): void => {
    if (!disabled && wanted >= least && wanted <= most) onChange(wanted);
  };
  return (
    <Group role="group" aria-label={`Quantity of ${of}`}>
      <button
        type="button"
        aria-label={`One fewer: ${of}`}
        aria-disabled={disabled || value <= least}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      {isTyped ? (
        <input
          id={inputId}
          aria-label={inputId === undefined ? `How many: ${of}` : undefined}
          aria-describedby={describedBy}
          autoComplete="off"
          form={form}
          inputMode="numeric"
          value={value}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => change(Number(target.value.replace(/\D/g, '')))}
        />
      ) : (
        <output>{value}</output>
      )}
      <button
        type="button"
        aria-label={`One more: ${of}`}
        aria-disabled={disabled || value >= most}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </Group>
  );
}
