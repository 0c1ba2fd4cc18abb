import { useSearchParams } from 'react-router-dom';
import { useOnceHydrated } from '../../document/use-once-hydrated.js';
import { type AddressedCategory, categoryIn } from './category-in-address.js';
import { CategoryPage } from './category-page.js';
import { OverviewPage } from './overview-page.js';
import { UnknownCategoryPage } from './unknown-category-page.js';
import { useCategoryArrival } from './use-category-arrival.js';

/** /famous-infamous: five categories, or the guests of the one in the URL. */
export function GuestsPage() {
  const [parameters] = useSearchParams();
  // One page is prerendered for all categories: the overview.
  const category = useOnceHydrated<AddressedCategory>(categoryIn(parameters), 'overview');
  useCategoryArrival();
  if (category === 'overview') return <OverviewPage />;
  if (category === 'unknown') return <UnknownCategoryPage />;
  return <CategoryPage category={category} />;
}
