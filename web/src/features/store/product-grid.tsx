import { useApolloClient, useQuery } from '@apollo/client/react';
import { useDeferredValue } from 'react';
import { Button } from '../../design/controls/button.js';
import { ButtonLink } from '../../design/controls/button-link.js';
import { EmptyState } from '../../design/waiting/empty-state.js';
import { useRenderedQuery } from '../../document/use-rendered-query.js';
import { useRevalidate } from '../../document/use-revalidate.js';
import { StoreProductsDocument } from '../../generated/operations.js';
import type { AddToCart } from './add-to-cart.js';
import { CategoryBadges } from './category-badges.js';
import { ProductCard } from './product-card.js';
import { Shelf } from './product-case.js';
import { categoryInAddress, onShelf } from './shelf.js';
import { StoreSkeleton } from './store-skeleton.js';

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
      <EmptyState
        alert
        title="The counter is closed right now"
        action={<Button onClick={() => void refetch().catch(() => undefined)}>Try again</Button>}
      >
        We couldn’t load the goods. Your cart is safe.
      </EmptyState>
    );
  }

  if (data.products.length === 0) {
    return (
      <EmptyState title="The cases are empty" action={<ButtonLink to="/tours">See the tours</ButtonLink>}>
        Nothing is for sale today. The hill itself is open by appointment.
      </EmptyState>
    );
  }

  const shown = onShelf(data.products, chosen);
  return (
    <>
      <CategoryBadges products={data.products} chosen={chosen} />
      {shown.length === 0 ? (
        <Shelf as="div">
          <EmptyState title="Nothing on this shelf today" action={<ButtonLink to="/store">See all goods</ButtonLink>}>
            There is more in the other cases.
          </EmptyState>
        </Shelf>
      ) : (
        <Shelf aria-label={chosen ?? 'All goods'}>
          {shown.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              onAdd={async () => {
                // A refusal means that the page is stale: the product is sold out or gone.
                if ((await onAdd(client, product)) !== 'refused') return;
                await refetch().catch(() => undefined);
              }}
            />
          ))}
        </Shelf>
      )}
    </>
  );
}
