import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../design/controls/button.js';
import { TextField } from '../../design/controls/text-field.js';
import type { UsedVoucher } from '../../lib/cart-line.js';

const Block = styled.div`
  display: grid;
  gap: var(--s-3);
  ul { display: grid; gap: var(--s-2); }
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-2); }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-3);
  align-items: end;
  &:has([aria-invalid]) { align-items: center; }
`;

interface VoucherFieldProps {
  readonly vouchers: readonly UsedVoucher[];
  /** @returns why it was refused; undefined when it pays */
  readonly onUse: (code: string) => Promise<string | undefined>;
  /** @returns why it was refused; undefined when it is gone */
  readonly onRemove: (id: string) => Promise<string | undefined>;
}

/** Takes the code of a voucher, and lists those that pay. What is typed stays when it is refused. */
export function VoucherField({ vouchers, onUse, onRemove }: VoucherFieldProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const list = useId();

  const change = async (what: string, ask: () => Promise<string | undefined>): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(what);
    setError(undefined);
    const refusal = await ask();
    setBusy(undefined);
    setError(refusal);
    if (refusal === undefined && what === 'code') setCode('');
    // A removed voucher's button is gone.
    if (refusal !== undefined || what !== 'code') field.current?.focus();
  };
  const send = (): void => {
    if (code.trim() === '') {
      setError('Please type the code of a voucher.');
      field.current?.focus();
    } else void change('code', () => onUse(code));
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The form around it is not placed by this.
    event.preventDefault();
    send();
  };

  return (
    <Block>
      <Line>
        <TextField
          ref={field}
          label="Gift voucher"
          placeholder="Its code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          error={error}
          onChange={({ target }) => setCode(target.value)}
          onKeyDown={onKey}
        />
        <Button kind="second" small busy={busy === 'code'} busyText="Looking..." onClick={send}>
          Use
        </Button>
      </Line>
      {vouchers.length > 0 ? (
        <ul id={list} aria-label="Vouchers that pay">
          {vouchers.map(({ id, last4, balance }) => (
            <li key={id}>
              <span>
                Ends in {last4}, ${balance} on it
              </span>
              <Button
                kind="second"
                small
                busy={busy === id}
                aria-label={`Don’t use it: the voucher that ends in ${last4}`}
                onClick={() => void change(id, () => onRemove(id))}
              >
                Don’t use it
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Block>
  );
}
