import { staffActionRecorded } from '@hilltop/contracts/bookings/staff-action-recorded';
import { inTransaction } from '@hilltop/platform/database/transaction';
import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Outbox } from '@hilltop/platform/messaging/outbox/outbox';
import { parseInput } from '@hilltop/platform/outcome/parse-input';
import { staffActionEvent } from '@hilltop/platform/staff-action';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { DataSource, IsNull } from 'typeorm';
import type {
  AddTicketTypeResult,
  EndTicketTypeResult,
  TicketType,
  UpdateTicketTypeResult,
} from '../generated/schema-types.js';
import { ADULT } from '../prices/ticket-line.js';
import { TicketTypeRow } from '../prices/ticket-type.entity.js';
import { refuse } from '../refusals.en.js';
import { ReadPrices, rowView } from './read-prices.js';
import { adultsStay } from './set-prices.js';
import { type TicketTypeRequest, ticketTypeChangeInput, ticketTypeInput } from './tour-price.input.js';

/** One at a time: each is placed after the last. */
const LOCK_TYPES = `SELECT pg_advisory_xact_lock(hashtext('ticket types'))`;
const LAST_PLACE = 'SELECT coalesce(max(position), 0)::integer AS position FROM ticket_types';

@Resolver()
export class TicketTypesResolver {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly read: ReadPrices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Query('ticketTypes')
  async list(): Promise<TicketType[]> {
    return (await this.read.types()).map(rowView);
  }

  @Mutation('addTicketType')
  async add(@Args('input') input: unknown, @CurrentStaff() staff: StaffIdentity): Promise<AddTicketTypeResult> {
    const parsed = parseInput(ticketTypeInput, input);
    if (!parsed.ok) return parsed.refusal;
    const added = await this.store(parsed.value, staff);
    return added ? { __typename: 'TicketTypeAdded', type: rowView(added) } : refuse.TicketTypeExists();
  }

  @Mutation('updateTicketType')
  async update(
    @Args('code') code: string,
    @Args('input') input: unknown,
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<UpdateTicketTypeResult> {
    const parsed = parseInput(ticketTypeChangeInput, input);
    if (!parsed.ok) return parsed.refusal;
    const now = this.clock.now();
    const updated = await inTransaction(this.dataSource, async (manager) => {
      const before = await manager.findOne(TicketTypeRow, { where: { code }, lock: { mode: 'pessimistic_write' } });
      if (!before) return undefined;
      const after = await manager.save(Object.assign(new TicketTypeRow(), before, parsed.value));
      const target = { targetType: 'ticket_type', targetId: code, targetName: after.label };
      const action = { staff, action: 'updateTicketType', ...target, before: spanish(before), after: spanish(after) };
      await this.outbox.add(manager, staffActionEvent(staffActionRecorded, action, now));
      return after;
    });
    this.outbox.wake();
    return updated ? { __typename: 'TicketTypeUpdated', type: rowView(updated) } : refuse.TicketTypeNotFound();
  }

  @Mutation('endTicketType')
  async end(@Args('code') code: string, @CurrentStaff() staff: StaffIdentity): Promise<EndTicketTypeResult> {
    if (code === ADULT) return adultsStay('code');
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (manager) => {
      const { affected } = await manager.update(TicketTypeRow, { code, endedAt: IsNull() }, { endedAt: now });
      if (affected !== 1) return;
      const action = { staff, action: 'endTicketType', targetType: 'ticket_type', targetId: code, targetName: code };
      const recorded = { ...action, before: { ended: false }, after: { ended: true } };
      await this.outbox.add(manager, staffActionEvent(staffActionRecorded, recorded, now));
    });
    this.outbox.wake();
    const type = await this.dataSource.manager.findOneBy(TicketTypeRow, { code });
    return type ? { __typename: 'TicketTypeEnded', type: rowView(type) } : refuse.TicketTypeNotFound();
  }

  private async store(request: TicketTypeRequest, staff: StaffIdentity): Promise<TicketTypeRow | undefined> {
    const now = this.clock.now();
    const added = await inTransaction(this.dataSource, async (manager) => {
      await manager.query(LOCK_TYPES);
      if (await manager.existsBy(TicketTypeRow, { code: request.code })) return undefined;
      const [last]: { position: number }[] = await manager.query(LAST_PLACE);
      const place = { position: (last?.position ?? 0) + 1, endedAt: null };
      const type = Object.assign(new TicketTypeRow(), request, place);
      await manager.insert(TicketTypeRow, type);
      const { code, label } = type;
      const target = { targetType: 'ticket_type', targetId: code, targetName: label };
      const recorded = { staff, action: 'addTicketType', ...target, before: null, after: { code, label } };
      await this.outbox.add(manager, staffActionEvent(staffActionRecorded, recorded, now));
      return type;
    });
    this.outbox.wake();
    return added;
  }
}

function spanish({ labelEs, singularEs, pluralEs, noteEs }: TicketTypeRow) {
  return { labelEs, singularEs, pluralEs, noteEs };
}
