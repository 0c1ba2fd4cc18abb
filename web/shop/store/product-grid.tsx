import { useApolloClient, useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useDeferredValue } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { StoreProductsDocument } from '../../generated/operations.js';
import { Button } from '../../kit/design/controls/button.js';
import { ButtonLink } from '../../kit/design/controls/button-link.js';
import { VisuallyHidden } from '../../kit/design/layout/visually-hidden.js';
import { SkeletonCard, SkeletonLine } from '../../kit/design/waiting/skeleton.js';
import { useRenderedQuery } from '../../kit/document/use-rendered-query.js';
import { useRevalidate } from '../../kit/document/use-revalidate.js';
import { DrawnState } from '../design/drawn-state.js';
import type { AddToCart } from './add-to-cart.js';
import { productAt } from './product-address.js';
import { Case, Good, Shelf, ShelfName } from './product-case.js';
import { ProductSheet } from './product-sheet.js';
import { type Category, categories, categoryInAddress, onShelf, type StoreProduct, shelfName } from './shelf.js';
import { Shelves } from './shelves.js';

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  a { display: inline-flex; align-items: center; min-height: var(--target); padding: var(--s-2) var(--s-4); gap: var(--s-2); font: 500 var(--t-3)/1.2 var(--ui); color: var(--fg); background: var(--raised); box-shadow: inset 0 0 0 1px var(--edge); border-radius: var(--r-chip); text-decoration: none; }
  a:hover { background: var(--hover); }
  a[aria-current] { background: var(--night); color: var(--brass-lit); box-shadow: inset 0 0 0 3px var(--night), inset 0 0 0 4px var(--brass); font-weight: 600; }
  /* The same width before and after the products load. */
  span { min-width: 1ch; font-size: var(--t-2); font-variant-numeric: tabular-nums; }
  li:first-child span { min-width: 2ch; }
  /* On a phone, two rows of three, or three of two on the narrowest. */
  @media (max-width: 35.99rem) { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); a { justify-content: center; width: 100%; padding-inline: var(--s-1); gap: 6px; font-size: var(--t-2); } }
  @media (max-width: 22.99rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @media (max-width: 16rem) { grid-template-columns: minmax(0, 1fr); }
  @media (forced-colors: active) { a { border: 1px solid; } a[aria-current] { border: 3px solid Highlight; } }
`;

interface CategoryBadgesProps {
  /** Undefined while loading: the categories are known, the products are not. */
  readonly products: readonly StoreProduct[] | undefined;
  readonly chosen: Category | undefined;
}

/** The categories that have goods, and the chosen one. */
function shownCategories({ products, chosen }: CategoryBadgesProps): readonly Category[] {
  return categories.filter((each) => products === undefined || each === chosen || onShelf(products, each).length > 0);
}

/** Links to the categories, with counts, so that the URL names the category and Back works. */
function CategoryBadges(props: CategoryBadgesProps) {
  const { products, chosen } = props;
  return (
    <nav aria-label={t`Category`}>
      <Badges>
        {[undefined, ...shownCategories(props)].map((category) => (
          <li key={category ?? 'all'}>
            <Link
              to={{ search: category === undefined ? '' : `?category=${category}` }}
              preventScrollReset
              aria-current={category === chosen ? 'true' : undefined}
            >
              {shelfName(category)} <span>{products && onShelf(products, category).length}</span>
            </Link>
          </li>
        ))}
      </Badges>
    </nav>
  );
}

const Back = styled(SkeletonCard)`
  position: absolute;
  inset: 0;
`;

const Content = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s-3);
  padding-top: var(--s-4);
  min-height: 12.5rem;
`;

const places = [
  [1, 2, 3],
  [4, 5, 6, 7, 8, 9],
] as const;

/** Two shelves at about their final size. */
function StoreSkeleton() {
  return (
    <>
      <VisuallyHidden role="status">{t`Loading products...`}</VisuallyHidden>
      {places.map((shelf) => (
        <div key={shelf[0]} aria-hidden="true">
          <ShelfName as="p">&nbsp;</ShelfName>
          <Shelf>
            {shelf.map((place) => (
              <Good key={place}>
                <Case data-out="">
                  <Back />
                </Case>
                <Content>
                  <SkeletonLine width="35%" />
                  <SkeletonLine width="75%" />
                  <SkeletonLine width="100%" />
                </Content>
              </Good>
            ))}
          </Shelf>
        </div>
      ))}
    </>
  );
}

/** The products of the chosen category, or why there are none and what to do. */
export function ProductGrid({ onAdd }: { readonly onAdd: AddToCart }) {
  const {
    data: newest,
    loading,
    error,
    refetch,
  } = useQuery(StoreProductsDocument, {
    notifyOnNetworkStatusChange: true,
  });
  useRevalidate(StoreProductsDocument);
  // Deferred, so that the page stays responsive while the products render.
  const data = useDeferredValue(newest);
  const client = useApolloClient();
  const chosen = categoryInAddress(useRenderedQuery());
  const { search, hash } = useLocation();
  const navigate = useNavigate();

  if ((loading || newest) && !data) {
    return (
      <>
        <CategoryBadges products={undefined} chosen={chosen} />
        <StoreSkeleton />
      </>
    );
  }

  if (error || !data?.products) {
    return (
      <DrawnState
        alert
        title={t`The counter is closed right now`}
        action={<Button onClick={() => void refetch().catch(() => undefined)}>{t`Try again`}</Button>}
      >
        {t`We couldn’t load the goods. Your cart is safe.`}
      </DrawnState>
    );
  }

  if (data.products.length === 0) {
    return (
      <DrawnState
        of="emptyCart"
        title={t`The cases are empty`}
        action={<ButtonLink to="/tours">{t`See the tours`}</ButtonLink>}
      >
        {t`Nothing is for sale today. We are open by appointment all the same.`}
      </DrawnState>
    );
  }

  const shown = onShelf(data.products, chosen);
  const opened = productAt(hash, data.products);
  const close = (): void => void navigate({ search, hash: '' }, { replace: true, preventScrollReset: true });
  const add = async (product: StoreProduct): Promise<void> => {
    // A refusal means that the page is stale: the product is sold out or gone.
    if ((await onAdd(client, product)) === 'refused') await refetch().catch(() => undefined);
  };
  return (
    <>
      <CategoryBadges products={data.products} chosen={chosen} />
      {shown.length === 0 ? (
        <Shelf as="div">
          <Nothing />
        </Shelf>
      ) : (
        <Shelves products={shown} chosen={chosen} search={search} onAdd={add} />
      )}
      {opened ? <ProductSheet product={opened} onAdd={() => add(opened)} onClose={close} /> : null}
    </>
  );
}

function Nothing() {
  return (
    <DrawnState
      of="emptyCart"
      title={t`Nothing on this shelf today`}
      action={<ButtonLink to="/store">{t`See all goods`}</ButtonLink>}
    >
      {t`There is more in the other cases.`}
    </DrawnState>
  );
}
