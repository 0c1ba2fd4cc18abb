import type { ReactNode } from 'react';
import { type LazyPart, lazyPart } from '../../kit/lib/loading/lazy-part.js';
import type { MissingPartError } from '../../kit/lib/loading/load-part.js';
import type { StaffRole } from '../../kit/staff-session/staff-client.js';
import type { PageName } from './page-names.js';

const AccountTab = lazyPart(async () => (await import('../account/account-tab.js')).AccountTab);
const BookTab = lazyPart(async () => (await import('../book/book-tab.js')).BookTab);
const BookingPage = lazyPart(async () => (await import('../bookings/booking-page.js')).BookingPage);
const BookingsTab = lazyPart(async () => (await import('../bookings/bookings-tab.js')).BookingsTab);
const CalendarTab = lazyPart(async () => (await import('../calendar/calendar-tab.js')).CalendarTab);
const ChangeRuleTab = lazyPart(async () => (await import('../prices/change-rule-tab.js')).ChangeRuleTab);
const ContentTab = lazyPart(async () => (await import('../content/content-tab.js')).ContentTab);
const DoorTab = lazyPart(async () => (await import('../door/door-tab.js')).DoorTab);
const EmailsTab = lazyPart(async () => (await import('../emails/emails-tab.js')).EmailsTab);
const GroupsTab = lazyPart(async () => (await import('../groups/groups-tab.js')).GroupsTab);
const GuestBookTab = lazyPart(async () => (await import('../guest-book/guest-book-tab.js')).GuestBookTab);
const ImagesTab = lazyPart(async () => (await import('../images/images-tab.js')).ImagesTab);
const MessagesTab = lazyPart(async () => (await import('../messages/messages-tab.js')).MessagesTab);
const MoneyTab = lazyPart(async () => (await import('../money/money-tab.js')).MoneyTab);
const OrdersTab = lazyPart(async () => (await import('../orders/orders-tab.js')).OrdersTab);
const PersonalDataTab = lazyPart(async () => (await import('../personal-data/personal-data-tab.js')).PersonalDataTab);
const PricesTab = lazyPart(async () => (await import('../prices/prices-tab.js')).PricesTab);
const QuestionsTab = lazyPart(async () => (await import('../questions/questions-tab.js')).QuestionsTab);
const RulesTab = lazyPart(async () => (await import('../prices/rules-tab.js')).RulesTab);
const ProductsTab = lazyPart(async () => (await import('../products/products-tab.js')).ProductsTab);
const RecordTab = lazyPart(async () => (await import('../record/record-tab.js')).RecordTab);
const RotaTab = lazyPart(async () => (await import('../rota/rota-tab.js')).RotaTab);
const StaffTab = lazyPart(async () => (await import('../staff/staff-tab.js')).StaffTab);
const StatusTab = lazyPart(async () => (await import('../status/status-tab.js')).StatusTab);
const TodayTab = lazyPart(async () => (await import('../today/today-tab.js')).TodayTab);
const ToursTab = lazyPart(async () => (await import('../tours/tours-tab.js')).ToursTab);
const VisitsTab = lazyPart(async () => (await import('../visits/visits-tab.js')).VisitsTab);
const VouchersTab = lazyPart(async () => (await import('../vouchers/vouchers-tab.js')).VouchersTab);

interface AdminPanelPage {
  /** Stays mounted while another page is shown, because of what is typed or uploading in it. */
  readonly kept?: boolean;
  readonly panel: ReactNode;
}

interface Tab extends Pick<AdminPanelPage, 'kept'> {
  readonly Part: LazyPart<object>;
}

/** Pages that are not kept are fetched again each time they are opened. */
const tabs: Readonly<Record<PageName, Tab>> = {
  today: { Part: TodayTab },
  products: { kept: true, Part: ProductsTab },
  tours: { kept: true, Part: ToursTab },
  prices: { Part: PricesTab },
  'price-rules': { Part: RulesTab },
  'change-rule': { Part: ChangeRuleTab },
  images: { kept: true, Part: ImagesTab },
  content: { Part: ContentTab },
  questions: { Part: QuestionsTab },
  'guest-book': { Part: GuestBookTab },
  orders: { Part: OrdersTab },
  money: { Part: MoneyTab },
  visits: { Part: VisitsTab },
  vouchers: { Part: VouchersTab },
  calendar: { Part: CalendarTab },
  rota: { Part: RotaTab },
  bookings: { Part: BookingsTab },
  book: { kept: true, Part: BookTab },
  groups: { kept: true, Part: GroupsTab },
  door: { Part: DoorTab },
  messages: { Part: MessagesTab },
  emails: { Part: EmailsTab },
  'personal-data': { Part: PersonalDataTab },
  staff: { Part: StaffTab },
  record: { Part: RecordTab },
  status: { Part: StatusTab },
  account: { Part: AccountTab },
};

/** @param booking opened in place of the list; guides have no booking page (product.md §6) */
export function panelOf(name: PageName, role: StaffRole, booking: string | undefined): AdminPanelPage {
  if (name === 'bookings' && booking !== undefined && role !== 'guide')
    return { panel: <BookingPage key={booking} reference={booking} /> };
  const { Part, ...tab } = tabs[name];
  return { ...tab, panel: <Part /> };
}

/** Fetches a page's script before the page is shown. A failure is forgotten: the page itself tries again. */
export async function preparePage(name: PageName, booking?: string): Promise<void> {
  const part = name === 'bookings' && booking !== undefined ? BookingPage : tabs[name].Part;
  await part.preload().catch(({ forget }: MissingPartError) => forget());
}
