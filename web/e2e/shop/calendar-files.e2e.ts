import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { bookParty } from '../support/bookings.js';
import { requestGraphql } from '../support/graphql.js';
import { total } from '../support/house.js';
import { calendarEntries, eventMinutes } from '../support/mail.js';
import { uniqueName } from '../support/names.js';
import { test } from '../support/test.js';
import { createTour, withdrawTours } from '../support/tours.js';

// One after the other: a new calendar link of a guide ends the earlier one.
test.describe.configure({ mode: 'default' });

const lengths = ['1 hour 30 minutes', '1.5 hours'];

for (const duration of lengths) {
  test(`a tour of ${duration} takes as long in the site's calendar file, in the mail's and in the guide's`, async ({
    page,
    request,
    staff,
    slots,
  }) => {
    const name = uniqueName('Long walk');
    const slot = await slots.take('premium');
    const tour = await createTour(staff, slot.tourType, {
      name,
      description: 'D',
      price: total(slot.tourType, 1),
      duration,
      features: [],
    });
    try {
      const { email, visitUrl } = await bookParty(request, slot, 2, undefined, tour.id);
      await page.goto(new URL(visitUrl).pathname);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Add to calendar' }).click();
      const onSite = eventMinutes(readFileSync(await (await download).path(), 'utf8'));

      await expect.poll(async () => (await calendarEntries(request, email)).length).toBe(1);
      const [inMail] = await calendarEntries(request, email);

      const { me } = await requestGraphql<{ me: { id: string } }>(staff, '{ me { id } }');
      const guide = { input: { tourType: slot.tourType, date: slot.date, time: slot.time, guideIds: [me.id] } };
      await requestGraphql(
        staff,
        'mutation ($input: AssignGuideInput!) { assignGuide(input: $input) { __typename } }',
        guide,
      );
      const { createGuideFeed: feed } = await requestGraphql<{ createGuideFeed: { url: string } }>(
        staff,
        'mutation { createGuideFeed { ... on GuideFeedCreated { url } } }',
      );
      const events = (await (await request.get(new URL(feed.url).pathname)).text()).split('BEGIN:VEVENT');
      const own = events.find((event) => event.includes(`DTSTART:${inMail?.start}`) && event.includes('2 guests'));
      expect([onSite, inMail?.minutes, eventMinutes(own ?? '')]).toEqual([90, 90, 90]);
    } finally {
      await withdrawTours(staff, name);
    }
  });
}
