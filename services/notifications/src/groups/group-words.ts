import { ARRIVE_EARLY_MINUTES } from '@hilltop/contracts/house/bounds';
import { peopleWords } from '@hilltop/contracts/house/document-words';
import { wordsNow } from '@hilltop/platform/outcome/in-language';
import type { GroupNewsFragment as News } from '../generated/orders-queries.js';
import { dollars } from '../layout/money.js';
import { momentText } from '../tickets/ticket-times.js';
import { spanish } from './group-words.es.js';

export interface GroupWords {
  readonly title: string;
  readonly lead: string;
  /** In a sentence or two. */
  readonly next: string;
  readonly action: string;
}

type Group = News['group'];

/** What the organizer hears of a change. @param timeZone of the venue, in which deadlines are shown */
export function groupWords(news: Pick<News, 'kind' | 'group'>, timeZone: string): GroupWords {
  return groupTexts().news(news, (moment) => (moment ? momentText(moment, timeZone) : ''));
}

function newsWords({ kind, group }: Pick<News, 'kind' | 'group'>, at: (moment?: string | null) => string): GroupWords {
  const { quote, heldUntil, money } = group;
  switch (kind) {
    case 'quoted':
      return {
        title: `Your quote: ${dollars(quote?.totalCents ?? 0)}`,
        lead: `It is valid until ${at(quote?.validUntil)}. No seat is held until you accept.`,
        next: quote?.depositCents
          ? `Once you accept, we hold your seats, and you pay a deposit of ${dollars(quote.depositCents)} or send a purchase order. An earlier quote is no longer valid.`
          : 'Once you accept, we hold your seats. An earlier quote is no longer valid.',
        action: 'See the quote and accept',
      };
    case 'accepted':
      return {
        title: 'We hold your seats',
        lead: `They are yours until ${at(heldUntil)}.`,
        next:
          money.depositLeftCents > 0
            ? `Please pay the deposit of ${dollars(money.depositLeftCents)} or send a purchase order by then. Otherwise your seats go back on sale, and nothing is owed.`
            : 'We book them next, and write to you again.',
        action: 'See what to do next',
      };
    case 'order_sent':
      return {
        title: 'We have your purchase order',
        lead: `We look at it and book your seats. They are held until ${at(heldUntil)}.`,
        next: 'We write to you as soon as your visit is booked, and call you if something is missing.',
        action: 'See your group',
      };
    case 'secured':
      return {
        title: 'Your visit is booked',
        lead: `Please arrive ${ARRIVE_EARLY_MINUTES} minutes before your first tour. The page has a ticket for each start.`,
        next: `You can change how many come there. From ${at(group.countFinalAt)} on, the number goes up only.`,
        action: 'See your tickets',
      };
    case 'changed':
      return {
        title: 'Your group has changed',
        lead: `${peopleWords(group)} now come${quote ? `, for ${dollars(quote.totalCents)}` : ''}.`,
        next: 'Please look at the days and times below. If something is wrong, call us.',
        action: 'See your group',
      };
    case 'displaced':
      return {
        title: 'The house is closed on your day',
        lead: 'We are sorry. We call you about another day, and leave your group as it is until you have decided.',
        next: 'What you paid and your purchase order stay for another day, or all of it goes back. On the page you can move your group to another day yourself, or cancel it for nothing.',
        action: 'Move or cancel your group',
      };
    case 'restored':
      return {
        title: 'The house is open on your day',
        lead: `Your visit is booked as it was. Please arrive ${ARRIVE_EARLY_MINUTES} minutes before your first tour.`,
        next: 'Your tickets are valid again. If the day no longer suits you, call us.',
        action: 'See your tickets',
      };
    case 'ended':
      return endedWords(group);
    default:
      return {
        title: 'We have your request',
        lead: 'Thank you. We look for times for your group, and answer with a price by e-mail.',
        next: 'Nothing is booked yet, and nothing is owed. If you did not ask for this, do nothing.',
        action: 'See your request',
      };
  }
}

function endedWords({ ending, money }: Group): GroupWords {
  const action = 'See what happened';
  const owed = money.owedCents > 0 ? ` ${dollars(money.owedCents)} is still owed: the page says for what.` : '';
  const back = money.dueBackCents > 0 ? ` We give back ${dollars(money.dueBackCents)}.` : '';
  const paid = owed + back || ' Nothing is owed.';
  switch (ending) {
    case 'declined':
      return {
        title: 'We cannot take your group',
        lead: `We are sorry.${paid}`,
        next: 'Call us if another day would work for you.',
        action,
      };
    case 'quote_expired':
      return {
        title: 'Your quote is no longer valid',
        lead: 'Nobody accepted it in time. Nothing is owed.',
        next: 'If you still want to come, call us: we quote again what is free.',
        action,
      };
    case 'hold_ended':
      return {
        title: 'We no longer hold your seats',
        lead: `We did not get a deposit or a purchase order in time.${paid}`,
        next: 'If you still want to come, call us: we quote again what is free.',
        action,
      };
    case 'canceled':
      return {
        title: 'Your visit is canceled',
        lead: `Your seats are given back.${paid}`,
        next: 'You are welcome another time.',
        action,
      };
    default:
      return {
        title: 'Your request is withdrawn',
        lead: `You do not come.${paid}`,
        next: 'You are welcome another time.',
        action,
      };
  }
}

const english = {
  news: newsWords,
  about: 'Your group',
  why: 'You’re receiving this e-mail because this address was given to us for a group.',
};

/** Of what an organizer gets. */
export function groupTexts(): typeof english {
  return wordsNow(english, { es: spanish });
}

/** What the house hears of what an organizer did. */
export function staffWords({ kind, group }: Pick<News, 'kind' | 'group'>): Omit<GroupWords, 'action'> {
  const people = group.pupils + group.adults;
  const who = `${group.organizationName}, ${people} people`;
  switch (kind) {
    case 'accepted':
      return {
        title: `${who}: accepted`,
        lead: 'The group has accepted its quote.',
        next: 'Its seats are held until the deposit or a purchase order is here.',
      };
    case 'order_sent':
      return {
        title: `${who}: a purchase order`,
        lead: `It is for ${dollars(group.order?.cents ?? 0)}.`,
        next: 'Look at it, and book the seats on it.',
      };
    case 'changed':
      return {
        title: `${who}: other people or starts`,
        lead: `${peopleWords(group)} now come.`,
        next: 'Its seats were changed already.',
      };
    case 'ended':
      return {
        title: `${who}: does not come`,
        lead: group.ending === 'canceled' ? 'The group has canceled.' : 'The group has withdrawn.',
        next: 'Its seats were given back.',
      };
    default:
      return {
        title: `${who}: asks for a visit`,
        lead: 'A group asks on the site.',
        next: 'Quote it a price.',
      };
  }
}
