import skyline from '../../art/skyline-counter.svg';
import { Masthead } from '../../design/frames/masthead.js';
import { Terrace } from '../../design/frames/terrace.js';
import { PageBody } from '../../design/layout/page.js';
import { usePageTitle } from '../../document/page-title.js';
import type { AddToCart } from './add-to-cart.js';
import { ProductGrid } from './product-grid.js';

export function StorePage({ onAdd }: { readonly onAdd: AddToCart }) {
  usePageTitle('Store', 'Books, cards and keepsakes from Top O’ Hill Terrace, Arlington, Texas.');
  return (
    <>
      <Masthead title="Coming Soon!!" lead="The counter by the hat-check: books, cards, keepsakes." skyline={skyline} />
      <Terrace>
        <PageBody>
          <ProductGrid onAdd={onAdd} />
        </PageBody>
      </Terrace>
    </>
  );
}
