import {
  AddToCartDocument,
  ClearCartDocument,
  RemoveFromCartDocument,
  SetCartQuantityDocument,
  ShowCartDocument,
} from '../generated/operations.js';
import { committedOperation } from '../graphql/committed-operation.js';
import { argumentsType, inputType } from '../supergraph/api-schema.js';
import { idempotencyParameter } from './idempotency.parameter.js';
import type { ParameterDescription, RouteDescription } from './route-description.js';

const tag = 'Cart';
const sessionId = '3f2b8c1d-7a6e-4d5c-9b0a-1c2d3e4f5a66';
const itemId = '9a8b7c6d-5e4f-4a3b-8c2d-1e0f9a8b7c77';
const productId = '2d6a3b0e-4b8c-4c7e-8f4a-8a5b5e3f7d22';

const item = {
  id: itemId,
  productId,
  quantity: 2,
  product: { name: 'Tea garden mug', price: '14.50', image: null, inStock: true, available: true, taxCode: 'goods' },
  lineTotal: '29.00',
};

// One path for both, because OpenAPI allows only one template per path.
const cartId = {
  in: 'path',
  name: 'id',
  description: 'The session id that the cart belongs to: 8 to 128 letters, digits, dashes or underscores.',
  example: sessionId,
} as const satisfies ParameterDescription;
const cartItem = [
  { in: 'path', name: 'id', description: 'Id of the cart item.', example: itemId },
  {
    in: 'header',
    name: 'X-Cart-Session',
    description:
      'Optional: the session id of the cart that contains the item. Without it, the item can be in any cart that this browser has used (a cookie). Without that cookie, the id of the item is enough.',
    example: sessionId,
  },
] as const satisfies readonly ParameterDescription[];

export const showCart = {
  method: 'get',
  path: '/api/cart/{id}',
  tag,
  summary: 'Read a cart',
  description:
    'Shows current prices. `available: false` marks a product that is no longer on sale. An unknown cart is empty.',
  operation: committedOperation(ShowCartDocument),
  parameters: [cartId],
  answer: { status: 200, description: 'The items, oldest first.', at: ['cart', 'items'], example: [item] },
} as const satisfies RouteDescription;

export const addToCart = {
  method: 'post',
  path: '/api/cart',
  tag,
  summary: 'Add a product to a cart',
  description: 'Adds to the quantity when the product is already in the cart, up to 99.',
  operation: committedOperation(AddToCartDocument),
  parameters: [
    {
      ...idempotencyParameter,
      description: 'Optional, 1 to 255 visible characters. Additions to an item with the same key count once.',
    },
  ],
  body: { type: inputType('AddToCartInput'), example: { sessionId, productId, quantity: 2 } },
  answer: {
    status: 201,
    description: 'The item after the change.',
    at: ['addToCart', 'CartItemSaved', 'item'],
    example: item,
  },
} as const satisfies RouteDescription;

export const setCartQuantity = {
  method: 'put',
  path: '/api/cart/{id}',
  tag,
  summary: 'Set the quantity of a cart item',
  operation: committedOperation(SetCartQuantityDocument),
  parameters: cartItem,
  body: { type: argumentsType('setCartQuantity', 'quantity'), example: { quantity: 2 } },
  answer: {
    status: 200,
    description: 'The item after the change.',
    at: ['setCartQuantity', 'CartItemSaved', 'item'],
    example: item,
  },
} as const satisfies RouteDescription;

export const removeFromCart = {
  method: 'delete',
  path: '/api/cart/{id}',
  tag,
  summary: 'Remove an item from a cart',
  operation: committedOperation(RemoveFromCartDocument),
  parameters: cartItem,
  answer: {
    status: 200,
    description: 'The item is removed.',
    at: ['removeFromCart', 'CartItemRemoved'],
    example: { id: itemId },
  },
} as const satisfies RouteDescription;

export const clearCart = {
  method: 'delete',
  path: '/api/cart/clear/{sessionId}',
  tag,
  summary: 'Empty a cart',
  operation: committedOperation(ClearCartDocument),
  parameters: [{ ...cartId, name: 'sessionId' }],
  answer: {
    status: 200,
    description: 'The cart is empty.',
    at: ['clearCart', 'CartCleared'],
    example: { sessionId },
  },
} as const satisfies RouteDescription;

export const cartRoutes = { showCart, addToCart, setCartQuantity, removeFromCart, clearCart };
