import { useRenderedQuery } from '../../document/use-rendered-query.js';
import { categoryIn } from './category-in-address.js';
import { CategoryPage } from './category-page.js';
import { OverviewPage } from './overview-page.js';
import { UnknownCategoryPage } from './unknown-category-page.js';
import { useCategoryArrival } from './use-category-arrival.js';

/** /famous-infamous: five categories, or the guests of the one in the URL. */
export function GuestsPage() {
  const category = categoryIn(useRenderedQuery());
  useCategoryArrival();
  if (category === 'overview') return <OverviewPage />;
  if (category === 'unknown') return <UnknownCategoryPage />;
  return <CategoryPage category={category} />;
}
