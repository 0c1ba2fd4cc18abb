import { isUniqueViolation } from '@hilltop/platform/database/postgres-errors';
import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CountClosed } from '../../generated/refusals.js';
import { refuse } from '../../refusals.en.js';
import type { Group } from '../group.entity.js';
import { firstStart, GroupQuote } from '../group-quote.entity.js';
import { GroupsRepository } from '../groups.repository.js';
import type { People } from '../price-group.js';
import type { GroupQuoteRequest } from '../quote/group-quote.input.js';
import { type PreparedQuote, PrepareQuote, peopleOf, type QuoteRefusal } from '../quote/prepare-quote.js';
import { heldAfterChange } from '../quote/quote-dates.js';
import type { GroupTerms } from '../terms/group-terms.js';
import { GroupTermsRepository } from '../terms/group-terms.repository.js';
import { VenueDays } from '../venue-days.js';
import type { DoneBy } from './change-group.js';
import { StartStep, type StepOutcome } from './start-step.js';

/** Other people, or other starts, of a group that has its seats: a version of its quote at the price that it accepted. */
@Injectable()
export class ChangeCount {
  constructor(
    private readonly dataSource: DataSource,
    private readonly groups: GroupsRepository,
    private readonly terms: GroupTermsRepository,
    private readonly prepare: PrepareQuote,
    private readonly steps: StartStep,
    private readonly days: VenueDays,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** @param revision that the caller saw @param by without staff: its organizer */
  async execute(
    group: Group,
    revision: number,
    parts: GroupQuoteRequest['parts'],
    by: DoneBy & { readonly staff: StaffIdentity | null },
  ): Promise<StepOutcome | CountClosed | QuoteRefusal> {
    const isComing = group.state === 'accepted' || group.state === 'secured';
    if (group.revision !== revision || group.step !== null || !isComing) return 'changed';
    const accepted = await this.groups.quote(group);
    const { manager } = this.dataSource;
    const terms = await this.terms.of(accepted.termsVersion);
    const closed = this.countClosed(group, terms, peopleOf({ parts }));
    if (closed) return closed;
    const quote = await this.prepare.count(group, accepted, terms, parts, by.staff);
    if ('__typename' in quote) return quote;
    const version = (await manager.maximum(GroupQuote, 'version', { groupId: group.id })) ?? 0;
    const row = { ...quote, groupId: group.id, version: version + 1, quotedBy: by.staff?.id ?? null };
    try {
      await manager.insert(GroupQuote, row as object);
    } catch (error) {
      // Somebody else changes it at this moment.
      if (isUniqueViolation(error)) return 'changed';
      throw error;
    }
    const facts = { ...by, quoteVersion: row.version, ...this.heldUntil(group, quote, terms) };
    return this.steps.start(group, { states: ['accepted', 'secured'], step: 'changing', facts });
  }

  /** The end of its holds, where it is another one at these starts. */
  private heldUntil({ heldUntil, displacedAt }: Group, { parts }: PreparedQuote, terms: GroupTerms) {
    if (!heldUntil) return {};
    const until = heldAfterChange(this.clock.now(), displacedAt ? undefined : heldUntil, firstStart(parts), terms);
    return until === heldUntil ? {} : { heldUntil: until.toISOString() };
  }

  /** Once it is final, the count goes up only. */
  private countClosed(group: Group, terms: GroupTerms, { pupils, adults }: People): CountClosed | undefined {
    if (!group.firstStart || pupils + adults >= group.pupils + group.adults) return undefined;
    const since = this.days.countFinalAt(group.firstStart, terms);
    return this.clock.now() < since ? undefined : refuse.CountClosed({ since: since.toISOString() });
  }
}
