import type { StoredTime } from '../schedule/start-times.js';

/** The start times of one day of the week, from a date to another. Of rules for the same day the last added counts. */
export interface RuleData {
  /** 1 for Monday to 7 for Sunday. */
  readonly weekday: number;
  /** In order; empty on a day without tours. */
  readonly starts: readonly StoredTime[];
  /** YYYY-MM-DD, both included; no end without `validUntil`. */
  readonly validFrom: string;
  readonly validUntil: string | null;
}

/** What differs on one date from the rules. */
export interface ExceptionData {
  /** YYYY-MM-DD */
  readonly date: string;
  /** Nothing starts on the day. */
  readonly closed: boolean;
  /** The day's own start times; null where the rules decide. */
  readonly starts: readonly StoredTime[] | null;
  /** Those of its start times that are closed. */
  readonly closedStarts: readonly StoredTime[];
  /** What visitors read about it; may be empty. */
  readonly note: string;
}

export const NOTICE_LEVELS = ['info', 'warning'] as const;
export type NoticeLevel = (typeof NOTICE_LEVELS)[number];

/** A sentence above every page. */
export interface NoticeData {
  readonly id: string;
  readonly text: string;
  readonly level: NoticeLevel;
  /** UTC, ISO 8601; without an end it stays until it is removed. */
  readonly from: string;
  readonly until: string | null;
}

/** Everything that staff have set, as one version of the calendar has it. */
export interface CalendarData {
  readonly version: number;
  /** The last added first. */
  readonly rules: readonly RuleData[];
  readonly exceptions: readonly ExceptionData[];
  readonly notices: readonly NoticeData[];
}
