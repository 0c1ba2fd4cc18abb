import { usHolidays } from '../../../services/shared/contracts/src/house/us-holidays.js';
import {
  HolidayDaysDocument,
  HouseSetUpDocument,
  SetUpAccountsDocument,
  StaffContentDocument,
  StaffMailHealthDocument,
  UntaxedGoodsDocument,
} from '../../generated/staff-operations.js';
import { venueToday } from '../../kit/lib/venue-dates.js';
import type { AdminQuery } from '../data/use-admin-query.js';
import { useAdminQuery } from '../data/use-admin-query.js';
import {
  accessItems,
  bookingItems,
  guideItems,
  holidayItems,
  mailItems,
  paymentItems,
  priceItems,
  ruleItems,
  type SetUpItem,
  taxItems,
  undecided,
} from './set-up-items.js';

/** A part of the list, as far as the services that know of it answer. */
interface Part {
  /** In a sentence, e.g. "sales tax". */
  readonly of: string;
  /** Undefined until they have answered. */
  readonly items: readonly SetUpItem[] | undefined;
  readonly hasFailed: boolean;
  readonly reload: () => void;
}

type Asked = Pick<AdminQuery<unknown>, 'hasFailed' | 'reload'>;

function partOf(of: string, queries: readonly Asked[], items: readonly SetUpItem[] | null | undefined): Part {
  return {
    of,
    items: items ?? undefined,
    hasFailed: !items && queries.some(({ hasFailed }) => hasFailed),
    reload: () => void Promise.all(queries.map(({ reload }) => reload())),
  };
}

/** What is left to settle, in the order in which a new house does it; each part by itself, because another service may answer it. */
export function useSetUp(): readonly Part[] {
  const today = venueToday();
  const year = Number(today.slice(0, 4));
  const holidays = [usHolidays(year).filter(({ date }) => date >= today), usHolidays(year + 1)] as const;
  const datesOf = (at: 0 | 1): string[] => holidays[at].map(({ date }) => date);
  const house = useAdminQuery(HouseSetUpDocument, {});
  const tax = useAdminQuery(UntaxedGoodsDocument, {});
  const thisYear = useAdminQuery(HolidayDaysDocument, { dates: datesOf(0) }, holidays[0].length > 0);
  const nextYear = useAdminQuery(HolidayDaysDocument, { dates: datesOf(1) });
  const accounts = useAdminQuery(SetUpAccountsDocument, {});
  const content = useAdminQuery(StaffContentDocument, {});
  const mail = useAdminQuery(StaffMailHealthDocument, {});

  const setUp = house.data?.houseSetUp;
  const known = holidays[0].length === 0 ? [] : thisYear.data?.staffDays;
  const next = nextYear.data?.staffDays;
  const days = known && next ? [...known, ...next] : undefined;
  const staff = accounts.data?.staffAccounts;
  const health = mail.data?.mailHealth;
  return [
    partOf('ticket prices', [house], setUp && priceItems(setUp)),
    partOf('sales tax', [tax], tax.data?.taxCodes ? taxItems(tax.data) : undefined),
    partOf(
      'holidays',
      [house, thisYear, nextYear],
      setUp && days && holidayItems(undecided(holidays.flat(), days, setUp.openDays)),
    ),
    partOf('guides', [accounts, house], staff && setUp && guideItems(staff, setUp)),
    partOf('access', [content], content.data && accessItems(content.data.siteContent?.questions?.items)),
    partOf('changes and refunds', [house], setUp && ruleItems(setUp)),
    partOf('e-mail', [mail], health && mailItems(health)),
    partOf('payments', [house], setUp && paymentItems(setUp)),
    partOf('a test booking', [house], setUp && bookingItems(setUp)),
  ];
}
