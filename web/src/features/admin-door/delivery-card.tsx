import { useState } from 'react';
import { styled } from 'styled-components';
import { useAdminMutation } from '../../admin/data/use-admin-mutation.js';
import { CheckboxField } from '../../design/controls/checkbox-field.js';
import { showToast } from '../../design/layers/toasts.js';
import {
  type DeliveryFactsFragment,
  KitchenOfDayDocument,
  TickDeliveryDocument,
} from '../../generated/staff-operations.js';

const Card = styled.article`
  padding: var(--s-3) var(--s-4);
  border-top: 1px solid var(--line);
  break-inside: avoid;
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: var(--s-1) var(--s-4); padding: var(--s-2) 0; border-top: 1px solid var(--line); }
  b { font-weight: 600; overflow-wrap: anywhere; }
  p { white-space: pre-line; overflow-wrap: anywhere; }
  small { display: block; color: var(--fg-soft); font-size: var(--t-2); }
`;

const Ticks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2) var(--s-5);
  margin: var(--s-2) 0;
`;

const steps = [
  ['arrived', 'Arrived'],
  ['counted', 'Counted'],
  ['paid', 'Paid'],
] as const;

interface DeliveryCardProps {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly delivery: DeliveryFactsFragment;
}

/** What one restaurant brings at one time, and how far it is. */
export function DeliveryCard({ date, delivery }: DeliveryCardProps) {
  const { platform, restaurant, deliveryTime, tourTime, meals, total, orders, marks } = delivery;
  const send = useAdminMutation(TickDeliveryDocument, [KitchenOfDayDocument]);
  const [isBusy, setIsBusy] = useState(false);
  const title = `${restaurant}, ${deliveryTime} for ${tourTime}`;

  const tick = async (step: (typeof steps)[number][0], done: boolean): Promise<void> => {
    setIsBusy(true);
    const answer = await send({ input: { date, platform, deliveryTime, step, done } });
    setIsBusy(false);
    if (answer !== 'unanswered' && answer.__typename === 'DeliveryMarked') return;
    const text = answer === 'unanswered' ? 'No answer came. Please try again.' : answer.message;
    showToast({ title: 'Error', text, tone: 'refused' });
  };

  return (
    <Card aria-label={title} aria-busy={isBusy}>
      <h3>
        {title}: {meals} meals, ${total}
      </h3>
      <Ticks>
        {steps.map(([step, label]) => (
          <CheckboxField
            key={step}
            label={label}
            checked={marks.some((mark) => mark.step === step)}
            onChange={({ target }) => void tick(step, target.checked)}
          />
        ))}
      </Ticks>
      <ul>
        {orders.map(({ bookingId, confirmationCode, name, groupSize, details, wishes, total: paid }) => (
          <li key={bookingId}>
            <div>
              <b>{name}</b>
              <p>{details}</p>
              {wishes ? <small>{wishes}</small> : null}
            </div>
            <span>
              ${paid}
              <small>
                {groupSize} guests, {confirmationCode}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
