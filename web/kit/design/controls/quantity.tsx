import { t } from '@lingui/core/macro';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
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

const Fault = styled.span`
  order: 1;
  align-self: center;
  padding-inline: var(--s-2);
  color: var(--refused);
  font: 500 var(--t-2)/1.35 var(--ui);
`;

const MOST_DIGITS = 4;

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
  /** Marks the typed field; `describedBy` says what is wrong. */
  readonly isInvalid?: boolean;
  /** Id of the form that it belongs to, if not the surrounding one. */
  readonly form?: string | undefined;
  readonly onChange: (value: number) => void;
}

type TypedNumberProps = Pick<QuantityProps, 'of' | 'value' | 'isInvalid' | 'onChange'> & {
  readonly [Name in 'inputId' | 'describedBy' | 'form']: string | undefined;
} & { readonly [Name in 'least' | 'most']: number };

/** A number beyond the bounds stays as it was typed, says the bound, and is not taken: its form is not sent. */
function TypedNumber({
  of,
  value,
  least,
  most,
  inputId,
  describedBy,
  isInvalid = false,
  form,
  onChange,
}: TypedNumberProps) {
  const faultId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [{ typed, beside }, setTyped] = useState({ typed: value, beside: value });
  // The buttons put the number right.
  const fault = beside === value ? boundOf(typed, least, most) : undefined;
  const take = (text: string): void => {
    const wanted = Number(text.replace(/\D/g, '').slice(0, MOST_DIGITS));
    const isTaken = boundOf(wanted, least, most) === undefined;
    setTyped({ typed: wanted, beside: isTaken ? wanted : value });
    if (isTaken) onChange(wanted);
  };

  const first = useRef(() => {
    const early = input.current?.value ?? '';
    if (early !== `${value}`) take(early);
  });
  // Hydration leaves a number that was typed before it in the field, and React would not hear of it.
  useLayoutEffect(() => first.current(), []);

  useEffect(() => {
    const owner = input.current?.form;
    if (fault === undefined || !owner) return;
    const refuse = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      input.current?.focus();
    };
    owner.addEventListener('submit', refuse, { capture: true });
    return () => owner.removeEventListener('submit', refuse, { capture: true });
  }, [fault]);

  return (
    <>
      <input
        ref={input}
        id={inputId}
        aria-label={inputId === undefined ? t`How many: ${of}` : undefined}
        aria-describedby={[describedBy, fault && faultId].filter(Boolean).join(' ') || undefined}
        aria-invalid={isInvalid || fault !== undefined || undefined}
        autoComplete="off"
        form={form}
        inputMode="numeric"
        value={fault === undefined ? value : typed || ''}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => take(target.value)}
      />
      {fault === undefined ? null : (
        <Fault id={faultId} role="alert">
          {fault}
        </Fault>
      )}
    </>
  );
}

function boundOf(wanted: number, least: number, most: number): string | undefined {
  if (wanted > most) return t`At most ${most}.`;
  return wanted < least ? t`At least ${least}.` : undefined;
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
  isInvalid = false,
  form,
  onChange,
}: QuantityProps) {
  const change = (wanted: number): void => {
    if (!disabled && wanted >= least && wanted <= most) onChange(wanted);
  };
  return (
    <Group role="group" aria-label={t`Quantity of ${of}`}>
      <button
        type="button"
        aria-label={t`One fewer: ${of}`}
        aria-disabled={disabled || value <= least}
        onClick={() => change(value - 1)}
      >
        <Icon name="minus" size={18} />
      </button>
      {isTyped ? (
        <TypedNumber {...{ of, value, least, most, inputId, describedBy, isInvalid, form, onChange: change }} />
      ) : (
        <output>{value}</output>
      )}
      <button
        type="button"
        aria-label={t`One more: ${of}`}
        aria-disabled={disabled || value >= most}
        onClick={() => change(value + 1)}
      >
        <Icon name="plus" size={18} />
      </button>
    </Group>
  );
}
