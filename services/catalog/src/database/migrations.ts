import { Products1790000000000 } from './migrations/1790000000000-products.js';
import { CountedStock1795772000000 } from './migrations/1795772000000-counted-stock.js';
import { ProductTaxCodes1795800000000 } from './migrations/1795800000000-product-tax-codes.js';

/** Oldest first. */
export const MIGRATIONS = [Products1790000000000, CountedStock1795772000000, ProductTaxCodes1795800000000];
