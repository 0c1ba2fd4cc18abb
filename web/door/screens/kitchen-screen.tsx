import { styled } from 'styled-components';
import { TickDeliveryDocument } from '../../generated/door-operations.js';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { Icon } from '../../kit/design/marks/icon.js';
import { media } from '../../kit/design/media.js';
import { DeliveryCard } from '../../kit/desk/delivery-card.js';
import { tickFault } from '../../kit/desk/tick-fault.js';
import { longDate } from '../../kit/lib/venue-dates.js';
import { ask } from '../data/ask.js';
import type { Day } from '../data/day.js';
import type { DoorPhone } from '../data/door-phone.js';

const Page = styled.section`
  max-width: 64rem;
  padding: var(--s-3) var(--gutter) var(--s-6);
  h2 { font: 600 1.375rem/1.2 var(--ui); }
  h3 { font: 600 1.1875rem/1.25 var(--ui); }
  article { margin-top: var(--s-4); background: var(--paper-raised); border: 1px solid var(--paper-edge); }
  ${media.print} { padding: 0; article { border: 1.2pt solid #000; background: none; } button { display: none; } }
`;

const Head = styled.header`
  display: flex;
  justify-content: space-between;
  align-items: start;
  gap: var(--s-3);
  p { font-size: var(--t-2); color: var(--ink-soft); }
`;

interface KitchenScreenProps {
  readonly phone: DoorPhone;
  readonly day: Day;
  readonly hasSignal: boolean;
  /** A guide gets the deliveries for the times that they lead. */
  readonly isGuide: boolean;
}

/** Today's deliveries of restaurants. Without a signal they can be read and printed, but not ticked off. */
export function KitchenScreen({ phone, day, hasSignal, isGuide }: KitchenScreenProps) {
  const { date, deliveries } = day;
  const meals = deliveries.reduce((sum, delivery) => sum + delivery.meals, 0);
  return (
    <Page aria-labelledby="kitchen-title">
      <Head>
        <div>
          <h2 id="kitchen-title">Kitchen sheet</h2>
          <p>
            {longDate(date)}
            {isGuide ? ', the times that you lead' : ''}.{' '}
            {deliveries.length === 0
              ? 'No party has ordered food.'
              : `${meals} meals, ${deliveries.length === 1 ? 'one delivery' : `${deliveries.length} deliveries`}.`}
            {hasSignal ? '' : ' Ticks need a signal.'}
          </p>
        </div>
        {deliveries.length === 0 ? null : (
          <ToolButton onClick={() => window.print()}>
            <Icon name="print" size={18} />
            Print
          </ToolButton>
        )}
      </Head>
      {deliveries.map((delivery) => (
        <DeliveryCard
          key={`${delivery.platform} ${delivery.deliveryTime}`}
          delivery={delivery}
          heading="h3"
          onTick={
            hasSignal
              ? async (step, done) => {
                  const { platform, deliveryTime } = delivery;
                  const fault = await ask(TickDeliveryDocument, {
                    input: { date, platform, deliveryTime, step, done },
                  }).then(
                    ({ markDelivery }) => tickFault(markDelivery),
                    () => tickFault('unanswered'),
                  );
                  await phone.synchronize();
                  return fault;
                }
              : undefined
          }
        />
      ))}
    </Page>
  );
}
