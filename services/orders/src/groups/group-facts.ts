import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import type { GroupLine } from './price-group.js';

export type GroupEnding = 'declined' | 'withdrawn' | 'quote_expired' | 'hold_ended' | 'canceled';

/** Who asked for a step, and what the group has once bookings has done it. */
export interface StepFacts {
  /** The mutation; null for what happens by itself, as is the next. */
  readonly action: string | null;
  readonly staff: Pick<StaffIdentity, 'id' | 'staffRole'> | null;
  readonly reason: string | null;
  /** Through the site. */
  readonly byOrganizer?: boolean;
  /** UTC, ISO 8601. */
  readonly heldUntil?: string;
  /** Who accepts. */
  readonly name?: string;
  readonly position?: string;
  readonly purchaseOrder?: StoredPurchaseOrder;
  readonly ending?: GroupEnding;
  /** What stays billed of a group that ends. */
  readonly billableLines?: readonly GroupLine[];
  /** Of the quote with the new count. */
  readonly quoteVersion?: number;
  readonly sentOrder?: StoredPurchaseOrder;
}

export interface PreferredDay {
  /** YYYY-MM-DD */
  readonly day: string;
  /** As people write a time; null: at any time. */
  readonly from: string | null;
  readonly until: string | null;
}

export interface StoredPurchaseOrder {
  readonly number: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly cents: number;
  readonly billTo: string;
}
