import type { APIRequestContext } from '@playwright/test';
import type { StartAllocator } from './starts.js';
import type { Visitor } from './visitor.js';

/** Requests of `request` and `staff` bypass the page's simulated network. */
export interface Ground {
  readonly visitor: Visitor;
  readonly request: APIRequestContext;
  readonly staff: APIRequestContext;
  readonly starts: StartAllocator;
}

/** A person's steps in the browser, and what must be stored at the end. */
export interface Journey {
  readonly name: string;
  /** How many it always sends to the API, so that each can be hit. */
  readonly requests: number;
  readonly isStaff?: boolean;
  /** Also runs in the gate. */
  readonly isInGate?: boolean;
  readonly make: (ground: Ground) => Promise<void>;
}
