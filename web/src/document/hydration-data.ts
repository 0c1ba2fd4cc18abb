import type { NormalizedCacheObject } from '@apollo/client';
import { createContext, useContext } from 'react';
import type { GuestBookPage } from '../lib/guest-book.js';
import type { House } from '../lib/house-hours.js';
import type { OfferedTour } from '../lib/offered-tour.js';
import { HYDRATION_DATA_ID } from './hydration-data-id.js';

/** The data that a page was rendered with; the browser hydrates it with the same. */
export interface HydrationData {
  /** The date at the venue at render time, YYYY-MM-DD. */
  readonly today: string;
  /** When a private page was rendered, UTC, ISO 8601. */
  readonly now?: string;
  /** The part of the query string that changes the page; empty for none. */
  readonly search: string;
  /** The extracted Apollo cache. */
  readonly answers: NormalizedCacheObject;
  /** The house's calendar. */
  readonly house?: House;
  /** The tours of the home page. */
  readonly tours?: readonly OfferedTour[];
  /** The newest pages of the guest book, on the home page, once there are enough. */
  readonly guestBook?: readonly GuestBookPage[];
}

let isDiscarded = false;
let stored: HydrationData | undefined;

function readHydrationData(): HydrationData | undefined {
  const text = typeof document === 'undefined' ? null : document.getElementById(HYDRATION_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as HydrationData) : undefined;
}

/** The data in the page; undefined if there is none, and after hydration. */
export function hydrationData(): HydrationData | undefined {
  if (isDiscarded) return undefined;
  stored ??= readHydrationData();
  return stored;
}

export function discardHydrationData(): void {
  isDiscarded = true;
  stored = undefined;
}

/** Provides the data while a page is rendered outside the browser. */
export const HydrationDataContext = createContext<HydrationData | undefined>(undefined);

/** The data of the first render, on the server and in the browser. */
export function useHydrationData(): HydrationData | undefined {
  return useContext(HydrationDataContext) ?? hydrationData();
}

/** The data as a `script` element, escaped so that no text in it can close the element. */
export function hydrationDataElement(data: HydrationData): string {
  return `<script type="application/json" id="${HYDRATION_DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
