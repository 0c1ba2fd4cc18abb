import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../kit/design/controls/button.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { typedCode, useTypedCode } from '../../kit/lib/typed-code.js';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-3);
  align-items: end;
  padding-top: var(--s-4);
  border-top: 1px solid var(--brass-deep);
  &:has([aria-invalid]) { align-items: center; }
`;

interface VoucherOrCodeProps {
  readonly busy: boolean;
  readonly disabled: boolean;
  /** Checks the code, and takes the tour to the checkout, where it is used. */
  readonly onUse: () => Promise<void>;
}

/** A cart alone is paid for by vouchers and codes, so the tour goes into it. */
export function VoucherOrCode({ busy, disabled, onUse }: VoucherOrCodeProps) {
  const { typed, error } = useTypedCode();
  const field = useRef<HTMLInputElement>(null);
  const use = async (): Promise<void> => {
    if (disabled) return;
    if (typed.trim() === '') typedCode.send({ error: t`Please type a code.` });
    else {
      typedCode.send({ error: undefined });
      await onUse();
    }
    if (typedCode.state().error !== undefined) field.current?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The form around it is not paid by this.
    event.preventDefault();
    void use();
  };
  return (
    <Line>
      <TextField
        ref={field}
        label={t`Voucher or code`}
        hint={t`Your seats stay held. The checkout opens with all that you typed, and takes it off.`}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={typed}
        error={error}
        onChange={({ target }) => typedCode.send({ typed: target.value, error: undefined })}
        onKeyDown={onKey}
      />
      <Button
        kind="second"
        small
        busy={busy}
        busyText={t`Looking...`}
        disabled={disabled && !busy}
        onClick={() => void use()}
      >
        <Trans>Use it</Trans>
      </Button>
    </Line>
  );
}
