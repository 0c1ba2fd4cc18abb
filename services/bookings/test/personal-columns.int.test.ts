import { readFileSync } from 'node:fs';
import { forgottenColumns } from '@hilltop/platform/testing/personal-columns';
import { createTestDatabase } from '@hilltop/platform/testing/test-database';
import { expect, it } from '@jest/globals';
import { PERSONAL_DATA } from '../src/personal-data.js';
import { bookingsService } from '../src/service.js';

const exportFile = new URL('../../../web/staff/personal-data/personal-data.graphql', import.meta.url);

it('erases and exports each column with text of visitors', async () => {
  const { dataSource, close } = await createTestDatabase({ migrations: bookingsService.migrations });
  try {
    const forgotten = await forgottenColumns(dataSource, {
      personalData: PERSONAL_DATA,
      exportOperation: readFileSync(exportFile, 'utf8'),
      exportedAt: {
        bookings: 'bookingsByEmail',
        'booking_changes.reason': 'bookingsByEmail.changeReasons',
        'booking_changes.former_contact': 'formerContactsByEmail',
        booking_notes: 'bookingsByEmail.notes',
        answers: 'bookingsByEmail.answers',
        guest_book_entries: 'bookingsByEmail.guestBookEntry',
        check_in_conflicts: 'checkInsByEmail.conflicts',
        scans: 'checkInsByEmail.scans',
        payment_links: 'paymentLinksByEmail',
        'payment_links.request': 'paymentLinksByEmail.accessNeeds',
        waitlist_entries: 'waitlistByEmail',
        waivers: 'bookingsByEmail.waivers.guests',
      },
      harmless: {
        'booking_changes.actor': 'one of a few words',
        'booking_changes.after': 'slot, party size, amounts, status and dishes of the menu',
        'booking_changes.before': 'slot, party size, amount, status and dishes of the menu',
        'booking_changes.idempotency_key': 'random',
        'booking_changes.kind': 'one of a few words',
        'booking_changes.request_hash': 'a hash, compared with that of a repeated request',
        'bookings.confirmation_code': 'names the sale in the accounts',
        'bookings.food_delivery_address': 'the address of the house, whatever was sent',
        'bookings.food_delivery_time': 'follows from the start',
        'bookings.food_details': 'dishes of the menu and their numbers',
        'bookings.change_rule': 'hours and percent of the house',
        'bookings.food_items': 'dishes of the menu and their numbers',
        'bookings.food_platform': 'code of a restaurant',
        'bookings.food_restaurant': 'name of a restaurant',
        'bookings.idempotency_key': 'random, and deleted after 30 days',
        'bookings.payment_intent_id': 'an id of the provider',
        'bookings.order_intent_id': 'an id of the provider',
        'bookings.payment_status': 'one of a few words',
        'bookings.request_hash': 'a hash, compared while the idempotency key is kept',
        'bookings.slot_id': 'a time of the house',
        'bookings.status': 'one of a few words',
        'bookings.tickets': 'types of tickets, counts and prices',
        'bookings.tour_name': 'a fact of the tour',
        'bookings.tour_time': 'a time of the house',
        'bookings.tour_type': 'one of a few words',
        'calendar_exceptions.*': 'the calendar of the house',
        'calendar_rules.*': 'the calendar of the house',
        'change_rules.*': 'hours and percent of the house',
        'check_in_conflicts.kind': 'one of a few words',
        'check_in_conflicts.outcome': 'one of a few words',
        'closures.*': 'why the house closed, written for every party',
        'bookings.searched': 'made of other columns by a trigger, again when they are blanked',
        'delivery_marks.*': 'times and steps of a delivery',
        'displacements.*': 'times of the house, and one of a few words',
        'guest_book_entries.left_out_because': 'one of a few words',
        'guest_book_entries.state': 'one of a few words',
        'guide_feeds.*': 'hashes of the links of staff',
        'holds.*': 'a keyed hash of the network address, deleted with the hold',
        'house_confirmations.*': 'days and hours of the house',
        'house_details.*': 'the address and the phone of the house',
        'link_counts.*': 'hashes, deleted after a day',
        'menus.*': 'dishes of the restaurants',
        'restaurants.*': 'businesses that deliver to the house',
        'notices.*': 'written for every visitor',
        'payments.*': 'ids of the provider, and one of a few words',
        'price_rules.*': 'prices of the house',
        'purchase_counts.*': 'hashes, deleted after a day',
        'disputes.*': 'ids and codes of the provider, and one of a few words',
        'browser_payments.*': 'ids of the provider',
        'questions.*': 'what the house asks everybody',
        'refunds.*': 'ids of the provider, and one of a few words',
        'scans.device_id': 'a phone of the house',
        'scans.device_label': 'a phone of the house',
        'scans.made_from': 'a version of the list on the phone',
        'scans.verdict': 'one of a few words',
        'reminder_rules.*': 'one of a few words',
        'sent_reminders.*': 'one of a few words, and times of visits',
        'slots.*': 'times of the house',
        'ticket_types.*': 'types of tickets of the house',
        'tour_prices.*': 'prices of the house',
        'tours.*': 'facts of tours',
        'tour_types.type': 'a label of tours',
        'turned_away.*': 'times of the house, and counts',
        'visit_counts.*': 'times of the house, and counts',
        'waitlist_entries.slot_ids': 'times of the house',
        'waitlist_entries.status': 'one of a few words',
        'waitlist_entries.tickets': 'types of tickets and counts',
        'waitlist_entries.tour_type': 'one of a few words',
        'waivers.place': 'one of a few words',
        'waivers.text_version': 'which text was signed',
        'written_money.*': 'accounts and amounts',
      },
      notExported: {
        'payment_links.idempotency_key': 'random',
        'payment_links.request_hash': 'a hash, compared with that of a repeated request',
        'waitlist_entries.caller': 'a keyed hash of the network address, which says nothing to anybody',
      },
    });
    expect(forgotten).toEqual([]);
  } finally {
    await close();
  }
});
