import type { Page } from '@playwright/test';
import { onOperation } from '../../support/graphql.js';
import { killService } from '../../support/services.js';

/** Kills a service when the page first sends an operation, before the request reaches it. */
export async function killAt(page: Page, operation: string, service: Parameters<typeof killService>[0]): Promise<void> {
  let isFirst = true;
  await onOperation(page, operation, async (route) => {
    if (isFirst) killService(service);
    isFirst = false;
    await route.continue();
  });
}
