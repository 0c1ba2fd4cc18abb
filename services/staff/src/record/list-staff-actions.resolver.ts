import type { StaffActionFields } from '@hilltop/contracts/staff-action';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { pageArguments } from '@hilltop/platform/graphql/page-arguments';
import { badArgument, readInstant } from '@hilltop/platform/graphql/read-date';
import { readsOnly } from '@hilltop/platform/identity/identity';
import { isUuid } from '@hilltop/platform/outcome/uuid';
import { Args, Query, Resolver } from '@nestjs/graphql';
import type {
  QueryStaffActionsArgs,
  StaffActionChange,
  StaffActionPage,
  StaffAction as StaffActionView,
  StaffRole,
} from '../generated/schema-types.js';
import type { StaffAction } from './staff-action.entity.js';
import { StaffActionRepository } from './staff-action.repository.js';

/** What moves money, or decides what is charged: what the record tells who reads the books. */
export const MONEY_ACTIONS = [
  ...[
    'staffChangeBooking',
    'staffRefundGoodwill',
    'retryRefund',
    'payOutRefund',
    'sellWalkUp',
    'bookForCaller',
    'takeDoorPayment',
  ],
  ...['correctPaymentLink', 'sendPaymentLink', 'releasePaymentLink', 'closeDay', 'reopenDay'],
  ...['addTicketType', 'updateTicketType', 'endTicketType', 'setTourPrice', 'confirmTourPrices', 'endTourPrice'],
  ...['savePriceRule', 'removePriceRule', 'saveMenu', 'createProduct', 'updateProduct', 'countStock'],
  ...['setChangeRule', 'setShipping', 'setTaxRate', 'confirmTaxRate', 'createPromotion', 'endPromotion'],
  ...['issueVoucher', 'blockVoucher', 'replaceVoucher', 'refundVoucher', 'cashOutVoucher'],
  ...['changeOrderStatus', 'cancelOrderLine', 'retryOrderRefund', 'correctMovement'],
];

/** Moved money while they existed: their records stay. */
const FORMER_MONEY_ACTIONS = [
  ...['staffMoveBooking', 'staffChangePartySize', 'staffChangeParty', 'staffChangeFood', 'staffCancelBooking'],
];

const longestWord = 200;

/** Targets whose id is an account's. */
const ACCOUNTS: ReadonlySet<string> = new Set(['account', 'guideFeed']);

/** @param names of accounts by id */
function staffActionView(action: StaffAction, names: ReadonlyMap<string, string>): StaffActionView {
  const { id, at, staffId, staffRole, service, targetType, targetId, before, after, correlationId } = action;
  return {
    __typename: 'StaffAction',
    id,
    at: at.toISOString(),
    staffId,
    staffName: names.get(staffId) ?? null,
    staffRole: staffRole.toUpperCase() as StaffRole,
    service,
    action: action.action,
    targetType,
    targetId,
    targetName: action.targetName ?? (ACCOUNTS.has(targetType) ? (names.get(targetId) ?? null) : null),
    changes: changes(before ?? {}, after ?? {}, names),
    correlationId,
  };
}

function changes(
  before: StaffActionFields,
  after: StaffActionFields,
  names: ReadonlyMap<string, string>,
): StaffActionChange[] {
  const named = (value: StaffActionFields[string] | undefined): string | null => {
    if (value === undefined || value === null) return null;
    const words = Array.isArray(value) ? value : [String(value)];
    return words.map((word) => names.get(word) ?? word).join(', ');
  };
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields.map((field) => ({ field, before: named(before[field]), after: named(after[field]) }));
}

@Resolver()
export class ListStaffActionsResolver {
  constructor(private readonly record: StaffActionRepository) {}

  @Query('staffActions')
  async list(@Args() query: QueryStaffActionsArgs, @CurrentStaff() staff: StaffIdentity): Promise<StaffActionPage> {
    const people = await this.record.people();
    const staffId = word(query.staffId);
    if (staffId && !isUuid(staffId)) throw badArgument('`staffId` must be the id of an account');
    const page = pageArguments(query);
    const among = readsOnly(staff) ? [...MONEY_ACTIONS, ...FORMER_MONEY_ACTIONS] : null;
    const filter = { staffId, action: word(query.action), among, target: page.search || null };
    const period = { from: moment('from', query.from), until: moment('until', query.until) };
    const { actions, total } = await this.record.page(
      { ...filter, ...period },
      { ...page, direction: query.direction ?? 'DESCENDING' },
    );
    const names = new Map(people.map(({ id, name }) => [id, name]));
    return { actions: actions.map((action) => staffActionView(action, names)), total, people };
  }
}

const word = (given: string | null | undefined): string | null => given?.trim().slice(0, longestWord) || null;

const moment = (argument: string, given: string | null | undefined): Date | null =>
  given ? readInstant(argument, given) : null;
