import { CreateProductDocument, ListProductsDocument } from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { inputType } from '../supergraph/api-schema.js';
import type { RouteDescription } from './route-description.js';

const tag = 'Store';

const product = {
  name: 'Tea garden mug',
  description: 'Stoneware, with the tea garden around it.',
  price: '14.50',
  image: null,
  category: 'Souvenirs',
  inStock: true,
  taxCode: 'goods',
};
const example = { id: '2d6a3b0e-4b8c-4c7e-8f4a-8a5b5e3f7d22', ...product };

export const listProducts = {
  method: 'get',
  path: '/api/products',
  tag,
  summary: 'All products',
  operation: committedOperation(ListProductsDocument),
  answer: { status: 200, description: 'Every product on sale.', at: ['products'], example: [example] },
} as const satisfies RouteDescription;

export const createProduct = {
  method: 'post',
  path: '/api/products',
  tag,
  summary: 'Put a product on sale',
  roles: ['manager'],
  operation: committedOperation(CreateProductDocument),
  body: { type: inputType('ProductInput'), amounts: ['price'], example: product },
  answer: {
    status: 201,
    description: 'The product, now on sale.',
    at: ['createProduct', 'ProductCreated', 'product'],
    example,
  },
} as const satisfies RouteDescription;

export const productRoutes = { listProducts, createProduct };
