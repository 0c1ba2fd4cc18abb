import { TodayNeedsDocument, type TodayNeedsQuery } from '../../generated/staff-operations.js';
import { isolated, nameOf } from '../../kit/lib/names.js';
import { venueDateTime, venueToday } from '../../kit/lib/venue-dates.js';
import { useRole } from '../../kit/staff-session/session-store.js';
import { type AdminQuery, useAdminQuery } from '../data/use-admin-query.js';

interface Needs extends AdminQuery<TodayNeedsQuery> {
  /** Undefined while loading. */
  readonly needs: readonly Need[] | undefined;
}

/** What needs attention; nothing for roles that cannot act on it. */
export function useNeeds(): Needs {
  const role = useRole();
  const isAsked = role === 'desk' || role === 'manager';
  const query = useAdminQuery(TodayNeedsDocument, { date: venueToday(), isManager: role === 'manager' }, isAsked);
  return { ...query, needs: isAsked ? query.data && needsOf(query.data) : [] };
}

interface Need {
  readonly count: number;
  readonly title: string;
  readonly text: string;
  /** What to do, and on which page of the admin panel. */
  readonly verb: string;
  readonly page: 'bookings' | 'groups' | 'calendar' | 'door' | 'messages' | 'emails' | 'orders' | 'vouchers';
  /** Additional URL parameters of the page. */
  readonly filter?: string;
}

/** Each with the page where it is done. */
export function needsOf(found: TodayNeedsQuery): readonly Need[] {
  const { contactMessages, orders, disputedBookings, disputedOrders, emails, closures, vouchers, doorDay } = found;
  const [message] = contactMessages?.messages ?? [];
  const [order] = orders?.orders ?? [];
  const [booking] = disputedBookings?.bookings ?? [];
  const [disputedOrder] = disputedOrders?.orders ?? [];
  const [email] = emails?.emails ?? [];
  const [voucher] = vouchers?.vouchers ?? [];
  const needs: Need[] = [
    {
      count: contactMessages?.total ?? 0,
      title: 'Unanswered messages',
      text: message ? `The oldest came on ${venueDateTime(message.receivedAt)} from ${nameOf(message)}.` : '',
      verb: 'Answer',
      page: 'messages',
      filter: 'show=unanswered&sort=received',
    },
    {
      count: doorDay?.open ?? 0,
      title: 'Conflicts at the door',
      text: 'Phones recorded different things for the same party.',
      verb: 'Settle',
      page: 'door',
    },
    {
      count: (closures ?? []).reduce((sum, { unanswered }) => sum + unanswered, 0),
      title: 'Parties whose time is closed',
      text: 'They have not chosen a new time yet.',
      verb: 'Look',
      page: 'calendar',
    },
    {
      count: disputedBookings?.total ?? 0,
      title: 'Disputed bookings',
      text: booking
        ? `A bank took the payment of ${nameOf(booking)} back. The house answers at the payment provider.`
        : '',
      verb: 'Look',
      page: 'bookings',
      filter: 'show=disputed',
    },
    {
      count: disputedOrders?.total ?? 0,
      title: 'Disputed orders',
      text: disputedOrder
        ? `A bank took the payment of ${isolated(disputedOrder.customerName)} back. The house answers at the payment provider.`
        : '',
      verb: 'Look',
      page: 'orders',
      filter: 'show=disputed',
    },
    {
      count: emails?.total ?? 0,
      title: 'Undelivered e-mails',
      text: email ? `One of them is to ${email.recipient}.` : '',
      verb: 'Look',
      page: 'emails',
      filter: 'status=FAILED',
    },
    {
      count: vouchers?.total ?? 0,
      title: 'Refunds on blocked vouchers',
      text: voucher
        ? `$${voucher.left} is on the one that ends in ${voucher.last4}. Its holder can use it once you replace the code.`
        : '',
      verb: 'Look',
      page: 'vouchers',
      filter: 'show=refunded-while-blocked',
    },
    displacedNeed(found),
    ...needsOfGroups(found),
    {
      count: orders?.total ?? 0,
      title: 'Orders to send or hand over',
      text: order ? `The oldest came on ${venueDateTime(order.createdAt)} from ${isolated(order.customerName)}.` : '',
      verb: 'Look',
      page: 'orders',
      filter: 'show=open&sort=placed',
    },
  ];
  return needs.filter(({ count }) => count > 0);
}

/** No mail offers them other times. */
function displacedNeed({ displacedGroups }: TodayNeedsQuery): Need {
  const [group] = displacedGroups ?? [];
  const filter = group && `search=${encodeURIComponent(group.number)}`;
  return {
    count: displacedGroups?.length ?? 0,
    title: 'Groups whose day is closed',
    text: group ? `They wait for a call, ${isolated(group.name ?? group.number)} first.` : '',
    verb: 'Call',
    page: 'groups',
    ...(filter && { filter }),
  };
}

function needsOfGroups(found: TodayNeedsQuery): readonly Need[] {
  const { askedGroups, groupsWithOrder, groupsWithCertificate, unbilledGroups, lateGroups } = found;
  const [asked] = askedGroups?.groups ?? [];
  return [
    {
      count: askedGroups?.total ?? 0,
      title: 'Groups that ask',
      text: asked ? `The oldest asked on ${venueDateTime(asked.askedAt)}: ${isolated(asked.organization.name)}.` : '',
      verb: 'Quote',
      page: 'groups',
      filter: 'show=asked',
    },
    {
      count: unbilledGroups?.total ?? 0,
      title: 'Groups to invoice',
      text: '',
      verb: 'Invoice',
      page: 'groups',
      filter: 'show=invoice',
    },
    {
      count: groupsWithOrder?.total ?? 0,
      title: 'Purchase orders of groups to look at',
      text: '',
      verb: 'Look',
      page: 'groups',
      filter: 'show=order',
    },
    {
      count: groupsWithCertificate?.total ?? 0,
      title: 'Tax certificates of groups to look at',
      text: '',
      verb: 'Look',
      page: 'groups',
      filter: 'show=certificate',
    },
    {
      count: lateGroups?.total ?? 0,
      title: 'Groups that are late to pay',
      text: '',
      verb: 'Look',
      page: 'groups',
      filter: 'show=money',
    },
  ];
}
