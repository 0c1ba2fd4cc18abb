import type { StoredTime } from '../schedule/start-times.js';

/** The start times of a weekday between two dates. When several rules match a day, the last one added applies. */
export interface RuleData {
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
  /** Sorted; empty on a day without tours. */
  readonly starts: readonly StoredTime[];
  /** YYYY-MM-DD, both included; open-ended without `validUntil`. */
  readonly validFrom: string;
  readonly validUntil: string | null;
}

/** The differences of one date from the rules. */
export interface ExceptionData {
  /** YYYY-MM-DD */
  readonly date: string;
  /** Nothing starts on the day. */
  readonly closed: boolean;
  /** The day's own start times; null when the rules apply. */
  readonly starts: readonly StoredTime[] | null;
  /** Closed start times. */
  readonly closedStarts: readonly StoredTime[];
  /** A note for visitors; can be empty. */
  readonly note: string;
}

export const NOTICE_LEVELS = ['info', 'warning'] as const;
export type NoticeLevel = (typeof NOTICE_LEVELS)[number];

/** A sentence at the top of every page. */
export interface NoticeData {
  readonly id: string;
  readonly text: string;
  readonly level: NoticeLevel;
  /** UTC, ISO 8601; without an end it stays until it is removed. */
  readonly from: string;
  readonly until: string | null;
}

/** All rules, exceptions and notices of one version of the calendar. */
export interface CalendarData {
  readonly version: number;
  /** Newest first. */
  readonly rules: readonly RuleData[];
  readonly exceptions: readonly ExceptionData[];
  readonly notices: readonly NoticeData[];
}
