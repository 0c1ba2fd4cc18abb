import type { RefusalName, RefusalRow } from './refusal-row.js';

type ProductRefusal = 'ProductNotFound' | 'ProductChangedMeanwhile' | 'StockChangedMeanwhile' | 'ProductOutOfStock';

export const productProblems: { readonly [Name in ProductRefusal & RefusalName]: RefusalRow<Name> } = {
  ProductNotFound: { status: 404, name: 'product-not-found', title: 'This product is not on sale.' },
  ProductChangedMeanwhile: {
    status: 409,
    name: 'product-changed-meanwhile',
    title: 'Someone else changed this product.',
    facts: ({ currentProduct }) => ({ current: currentProduct }),
  },
  StockChangedMeanwhile: { status: 409, name: 'stock-changed-meanwhile', title: 'The stock has changed.' },
  ProductOutOfStock: {
    status: 409,
    name: 'product-out-of-stock',
    title: 'This product is out of stock.',
    facts: ({ productId, productName }) => ({ productId, productName }),
  },
};
