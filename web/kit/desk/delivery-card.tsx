import { useState } from 'react';
import { styled } from 'styled-components';
import type { DeliveryFactsFragment, DeliveryStep } from '../../generated/staff-operations.js';
import { CheckboxField } from '../design/controls/checkbox-field.js';
import { showToast } from '../design/layers/toasts.js';
import { PhoneLink } from '../design/type/contact-links.js';

const Card = styled.article`
  padding: var(--s-3) var(--s-4);
  border-top: 1px solid var(--line);
  break-inside: avoid;
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s-1) var(--s-4); padding: var(--s-2) 0; border-top: 1px solid var(--line); }
  b { font-weight: 600; overflow-wrap: anywhere; }
  p { white-space: pre-line; overflow-wrap: anywhere; }
  small { display: block; color: var(--fg-soft); font-size: var(--t-2); }
  > p { font-size: var(--t-2); }
`;

const Ticks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-5);
  margin: var(--s-2) 0;
`;

const steps: readonly (readonly [step: DeliveryStep, label: string])[] = [
  ['arrived', 'Arrived'],
  ['counted', 'Counted'],
  ['paid', 'Paid'],
];

interface DeliveryCardProps {
  readonly delivery: DeliveryFactsFragment;
  /** One level below the heading above it. */
  readonly heading?: 'h3' | 'h4';
  /** @returns what went wrong, in words. Undefined: nothing can be ticked. */
  readonly onTick?: ((step: DeliveryStep, done: boolean) => Promise<string | undefined>) | undefined;
}

/** One restaurant's delivery at one time, and its progress. */
export function DeliveryCard({ delivery, heading: Heading = 'h4', onTick }: DeliveryCardProps) {
  const { restaurant, deliveryTime, tourTime, meals, total, orders, marks } = delivery;
  const [isBusy, setIsBusy] = useState(false);
  const title = `${restaurant}, ${deliveryTime} for ${tourTime}`;

  const tick = async (step: DeliveryStep, done: boolean): Promise<void> => {
    setIsBusy(true);
    const text = await onTick?.(step, done);
    setIsBusy(false);
    if (text !== undefined) showToast({ title: 'Error', text, tone: 'refused' });
  };

  return (
    <Card aria-label={title} aria-busy={isBusy}>
      <Heading>
        {title}: {meals} meals{total === '' ? '' : `, $${total}`}
      </Heading>
      <RestaurantFacts delivery={delivery} />
      <Ticks>
        {steps.map(([step, label]) => (
          <CheckboxField
            key={step}
            label={label}
            checked={marks.some((mark) => mark.step === step)}
            disabled={onTick === undefined}
            onChange={({ target }) => void tick(step, target.checked)}
          />
        ))}
      </Ticks>
      <ul>
        {orders.map(({ bookingId, confirmationCode, name, party, details, specialRequests, total: paid }) => (
          <li key={bookingId}>
            <div>
              <b>{name}</b>
              <p>{details}</p>
              {specialRequests ? <small>{specialRequests}</small> : null}
            </div>
            <span>
              {paid === '' ? null : `$${paid}`}
              <small>{confirmationCode === '' ? party : `${party}, ${confirmationCode}`}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Phone, order link and distance, then what managers wrote of it. A list that a phone stored in an earlier release has none. */
function RestaurantFacts({
  delivery: { phone, orderUrl, distance, kitchenNote },
}: Pick<DeliveryCardProps, 'delivery'>) {
  const reach = phone ? <PhoneLink phone={phone} /> : null;
  const order = orderUrl ? (
    <a href={orderUrl} target="_blank" rel="noreferrer">
      Order at {new URL(orderUrl).host}
    </a>
  ) : null;
  if (!reach && !order && !distance && !kitchenNote) return null;
  return (
    <p>
      {reach}
      {reach && order ? ', ' : null}
      {order}
      {(reach || order) && distance ? ', ' : null}
      {distance}
      {kitchenNote ? `${reach || order || distance ? '\n' : ''}${kitchenNote}` : null}
    </p>
  );
}
