import type { APIRequestContext } from '@playwright/test';
import type { StartAllocator } from './starts.js';
import type { Visitor } from './visitor.js';

/** What a journey is made with. The requests of `request` and `staff` do not go through the network of the page. */
export interface Ground {
  readonly visitor: Visitor;
  readonly request: APIRequestContext;
  readonly staff: APIRequestContext;
  readonly starts: StartAllocator;
}

/** Something that somebody does in a browser from the first page to the last, and what must be stored after it. */
export interface Journey {
  readonly name: string;
  /** As many as it always sends to the API, so that each of them can be hit: a request that was not sent hits nothing. */
  readonly requests: number;
  /** Begins signed in as staff. */
  readonly isStaff?: boolean;
  /** Is made in the gate too. */
  readonly isInGate?: boolean;
  readonly make: (ground: Ground) => Promise<void>;
}
