import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MAX_GIFT_CENTS, MIN_GIFT_CENTS } from '../../../services/shared/contracts/src/house/bounds.js';
import { Button } from '../../kit/design/controls/button.js';
import { TextField } from '../../kit/design/controls/text-field.js';
import { Text } from '../../kit/design/type/text.js';
import { signedCents, toAmount } from '../../kit/lib/money.js';
import type { CartSums } from '../rules/cart-line.js';

const Block = styled.section`
  display: grid;
  gap: var(--s-3);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
  align-items: end;
  > :first-child:has(input) { flex: 1 1 8rem; }
  &:has([aria-invalid]) { align-items: center; }
`;

interface RoundUpProps {
  /** e.g. "the roof" */
  readonly giftsFor: string;
  readonly sums: Pick<CartSums, 'roundUpCents'>;
  /** What is in the cart, US dollars. */
  readonly given: string | undefined;
  /** @param amount US dollars @returns why it was refused; undefined when it is in the cart */
  readonly onGive: (amount: string) => Promise<string | undefined>;
  readonly onRemove: () => void;
}

/** Offers to round the total up, or to give another amount; thanks for what is given, and takes it back. */
export function RoundUp({ giftsFor, sums, given, onGive, onRemove }: RoundUpProps) {
  const [isOther, setIsOther] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const block = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const rounded = toAmount(sums.roundUpCents);
  const least = signedCents(MIN_GIFT_CENTS);
  const most = signedCents(MAX_GIFT_CENTS);

  useEffect(() => {
    if (isOther) field.current?.focus();
  }, [isOther]);

  const give = async (amount: string): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const refused = await onGive(amount);
    setIsBusy(false);
    setError(refused);
    if (refused !== undefined) {
      field.current?.focus();
      return;
    }
    setIsOther(false);
    // Its button is gone.
    block.current?.focus();
  };
  const remove = (): void => {
    onRemove();
    block.current?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    // The form around it is not placed by this.
    event.preventDefault();
    void give(typed);
  };

  if (given !== undefined) {
    return (
      <Block ref={block} tabIndex={-1} aria-label={t`Gift for ${giftsFor}`}>
        <Buttons>
          <Text>
            <Trans>
              <b>
                ${given} for {giftsFor}.
              </b>{' '}
              Thank you.
            </Trans>
          </Text>
          <Button kind="second" small onClick={remove}>
            <Trans>Remove the gift</Trans>
          </Button>
        </Buttons>
      </Block>
    );
  }
  return (
    <Block ref={block} tabIndex={-1} aria-label={t`Round up for ${giftsFor}`}>
      <Text>
        <Trans>
          <b>Round up for {giftsFor}?</b> A gift has no tax, and codes and vouchers leave it as it is.
        </Trans>
      </Text>
      {isOther ? (
        <Buttons>
          <TextField
            ref={field}
            label={t`Your gift in dollars`}
            hint={t`${least} to ${most}`}
            inputMode="decimal"
            autoComplete="off"
            error={error}
            value={typed}
            onKeyDown={onKey}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button kind="second" small busy={isBusy} busyText={t`Adding...`} onClick={() => void give(typed)}>
            <Trans>Add</Trans>
          </Button>
        </Buttons>
      ) : (
        <>
          <Buttons>
            <Button kind="second" small busy={isBusy} busyText={t`Adding...`} onClick={() => void give(rounded)}>
              <Trans>Add ${rounded}</Trans>
            </Button>
            <Button kind="second" small disabled={isBusy} onClick={() => setIsOther(true)}>
              <Trans>Another amount</Trans>
            </Button>
          </Buttons>
          {error === undefined ? null : <Text role="alert">{error}</Text>}
        </>
      )}
    </Block>
  );
}
