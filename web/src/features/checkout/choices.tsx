import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { dollarsOrFree } from '../../lib/money.js';
import { longDate } from '../../lib/venue-dates.js';
import { type CheckoutCart, type Choices, isSent } from './checkout-cart.js';
import { Fields } from './checkout-parts.js';
import { choicesStore } from './choices-store.js';

interface ChoicesProps {
  readonly cart: CheckoutCart;
  readonly choices: Choices;
}

export function DeliveryChoice({ cart, choices }: ChoicesProps) {
  const tour = cart.tours.find(({ held }) => held);
  if (cart.lines.length === 0) return null;
  const isPickedUp = !isSent(cart, choices);
  return (
    <Fields>
      <legend>How you get your things</legend>
      <div>
        <CheckboxField
          type="radio"
          name="pickUp"
          label="Pick up at the counter, free"
          hint={tour && `With your visit on ${longDate(tour.tourDate)}`}
          checked={isPickedUp}
          onChange={() => choicesStore.send({ ...choices, pickUp: true })}
        />
        <CheckboxField
          type="radio"
          name="pickUp"
          label={`Ship to my address, ${dollarsOrFree(cart.terms.shipping)}`}
          checked={!isPickedUp}
          onChange={() => choicesStore.send({ ...choices, pickUp: false })}
        />
      </div>
    </Fields>
  );
}

/** What to do if something is gone at the last moment, if the cart has anything else. */
export function RestChoice({ cart: { lines, tours, gifts }, choices }: ChoicesProps) {
  if (lines.length + tours.length === 0 || lines.length + tours.length + gifts.length < 2) return null;
  const { takeTheRest } = choices;
  return (
    <Fields>
      <legend>If something is gone in this very moment</legend>
      <div>
        <CheckboxField
          type="radio"
          name="takeTheRest"
          label={tours.length > 0 ? 'No tour, no purchase' : 'Everything or nothing'}
          hint="Then nothing is bought and nothing is charged."
          checked={!takeTheRest}
          onChange={() => choicesStore.send({ ...choices, takeTheRest: false })}
        />
        <CheckboxField
          type="radio"
          name="takeTheRest"
          label="Take what you can get"
          hint="You get the rest, and pay for the rest only."
          checked={takeTheRest}
          onChange={() => choicesStore.send({ ...choices, takeTheRest: true })}
        />
      </div>
    </Fields>
  );
}
