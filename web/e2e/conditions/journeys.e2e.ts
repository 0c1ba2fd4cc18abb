import { test as base, expect } from '@playwright/test';
import { siteUrl } from '../support/site-url.js';
import { staffSession } from '../support/staff-session.js';
import { seed, troublesOf } from './support/conditions.js';
import { Network } from './support/network.js';
import { staffJourneys } from './support/staff-journeys.js';
import { StartAllocator } from './support/starts.js';
import { Visitor } from './support/visitor.js';
import { visitorJourneys } from './support/visitor-journeys.js';

const test = base.extend<object, { readonly starts: StartAllocator }>({
  starts: [
    async ({ playwright }, use, { parallelIndex, config }) => {
      const context = await playwright.request.newContext({ baseURL: siteUrl() });
      await use(new StartAllocator(context, parallelIndex, config.workers));
      await context.dispose();
    },
    { scope: 'worker' },
  ],
});

const phone = { width: 390, height: 844 };

for (const journey of [...visitorJourneys, ...staffJourneys]) {
  for (const trouble of troublesOf(journey.name, journey.requests)) {
    const { condition, at, isSlow } = trouble;
    const which = at === 0 ? '' : `, request ${at}${isSlow ? ', slow' : ''}`;
    const title = `${journey.name}: ${condition}${which} (SEED=${seed})`;
    test(title, journey.isInGate ? { tag: '@gate' } : {}, async ({ browser, playwright, starts }, info) => {
      const context = await browser.newContext({
        baseURL: siteUrl(),
        viewport: phone,
        hasTouch: true,
        // A service worker's requests would bypass the simulated network.
        serviceWorkers: 'block',
        ...(journey.isStaff ? { storageState: staffSession } : {}),
      });
      const page = await context.newPage();
      const network = await Network.of(context, trouble);
      const session = { baseURL: siteUrl(), storageState: staffSession };
      const request = await playwright.request.newContext({ baseURL: siteUrl() });
      const staff = await playwright.request.newContext(session);
      try {
        await journey.make({ visitor: new Visitor(page), request, staff, starts });
        expect(network.hit, `the operation of request ${at}, which was to be hit`).toBeDefined();
        expect(network.unshown, 'changes whose wait does not show').toEqual([]);
      } catch (error) {
        await page.screenshot({ path: info.outputPath('failed.png') });
        throw error;
      } finally {
        const description = JSON.stringify({ journey: journey.name, condition, hit: network.hit, sent: network.sent });
        info.annotations.push({ type: 'journey', description });
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        for (const each of [context, request, staff]) await each[Symbol.asyncDispose]();
      }
    });
  }
}
