import type { RefusalName } from '../errors/refusal-problem.js';
import { visitExample } from '../rest/visit.example.js';

const mug = { productId: '2d6a3b0e-4b8c-4c7e-8f4a-8a5b5e3f7d22', productName: 'Tea garden mug' };

/** What the facts of each refusal may look like. */
export const factExamples: { readonly [Name in RefusalName]: Readonly<Record<string, unknown>> } = {
  InvalidInput: { errors: [{ field: 'email', message: 'Please enter a valid email address' }] },
  NotSignedIn: {},
  NotAllowed: {},
  TourNotOffered: {},
  TourNotFound: {},
  TourChangedMeanwhile: {
    current: {
      id: '0b8f3a4e-5d5b-4d0e-9a51-6f1d6a3c1e01',
      type: 'standard',
      name: 'Gate to Garden',
      description: 'The whole story on foot.',
      duration: '90 minutes',
      features: ['The sandstone gate'],
      price: '25.00',
      maxGroupSize: 20,
      version: 2,
    },
  },
  SlotClosed: { reason: 'MONDAY' },
  SlotFull: { remaining: 1, holdExpired: false },
  TooManyHolds: {},
  HoldNotFound: {},
  HoldNotExtendable: {},
  AmountMismatch: { field: 'totalAmount', expected: '50.00', given: '5.00' },
  PaymentAlreadyUsed: {},
  IdempotencyKeyReused: {},
  BookingNotFound: {},
  BookingChangedMeanwhile: { current: visitExample },
  BookingNotChangeable: { reason: 'TOO_LATE', closedAt: '2026-12-04T16:00:00.000Z' },
  PaymentRefused: {},
  TooManyLinkRequests: { retryAfterSeconds: 90 },
  ProductNotFound: {},
  ProductChangedMeanwhile: {
    current: {
      id: mug.productId,
      name: mug.productName,
      description: 'Stoneware.',
      price: '14.50',
      image: null,
      category: 'Souvenirs',
      inStock: true,
      version: 2,
    },
  },
  ProductOutOfStock: mug,
  QuantityTooHigh: { max: 99, current: 98 },
  CartItemNotFound: {},
  PriceMismatch: { line: 1, ...mug, expected: '14.50', given: '0.01' },
  TotalMismatch: { expected: '29.00', given: '0.01' },
  OrderKeyReused: {},
  EmailNotFound: {},
  EmailOnItsWay: {},
  TooManyMessages: { retryAfterSeconds: 90 },
};
