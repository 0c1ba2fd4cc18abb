import { useSearchParams } from 'react-router-dom';
import { useOnceHydrated } from '../../document/use-once-hydrated.js';
import { type Asked, askedFor } from './category-in-address.js';
import { CategoryPage } from './category-page.js';
import { OverviewPage } from './overview-page.js';
import { UnknownCategoryPage } from './unknown-category-page.js';
import { useCategoryArrival } from './use-category-arrival.js';

/** /famous-infamous: five categories, or the guests of the one in the address. */
export function GuestsPage() {
  const [parameters] = useSearchParams();
  // One page is prerendered for every category: it shows the overview.
  const asked = useOnceHydrated<Asked>(askedFor(parameters), 'overview');
  useCategoryArrival();
  if (asked === 'overview') return <OverviewPage />;
  if (asked === 'unknown') return <UnknownCategoryPage />;
  return <CategoryPage category={asked} />;
}
