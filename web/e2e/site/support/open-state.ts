import type { Page } from '@playwright/test';

/** A state that a visitor can open on a page. Entering one leaves the previous one. */
export interface OpenState {
  readonly name: string;
  readonly enter: (page: Page) => Promise<void>;
  /** Selects what is new on the page; by default, all of it. */
  readonly part?: string;
}
