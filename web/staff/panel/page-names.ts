import type { ToolIconName } from '../../kit/design/marks/tool-icon.js';
import type { StaffRole } from '../../kit/staff-session/staff-client.js';

/** The pages by their name in the URL (`/admin?tab=orders`), with their name on the screen. */
export const pageLabels = {
  today: 'Today',
  calendar: 'Calendar',
  rota: 'Rota',
  bookings: 'Bookings',
  book: 'Book for a caller',
  groups: 'Groups',
  door: 'Door',
  messages: 'Messages',
  emails: 'E-mails',
  orders: 'Orders',
  money: 'Money',
  visits: 'Visits',
  vouchers: 'Vouchers',
  tours: 'Tours',
  prices: 'Prices',
  'price-rules': 'Price rules',
  'change-rule': 'Changes and refunds',
  products: 'Products',
  images: 'Images',
  content: 'Content',
  questions: 'Questions to guests',
  'guest-book': 'Guest book',
  staff: 'Staff',
  record: 'Record',
  'personal-data': 'Personal data',
  status: 'Status',
  account: 'My account',
} as const;

export type PageName = keyof typeof pageLabels;

/** The name of a page among the tabs of its entry. */
export function tabLabel(page: PageName): string {
  if (page === 'prices') return 'Ticket types';
  return page === 'staff' ? 'Accounts' : pageLabels[page];
}

const pageNames = Object.keys(pageLabels) as readonly PageName[];

/** The pages offered to each role (product.md §6). The first one opens by default. */
const pagesOf: Readonly<Record<StaffRole, readonly PageName[]>> = {
  guide: ['today', 'calendar', 'bookings', 'door', 'account'],
  desk: [
    'today',
    'calendar',
    'bookings',
    'book',
    'groups',
    'door',
    'messages',
    'emails',
    'orders',
    'visits',
    'vouchers',
    'account',
  ],
  manager: pageNames,
  ops: ['status', 'emails', 'account'],
  bookkeeper: ['money', 'orders', 'vouchers', 'record', 'account'],
  owner: ['money', 'visits', 'orders', 'vouchers', 'account'],
};

export function pagesFor(role: StaffRole): readonly PageName[] {
  return pagesOf[role];
}

/**
 * The page named in the URL; the role's first page if none is named, or one that is not offered. @param booking opened by its own URL,
 * also from the pages of those who have no list of bookings
 */
export function pageNamed(name: string | null, role: StaffRole, booking?: string): PageName {
  if (booking !== undefined && role !== 'ops') return 'bookings';
  const [first = 'account'] = pagesOf[role];
  return pagesOf[role].find((page) => page === name) ?? first;
}

export function pageAddress(page: PageName): string {
  return page === 'book' ? '/admin/book' : `/admin?tab=${page}`;
}

/** An entry of the navigation: a page, whose name it has, and its other tabs. */
export interface Entry {
  readonly icon: ToolIconName;
  readonly pages: readonly [PageName, ...PageName[]];
}

export interface EntryGroup {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const groups: readonly (readonly [
  title: string,
  entries: readonly (readonly [ToolIconName & PageName, ...PageName[]])[],
])[] = [
  [
    'Every day',
    [['today'], ['calendar', 'rota'], ['bookings', 'book', 'groups'], ['door'], ['messages', 'emails'], ['orders']],
  ],
  ['The house’s books', [['money'], ['visits'], ['vouchers']]],
  [
    'On the site',
    [
      ['tours'],
      ['prices', 'price-rules', 'change-rule'],
      ['products'],
      ['images'],
      ['content', 'questions', 'guest-book'],
    ],
  ],
  ['Behind the scenes', [['staff', 'record', 'personal-data'], ['status']]],
];

/** The pages offered to a role, as groups of entries. */
export function groupsFor(role: StaffRole): readonly EntryGroup[] {
  return groups.flatMap(([title, all]) => {
    const entries = all.flatMap((pages): Entry[] => {
      const [first, ...others] = pages.filter((page) => pagesOf[role].includes(page));
      return first === undefined ? [] : [{ icon: pages[0], pages: [first, ...others] }];
    });
    return entries.length === 0 ? [] : [{ title, entries }];
  });
}
