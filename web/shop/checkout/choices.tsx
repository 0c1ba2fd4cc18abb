import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { CheckboxField } from '../../kit/design/controls/checkbox-field.js';
import { dollarsOrFree } from '../../kit/lib/money.js';
import { longDate } from '../../kit/lib/venue-dates.js';
import { type CheckoutCart, goodsIn, toursIn } from '../rules/cart-line.js';
import { type Choices, choicesStore, isSent } from '../rules/choices.js';
import { Fields } from './checkout-parts.js';

const Lines = styled.div`
  padding-left: var(--s-6);
`;

interface ChoicesProps {
  readonly cart: CheckoutCart;
  readonly choices: Choices;
}

export function DeliveryChoice({ cart, choices }: ChoicesProps) {
  const goods = goodsIn(cart);
  const tour = toursIn(cart).find(({ held }) => held);
  const day = tour && longDate(tour.tourDate);
  const price = dollarsOrFree(cart.terms.shipping);
  if (goods.length === 0) return null;
  const isMixed = choices.atCounter !== undefined && goods.length > 1;
  const isPickedUp = !isMixed && !isSent(cart, choices);
  const choose = (pickUp: boolean, atCounter?: readonly string[]): void =>
    choicesStore.send({ ...choices, pickUp, atCounter });
  return (
    <Fields>
      <legend>
        <Trans>How you get your things</Trans>
      </legend>
      <div>
        <CheckboxField
          type="radio"
          name="pickUp"
          label={t`Pick up at the counter, free`}
          hint={day && t`With your visit on ${day}`}
          checked={isPickedUp}
          onChange={() => choose(true)}
        />
        <CheckboxField
          type="radio"
          name="pickUp"
          label={t`Ship to my address, ${price}`}
          checked={!isPickedUp && !isMixed}
          onChange={() => choose(false)}
        />
        {goods.length > 1 ? (
          <CheckboxField
            type="radio"
            name="pickUp"
            label={t`Some of each`}
            hint={t`Shipping is charged once.`}
            checked={isMixed}
            onChange={() => choose(false, [])}
          />
        ) : null}
        {isMixed ? <LineChoices cart={cart} choices={choices} /> : null}
      </div>
    </Fields>
  );
}

/** Which things are picked up while the others are sent. */
function LineChoices({ cart, choices }: ChoicesProps) {
  const { atCounter = [] } = choices;
  const toggle = (id: string): void => {
    const others = atCounter.filter((one) => one !== id);
    choicesStore.send({ ...choices, atCounter: others.length < atCounter.length ? others : [...atCounter, id] });
  };
  return (
    <Lines role="group" aria-label={t`What you pick up at the counter`}>
      {goodsIn(cart).map(({ id, quantity, name }) => (
        <CheckboxField
          key={id}
          label={t`Pick up ${quantity} × ${name}`}
          hint={atCounter.includes(id) ? t`At the counter, free` : t`Sent to your address`}
          checked={atCounter.includes(id)}
          onChange={() => toggle(id)}
        />
      ))}
    </Lines>
  );
}

/** What to do if something is gone at the last moment, if the cart has anything else. */
export function RestChoice({ cart, choices }: ChoicesProps) {
  const tours = toursIn(cart);
  if (goodsIn(cart).length + tours.length === 0 || cart.lines.length < 2) return null;
  const { takeTheRest } = choices;
  return (
    <Fields>
      <legend>
        <Trans>If something is gone in this very moment</Trans>
      </legend>
      <div>
        <CheckboxField
          type="radio"
          name="takeTheRest"
          label={tours.length > 0 ? t`No tour, no purchase` : t`Everything or nothing`}
          hint={t`Then nothing is bought and nothing is charged.`}
          checked={!takeTheRest}
          onChange={() => choicesStore.send({ ...choices, takeTheRest: false })}
        />
        <CheckboxField
          type="radio"
          name="takeTheRest"
          label={t`Take what you can get`}
          hint={t`You get the rest, and pay for the rest only.`}
          checked={takeTheRest}
          onChange={() => choicesStore.send({ ...choices, takeTheRest: true })}
        />
      </div>
    </Fields>
  );
}
