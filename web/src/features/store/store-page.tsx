import { styled } from 'styled-components';
import skyline from '../../art/skyline-counter.svg';
import { Masthead } from '../../design/frames/masthead.js';
import { Terrace } from '../../design/frames/terrace.js';
import { Page } from '../../design/layout/page.js';
import { usePageTitle } from '../../document/page-title.js';
import { ProductGrid } from './product-grid.js';
import type { StoreCart } from './store-cart.js';

const Inside = styled(Page)`
  padding-block: clamp(2.25rem, 1.6rem + 2.6vw, 4rem) clamp(3rem, 2rem + 4vw, 6rem);
`;

/** /store: the counter by the hat-check (spec.md §2). */
export const StorePage = ({ cart }: { readonly cart: StoreCart }) => {
  usePageTitle('Store', 'Books, cards and keepsakes from Top O’ Hill Terrace, Arlington, Texas.');
  return (
    <>
      <Masthead title="Coming Soon!!" lead="The counter by the hat-check: books, cards, keepsakes." skyline={skyline} />
      <Terrace>
        <Inside>
          <ProductGrid cart={cart} />
        </Inside>
      </Terrace>
    </>
  );
};
