import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/design/controls/button.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { Text } from '../../kit/design/type/text.js';
import { sendTypedCode, typedCode, type UseCode, useTypedCode } from '../../kit/lib/typed-code.js';
import type { UsedCode, UsedVoucher } from '../rules/cart-line.js';

/** What is taken out: the code; otherwise the id of a voucher. */
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
  readonly onUse: UseCode;
  /** @param voucherId null: the code. @returns why it was refused; undefined when it is gone */
  readonly onRemove: (voucherId: string | null) => Promise<string | undefined>;
}

/** Takes the code of a voucher or one that lowers prices, and lists those of the cart. What is typed stays when it is refused. */
export function CodeField({ vouchers, code, onUse, onRemove }: CodeFieldProps) {
  const { typed, error, isBusy } = useTypedCode();
  const [removed, setRemoved] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const list = useId();

  const remove = async (what: string): Promise<void> => {
    if (removed !== undefined || isBusy) return;
    setRemoved(what);
    typedCode.send({ error: await onRemove(what === CODE ? null : what) });
    setRemoved(undefined);
    // Its button is gone.
    field.current?.focus();
  };
  const send = async (): Promise<void> => {
    const sent = removed === undefined ? await sendTypedCode(onUse) : 'used';
    if (sent === 'none') typedCode.send({ error: 'Please type a code.' });
    if (sent !== 'used') field.current?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The form around it is not placed by this.
    event.preventDefault();
    void send();
  };

  return (
    <Block>
      <Line>
        <TextField
          ref={field}
          label="Voucher or code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed}
          error={error}
          onChange={({ target }) => typedCode.send({ typed: target.value })}
          onKeyDown={onKey}
        />
        <Button kind="second" small busy={isBusy} busyText="Looking..." onClick={() => void send()}>
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
                busy={removed === CODE}
                aria-label={`Don’t use it: the code ${code.code}`}
                onClick={() => void remove(CODE)}
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
                busy={removed === id}
                aria-label={`Don’t use it: the voucher that ends in ${last4}`}
                onClick={() => void remove(id)}
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
