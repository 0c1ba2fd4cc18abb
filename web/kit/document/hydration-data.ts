import type { NormalizedCacheObject } from '@apollo/client';
import { createContext, useContext } from 'react';
import type { GuestBookPage } from '../lib/guest-book.js';
import type { House } from '../lib/house-hours.js';
import type { OfferedTour } from '../lib/offered-tour.js';
import { HYDRATION_DATA_ID } from './hydration-data-id.js';

/** What a page was rendered with; the browser hydrates it with the same data. */
export interface HydrationData {
  /** The venue's date at render time, YYYY-MM-DD. */
  readonly today: string;
  /** For private pages: when they were rendered, UTC, ISO 8601. */
  readonly now?: string;
  /** The part of the query string that changes the page; can be empty. */
  readonly search: string;
  /** Extracted from Apollo's cache. */
  readonly answers: NormalizedCacheObject;
  readonly house?: House;
  /** For the home page and pages that show a free time. */
  readonly tours?: readonly OfferedTour[];
  /** "$18": what a tour costs at least, for pages that show the house's facts. */
  readonly from?: string;
  /** For the home page, once there are enough. */
  readonly guestBook?: readonly GuestBookPage[];
}

let isDiscarded = false;
let stored: HydrationData | undefined;

function readHydrationData(): HydrationData | undefined {
  const text = typeof document === 'undefined' ? null : document.getElementById(HYDRATION_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as HydrationData) : undefined;
}

/** Undefined on a page without any, and after hydration. */
export function hydrationData(): HydrationData | undefined {
  if (isDiscarded) return undefined;
  stored ??= readHydrationData();
  return stored;
}

export function discardHydrationData(): void {
  isDiscarded = true;
  stored = undefined;
}

/** For rendering outside the browser. */
export const HydrationDataContext = createContext<HydrationData | undefined>(undefined);

export function useHydrationData(): HydrationData | undefined {
  return useContext(HydrationDataContext) ?? hydrationData();
}

/** A `script` element, escaped so that no text in it can close the element. */
export function hydrationDataElement(data: HydrationData): string {
  return `<script type="application/json" id="${HYDRATION_DATA_ID}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
