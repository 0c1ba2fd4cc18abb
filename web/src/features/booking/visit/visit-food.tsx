import { Leaders } from '../../../design/marks/leaders.js';
import { Text } from '../../../design/type/text.js';
import { useNow } from '../../../document/use-now.js';
import { mayOrderFood } from '../../../lib/food-dishes.js';
import { printedCents, toCents } from '../../../lib/money.js';
import type { Visit } from './use-visit.js';
import { guestsInWords } from './visit-labels.js';

/** The food order of a large party, or why there is none. */
export function VisitFood({ visit }: { readonly visit: Visit }) {
  const canOrder = useNow().toISOString() < visit.changesUntil;
  const hasFood = visit.foodOrderPlatform !== 'none';
  return (
    <section aria-labelledby="visit-food" style={{ marginTop: 'var(--s-6)' }}>
      <h3 id="visit-food">Food</h3>
      {hasFood ? (
        <Leaders
          facts={[
            { term: visit.foodOrderRestaurant ?? 'Restaurant', value: visit.foodOrderDetails ?? '' },
            { term: 'Delivered here', value: visit.foodDeliveryTime ?? '' },
            { term: 'Paid on delivery', value: printedCents(toCents(visit.foodOrderTotal)) },
          ]}
        />
      ) : (
        <Text soft mt={2}>
          {mayOrderFood(visit.groupSize)
            ? `You have ordered none. ${canOrder ? 'Order it under “Order food” above.' : 'It is too late to order online.'}`
            : `Food can be ordered for parties of ten or more. You are ${guestsInWords(visit.groupSize)}.`}
        </Text>
      )}
    </section>
  );
}
