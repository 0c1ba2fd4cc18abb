import skyline from '../../art/skyline-counter.svg';
import { Masthead } from '../../design/frames/masthead.js';
import { Terrace } from '../../design/frames/terrace.js';
import { PageBody } from '../../design/layout/page.js';
import { usePageTitle } from '../../document/page-title.js';
import { ProductGrid } from './product-grid.js';
import type { StoreCart } from './store-cart.js';

export function StorePage({ cart }: { readonly cart: StoreCart }) {
  usePageTitle('Store', 'Books, cards and keepsakes from Top O’ Hill Terrace, Arlington, Texas.');
  return (
    <>
      <Masthead title="Coming Soon!!" lead="The counter by the hat-check: books, cards, keepsakes." skyline={skyline} />
      <Terrace>
        <PageBody>
          <ProductGrid cart={cart} />
        </PageBody>
      </Terrace>
    </>
  );
}
