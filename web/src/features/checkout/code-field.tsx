import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../design/controls/button.js';
import { TextField } from '../../design/controls/text-field.js';
import { Text } from '../../design/type/text.js';
import type { UsedCode, UsedVoucher } from '../../lib/cart-line.js';

/** What is busy: what was typed, or the code; otherwise the id of a voucher. */
const TYPED = 'typed';
const CODE = 'code';

const Block = styled.div`
  display: grid;
  gap: var(--s-3);
  ul { display: grid; gap: var(--s-2); }
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-2); }
  li > :first-child { flex: 1 1 10rem; min-width: 0; overflow-wrap: break-word; }
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-3);
  align-items: end;
  &:has([aria-invalid]) { align-items: center; }
`;

interface CodeFieldProps {
  readonly vouchers: readonly UsedVoucher[];
  readonly code: UsedCode | null;
  /** @returns why it was refused; undefined when it counts */
  readonly onUse: (typed: string) => Promise<string | undefined>;
  /** @param voucherId null: the code. @returns why it was refused; undefined when it is gone */
  readonly onRemove: (voucherId: string | null) => Promise<string | undefined>;
}

/** Takes the code of a voucher or one that lowers prices, and lists those of the cart. What is typed stays when it is refused. */
export function CodeField({ vouchers, code, onUse, onRemove }: CodeFieldProps) {
  const [typed, setTyped] = useState('');
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
    if (refusal === undefined && what === TYPED) setTyped('');
    // The button of what was removed is gone.
    if (refusal !== undefined || what !== TYPED) field.current?.focus();
  };
  const send = (): void => {
    if (typed.trim() === '') {
      setError('Please type a code.');
      field.current?.focus();
    } else void change(TYPED, () => onUse(typed));
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
          label="Voucher or code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          error={error}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKey}
        />
        <Button kind="second" small busy={busy === TYPED} busyText="Looking..." onClick={send}>
          Use
        </Button>
      </Line>
      {vouchers.length > 0 || code ? (
        <ul id={list} aria-label="Your codes and vouchers">
          {code ? (
            <li>
              <div>
                {code.code}: {code.name}
                {code.problem === null ? (
                  <>
                    , <span style={{ whiteSpace: 'nowrap' }}>−${code.amount}</span>
                  </>
                ) : (
                  <Text kind="small" color="oxblood">
                    It takes nothing off. {code.problem}
                  </Text>
                )}
              </div>
              <Button
                kind="second"
                small
                busy={busy === CODE}
                aria-label={`Don’t use it: the code ${code.code}`}
                onClick={() => void change(CODE, () => onRemove(null))}
              >
                Don’t use it
              </Button>
            </li>
          ) : null}
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
