import { ARRIVE_EARLY_MINUTES } from '@hilltop/contracts/house/bounds';
import { peopleWords } from '@hilltop/contracts/house/document-words';
import { groupReminderDue } from '@hilltop/contracts/orders/group-reminder-due';
import { wordsNow } from '@hilltop/platform/outcome/in-language';
import { type ComposedEmail, type Mail, on, type StaleEmail } from '../emails/mail.js';
import { readAddresses } from '../emails/read-addresses.js';
import type { Environment } from '../env.js';
import {
  GroupReminderAddressDocument,
  ReadGroupReminderDocument,
  type GroupReminderNewsFragment as Reminder,
} from '../generated/orders-queries.js';
import type { House } from '../house/house.js';
import { dollars } from '../layout/money.js';
import { composeNotice } from '../layout/notice.js';
import { longDate, momentText } from '../tickets/ticket-times.js';
import { billFacts, reminderFacts } from './group-facts.js';
import { billTexts } from './group-money-emails.js';
import { spanish } from './group-reminder-email.es.js';
import { type GroupWords, groupTexts } from './group-words.js';

type Settings = Pick<Environment, 'PUBLIC_URL' | 'VENUE_TIME_ZONE'>;

export const groupReminderMail: Mail = {
  kind: 'group-reminder',
  to: 'who organizes the group, or pays its bill',
  events: [
    on(groupReminderDue, 'notifications-group-reminder', {
      when: 'Its quote ends, its seats go, its count is final, it comes, or its invoice is due or late',
      about: ({ data }) => data.reminderId,
      cause: 'house',
    }),
  ],
  stops: 'It no longer fits; managers turned its kind off; it is not Monday to Friday, 10 AM to 5 PM, at the venue',
  async compose(id, house, { orders, settings }) {
    const { groupReminder } = await orders.read(ReadGroupReminderDocument, { id });
    return groupReminder ? composeReminder(groupReminder, settings, house) : 'stale';
  },
  recipients: readAddresses('orders', GroupReminderAddressDocument, (read) => read.groupReminder?.email || undefined),
};

export function composeReminder(
  reminder: Reminder,
  { PUBLIC_URL, VENUE_TIME_ZONE }: Settings,
  house: House,
): ComposedEmail | StaleEmail {
  const { email, url, group, bill } = reminder;
  if (email === '') return 'stale';
  const wordsOf = wordsNow(reminderWords, { es: spanish });
  const { about, why } = groupTexts();
  const words = wordsOf(reminder, (moment) => (moment ? momentText(moment, VENUE_TIME_ZONE) : ''));
  return {
    to: { name: '', address: email },
    subject: `${words.title} (${bill?.invoice.number ?? group.number})`,
    ...composeNotice({
      ...words,
      about: bill ? billTexts().bill : about,
      facts: bill ? billFacts(bill) : reminderFacts(group),
      url,
      why,
      house,
      publicUrl: PUBLIC_URL,
    }),
  };
}

function reminderWords({ kind, days, group, bill }: Reminder, at: (moment?: string | null) => string): GroupWords {
  const { quote, heldUntil, countFinalAt, money } = group;
  const open = dollars(bill?.openCents ?? 0);
  const due = bill?.invoice.dueOn ? longDate({ tourDate: bill.invoice.dueOn }) : '';
  switch (kind) {
    case 'quote_ends':
      return {
        title: 'Your quote ends soon',
        lead: `It is valid until ${at(quote?.validUntil)}. No seat is held until you accept.`,
        next: 'If you do not come, you can say so on the page.',
        action: 'See the quote and accept',
      };
    case 'secure':
      return {
        title: days === 1 ? 'Your seats go back on sale tomorrow' : 'Your seats are not booked yet',
        lead: `We hold them until ${at(heldUntil)}.`,
        next:
          money.depositLeftCents > 0
            ? `Please pay the deposit of ${dollars(money.depositLeftCents)}, or send a purchase order.`
            : 'Please send a purchase order, or call us.',
        action: 'See what to do',
      };
    case 'count':
      return {
        title: days === 1 ? 'Your count is final tomorrow' : 'Your count is final in a week',
        lead: `${peopleWords(group)} are counted. From ${at(countFinalAt)} on the number goes up only.`,
        next: 'Who is counted and does not come is billed.',
        action: 'Change how many come',
      };
    case 'visit':
      return {
        title: 'You are coming soon',
        lead: `Please arrive ${ARRIVE_EARLY_MINUTES} minutes before your first tour.`,
        next: 'The page has a ticket for each start.',
        action: 'See your tickets',
      };
    case 'due':
      return {
        title: `${open} is due soon`,
        lead: `Please pay it by ${due}.`,
        next: 'If you have paid already, thank you: it takes some days until we see it.',
        action: 'See the invoice',
      };
    case 'overdue':
      return {
        title: `${open} is late`,
        lead: `It was due on ${due}.`,
        next: 'If you have paid already, thank you: it takes some days until we see it. If something is wrong with the invoice, call us.',
        action: 'See the invoice',
      };
  }
}
