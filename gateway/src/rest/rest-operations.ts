import type { DocumentNode } from 'graphql';
import { createTourBooking } from './tour-bookings.controller.js';
import { listTours } from './tours.controller.js';

/** An operation whose plan is made at start. */
export interface WarmOperation {
  readonly name: string;
  readonly text: string;
  readonly document: DocumentNode;
}

/** Every operation behind `/api`. */
export const restOperations: readonly WarmOperation[] = [listTours, createTourBooking];
