import type { DocumentNode } from '@apollo/client';
import type { ChangeKind } from '../../kit/lib/live/follow-changes.js';

/** Of a page whose script comes when it is opened. */
interface FollowedRows {
  readonly kind: ChangeKind;
  readonly list: DocumentNode;
  /** What an open row asks, which tells the list too. The list waits meanwhile: the row would leave whoever types in it. */
  readonly row: DocumentNode;
}

const followed: FollowedRows[] = [];

export const followedRows: readonly FollowedRows[] = followed;

/** Refetches them when something of the kind changes. */
export function followRows(rows: FollowedRows): void {
  followed.push(rows);
}
