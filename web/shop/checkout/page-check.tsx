import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { Button } from '../../kit/design/controls/button.js';
import { nightColors, paperColors } from '../../kit/design/ground/ground.js';
import { Text } from '../../kit/design/type/text.js';
import { printedCents } from '../../kit/lib/money.js';
import { focusCode, sendTypedCode, type UseCode, useTypedCode } from '../../kit/lib/typed-code.js';
import { ActionBar } from '../design/action-bar.js';
import { OrderAmounts } from '../design/order-amounts.js';
import { type CheckoutCart, canCheckOut, totalWords, toursIn } from '../rules/cart-line.js';
import { useChoices } from '../rules/choices.js';
import { DeliveryChoice } from './choices.js';

const Sheet = styled.section`
  ${paperColors}
  background: var(--paper-raised);
  box-shadow: var(--sh-ticket);
`;

const Head = styled.div`
  ${nightColors}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  padding: var(--s-3) var(--s-5);
  background: var(--night);
  color: var(--brass-lit);
  box-shadow: 0 3px 0 var(--paper-raised), 0 4px 0 var(--brass-deep);
  h2 { color: var(--brass-lit); font-size: var(--t-5); }
`;

const Inside = styled.div`
  display: grid;
  gap: var(--s-4);
  padding: var(--s-5);
  dl { --leaders-gap: var(--s-3); }
  fieldset + dl { padding-top: var(--s-4); border-top: 2px dashed var(--paper-edge); }
`;

interface PageCheckProps {
  readonly cart: CheckoutCart;
  readonly codeField: ReactNode;
  /** Uses what is typed in the field. */
  readonly onCode: UseCode;
  readonly onCheckout: () => void;
}

/** Next to the lines of the cart's page: delivery, sum, and the button to pay. */
export function PageCheck({ cart, codeField, onCode, onCheckout }: PageCheckProps) {
  const sheet = useRef<HTMLElement>(null);
  const { isBusy } = useTypedCode();
  const { lines, sums, isSettling } = cart;
  const choices = useChoices();
  const label = totalWords(lines);
  /** A typed code is used first; one that is refused stops here, with why. */
  const checkOut = async (): Promise<void> => {
    if ((await sendTypedCode(onCode)) !== 'refused') onCheckout();
    else if (sheet.current) focusCode(sheet.current);
  };
  return (
    <>
      <Sheet ref={sheet} aria-labelledby="your-check">
        <Head>
          <h2 id="your-check">
            <Trans>Your check</Trans>
          </h2>
          <thisHouse.Logo width={36} />
        </Head>
        <Inside>
          <DeliveryChoice cart={cart} choices={choices} />
          {codeField}
          <OrderAmounts amounts={sums?.lines ?? []} label={label} isSettling={isSettling} />
          {toursIn(cart).some(({ held }) => held) ? (
            <Text kind="small" soft>
              <Trans>First your seats are made certain, then your card is charged.</Trans>
            </Text>
          ) : null}
        </Inside>
      </Sheet>
      <ActionBar summary={label} amount={sums ? printedCents(sums.cardCents) : ''}>
        <Button disabled={!canCheckOut(cart)} busy={isBusy} busyText={t`Looking...`} onClick={() => void checkOut()}>
          <Trans>Checkout</Trans>
        </Button>
      </ActionBar>
    </>
  );
}
