import { ListFailed, ListLoading } from '../../kit/desk/list-states.js';
import type { PricedTour } from './use-priced-tour.js';

/** Until the prices have loaded. */
export function PricesWaiting({ hasFailed, reload }: Pick<PricedTour, 'hasFailed' | 'reload'>) {
  return hasFailed ? <ListFailed label="prices" onRetry={reload} /> : <ListLoading label="prices" />;
}
