import type { ChangeRule } from '@hilltop/contracts/house/change-rule';
import type { StoredTime } from '../schedule/start-times.js';

/** The start times of a weekday. When several rules match a day, the last one added applies. */
export interface RuleData {
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
  /** Sorted; empty on a day without tours. */
  readonly starts: readonly StoredTime[];
  /** YYYY-MM-DD, both included; open-ended without `validUntil`. */
  readonly validFrom: string;
  readonly validUntil: string | null;
}

/** How one date differs from the rules. */
export interface ExceptionData {
  readonly date: string;
  readonly closed: boolean;
  /** Instead of those of the rules; null when the rules apply. */
  readonly starts: readonly StoredTime[] | null;
  readonly closedStarts: readonly StoredTime[];
  /** For visitors; can be empty. */
  readonly note: string;
  /** In Spanish; null until staff write it. */
  readonly noteEs: string | null;
}

export const NOTICE_LEVELS = ['info', 'warning'] as const;
export type NoticeLevel = (typeof NOTICE_LEVELS)[number];

/** A sentence at the top of every page. */
export interface NoticeData {
  readonly id: string;
  readonly text: string;
  /** In Spanish; null until staff write it. */
  readonly textEs: string | null;
  readonly level: NoticeLevel;
  /** UTC, ISO 8601; without an end it stays until it is removed. */
  readonly from: string;
  readonly until: string | null;
}

export interface CalendarData {
  readonly version: number;
  /** Newest first. */
  readonly rules: readonly RuleData[];
  readonly exceptions: readonly ExceptionData[];
  readonly notices: readonly NoticeData[];
  readonly changeRule: ChangeRule;
}
