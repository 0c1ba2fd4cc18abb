import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const used = code?.code ?? '';

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
    if (sent === 'none') typedCode.send({ error: t`Please type a code.` });
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
          label={t`Voucher or code`}
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
        <Button kind="second" small busy={isBusy} busyText={t`Looking...`} onClick={() => void send()}>
          <Trans>Use</Trans>
        </Button>
      </Line>
      {vouchers.length > 0 || code ? (
        <ul id={list} aria-label={t`Your codes and vouchers`}>
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
                    <Trans>It takes nothing off.</Trans> {code.problem}
                  </Text>
                )}
              </div>
              <Button
                kind="second"
                small
                busy={removed === CODE}
                aria-label={t`Don’t use it: the code ${used}`}
                onClick={() => void remove(CODE)}
              >
                <Trans>Don’t use it</Trans>
              </Button>
            </li>
          ) : null}
          {vouchers.map(({ id, last4, balance }) => (
            <li key={id}>
              <span>
                <Trans>
                  Ends in {last4}, ${balance} on it
                </Trans>
              </span>
              <Button
                kind="second"
                small
                busy={removed === id}
                aria-label={t`Don’t use it: the voucher that ends in ${last4}`}
                onClick={() => void remove(id)}
              >
                <Trans>Don’t use it</Trans>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </Block>
  );
}
