import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type {
  GroupAcceptance,
  GroupChange as GroupChangeView,
  GroupQuote as GroupQuoteView,
  Group as GroupView,
  Organization as OrganizationView,
  PurchaseOrder,
} from '../generated/schema-types.js';
import type { Group } from './group.entity.js';
import { GroupChange } from './group-change.entity.js';
import type { StoredPurchaseOrder } from './group-facts.js';
import { GroupQuote } from './group-quote.entity.js';
import { Organization } from './organization.entity.js';

/** What the graph has of a group without asking bookings. */
export type StoredGroupView = Omit<GroupView, 'seats' | 'money' | 'files'>;

/** $1 numbers of orders. */
const SAME_ORDER = `SELECT number, purchase_order ->> 'number' AS "order" FROM groups WHERE purchase_order ->> 'number' = ANY ($1::text[])`;

interface SameOrder {
  readonly number: string;
  readonly order: string;
}

/** Groups as staff see them. */
@Injectable()
export class GroupViews {
  constructor(private readonly dataSource: DataSource) {}

  async views(groups: readonly Group[]): Promise<StoredGroupView[]> {
    const { manager } = this.dataSource;
    const groupId = In(groups.map(({ id }) => id));
    const orders = groups.flatMap(({ purchaseOrder, sentOrder }) =>
      [purchaseOrder, sentOrder].flatMap((order) => order?.number ?? []),
    );
    const [organizations, quotes, changes, same] = await Promise.all([
      manager.findBy(Organization, { id: In(groups.map(({ organizationId }) => organizationId)) }),
      manager.find(GroupQuote, { where: { groupId }, order: { version: 'DESC' } }),
      manager.find(GroupChange, { where: { groupId }, order: { revision: 'ASC' } }),
      orders.length === 0 ? [] : (this.dataSource.query(SAME_ORDER, [orders]) as Promise<SameOrder[]>),
    ]);
    return groups.map((group) => {
      const organization = organizations.find(({ id }) => id === group.organizationId);
      if (!organization) throw new Error(`the organization of group ${group.number} is gone`);
      const own = quotes.filter((quote) => quote.groupId === group.id);
      const thread = changes.filter((change) => change.groupId === group.id);
      return groupView(group, organization, own, thread, same);
    });
  }

  async view(group: Group): Promise<StoredGroupView> {
    const [view] = await this.views([group]);
    if (!view) throw new Error('a group has no view');
    return view;
  }
}

export function organizationView(organization: Organization): OrganizationView {
  const { id, name, kind, address, exemptReason: reason, exemptUntil: until } = organization;
  const { exemptFile: file, exemptBy: confirmedBy, exemptAt } = organization;
  const exemption =
    reason !== null && until !== null && file !== null && confirmedBy !== null && exemptAt !== null
      ? { reason, until, file, confirmedBy, confirmedAt: exemptAt.toISOString() }
      : null;
  return { __typename: 'Organization', id, name, kind, address, exemption };
}

export function quoteView(quote: Omit<GroupQuote, 'groupId' | 'quotedBy'>): GroupQuoteView {
  const { validUntil, termsVersion: terms, quotedAt, parts, lines, ...facts } = quote;
  return {
    __typename: 'GroupQuote',
    ...{ version: facts.version, rateKind: facts.rateKind, rateCents: facts.rateCents },
    ...{ pupils: facts.pupils, adults: facts.adults, free: facts.free },
    ...{ taxCents: facts.taxCents, totalCents: facts.totalCents, depositCents: facts.depositCents },
    lines: lines.map(({ kind, label, cents, taxCents }) => ({ kind, label, cents, taxCents })),
    parts: parts.map(({ startsAt: _, ...part }) => part),
    ...{ validUntil: validUntil.toISOString(), terms, quotedAt: quotedAt.toISOString() },
  };
}

function groupView(
  group: Group,
  organization: Organization,
  quotes: readonly GroupQuote[],
  changes: readonly GroupChange[],
  same: readonly SameOrder[],
): StoredGroupView {
  const { id, number, state, step, revision, organizerName, organizerEmail, organizerPhone, grade, tourId } = group;
  const { tourName, pupils, adults, paysBy, accessNeeds, note, ending } = group;
  const current = quotes.find(({ version }) => version === group.quoteVersion);
  return {
    __typename: 'Group',
    ...{ id, number, state, step, revision, organizerName, organizerEmail, organizerPhone, grade, tourId, tourName },
    ...{ pupils, adults, paysBy, accessNeeds, note, ending, language: group.language },
    organization: organizationView(organization),
    preferredDays: [...group.preferredDays],
    quote: current ? quoteView(current) : null,
    quotes: quotes.map(quoteView),
    acceptance: acceptanceView(group),
    heldUntil: group.heldUntil?.toISOString() ?? null,
    displaced: group.displacedAt !== null,
    purchaseOrder: orderView(group.number, group.purchaseOrder, same),
    sentOrder: orderView(group.number, group.sentOrder, same),
    minorsConfirmedBy: group.minorsConfirmedBy,
    changes: changes.map(changeView),
    firstStart: group.firstStart?.toISOString() ?? null,
    askedAt: group.createdAt.toISOString(),
  };
}

export function acceptanceView({
  acceptedAt,
  acceptedBy,
  acceptedPosition,
  acceptedVersion,
}: Group): GroupAcceptance | null {
  if (!acceptedAt || acceptedVersion === null) return null;
  const [name, position] = [acceptedBy ?? '', acceptedPosition ?? ''];
  return { version: acceptedVersion, name, position, at: acceptedAt.toISOString() };
}

function orderView(group: string, order: StoredPurchaseOrder | null, same: readonly SameOrder[]): PurchaseOrder | null {
  if (!order) return null;
  const others = same.filter((one) => one.order === order.number && one.number !== group);
  return { ...order, alsoOn: others.map((one) => one.number) };
}

function changeView({ id, kind, staffId, byOrganizer, reason, at }: GroupChange): GroupChangeView {
  return { id, kind, staffId, byOrganizer, reason, at: at.toISOString() };
}
