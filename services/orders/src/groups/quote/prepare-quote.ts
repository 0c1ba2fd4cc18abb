import type { StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import type { Fault } from '@hilltop/platform/outcome/in-language';
import { type FieldError, type InvalidInput, invalidInput } from '@hilltop/platform/outcome/parse-input';
import { Inject, Injectable } from '@nestjs/common';
import { faults } from '../../faults.en.js';
import type { ManagersDecide, NoGroupRate, PupilsNeedAdults } from '../../generated/refusals.js';
import { refuse } from '../../refusals.en.js';
import { StoreTermsRepository } from '../../store-terms/store-terms.repository.js';
import { TaxRepository } from '../../tax/tax.repository.js';
import { taxedCode } from '../exempt-lines.js';
import { Exemptions } from '../exemptions.js';
import type { Group } from '../group.entity.js';
import { firstStart, type GroupQuote, type QuotedPart } from '../group-quote.entity.js';
import { type GroupDay, GroupSeats } from '../group-seats.js';
import { depositOf, missingAdults, type People, priceGroup, rateKindOf } from '../price-group.js';
import type { GroupTerms } from '../terms/group-terms.js';
import { GroupTermsRepository } from '../terms/group-terms.repository.js';
import type { GroupQuoteRequest } from './group-quote.input.js';
import { quoteEnd } from './quote-dates.js';

export type QuoteRefusal = InvalidInput | ManagersDecide | NoGroupRate | PupilsNeedAdults;
export type PreparedQuote = Omit<GroupQuote, 'groupId' | 'version' | 'quotedBy'>;

/** What a group would be quoted now. Nothing is stored. */
@Injectable()
export class PrepareQuote {
  constructor(
    private readonly terms: GroupTermsRepository,
    private readonly seats: GroupSeats,
    private readonly store: StoreTermsRepository,
    private readonly taxes: TaxRepository,
    private readonly exemptions: Exemptions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(group: Group, request: GroupQuoteRequest, staff: StaffIdentity): Promise<PreparedQuote | QuoteRefusal> {
    const { version: termsVersion, terms } = await this.terms.current();
    const people = peopleOf(request);
    const refused = forManagers(request, staff) ?? (await this.unfit(request, people, terms));
    if (refused) return refused;
    const parts = await this.starts(group.tourId, request);
    if ('__typename' in parts) return parts;
    const rateKind = rateKindOf(people);
    const rateCents = request.rate ?? (await this.terms.rate(group.tourId, rateKind));
    if (rateCents === null) return refuse.NoGroupRate(rateKind);
    const { rates: taxRates, stateRates } = await this.store.now();
    const isExempt = (await this.exemptions.of(group.organizationId)) !== null;
    const taxed = { taxRates, stateRates, isExempt };
    const price = priceGroup({ ...people, rateKind, rateCents, extras: request.extras, terms, ...taxed });
    const now = this.clock.now();
    const depositCents = request.withoutDeposit ? 0 : depositOf(price.totalCents, terms.depositPercent);
    const validUntil = quoteEnd(now, firstStart(parts), terms);
    return { ...price, ...people, rateKind, rateCents, depositCents, parts, validUntil, termsVersion, quotedAt: now };
  }

  /** The same at the rate that a group accepted, with other people or starts. Whether they have room, bookings says. @param staff null: its organizer */
  async count(
    group: Group,
    accepted: GroupQuote,
    terms: GroupTerms,
    parts: GroupQuoteRequest['parts'],
    staff: StaffIdentity | null,
  ): Promise<PreparedQuote | QuoteRefusal> {
    const extras = accepted.lines
      .filter(({ kind }) => kind === 'extra')
      .map((extra) => ({ ...extra, taxCode: taxedCode(extra.taxCode) }));
    const request = { parts, extras, rate: null, withoutDeposit: false };
    const people = peopleOf(request);
    const had = new Set(accepted.parts.filter(({ ownStart }) => ownStart).map(({ startsAt }) => startsAt));
    const planned = await this.starts(group.tourId, request, true);
    if ('__typename' in planned) return planned;
    const isNewOwn = planned.some(({ ownStart, startsAt }) => ownStart && !had.has(startsAt));
    const refused = (isNewOwn ? forManagers(request, staff) : undefined) ?? (await this.unfit(request, people, terms));
    if (refused) return refused;
    const { rateKind, rateCents, depositCents, validUntil, termsVersion } = accepted;
    const { rates: taxRates, stateRates } = await this.store.now();
    const isExempt = (await this.exemptions.of(group.organizationId)) !== null;
    const taxed = { taxRates, stateRates, isExempt };
    const price = priceGroup({ ...people, rateKind, rateCents, extras, terms, ...taxed });
    const kept = { depositCents: Math.min(depositCents, price.totalCents), validUntil, termsVersion };
    return { ...price, ...people, rateKind, rateCents, ...kept, parts: planned, quotedAt: this.clock.now() };
  }

  private async unfit(
    { parts, extras }: GroupQuoteRequest,
    people: People,
    terms: GroupTerms,
  ): Promise<QuoteRefusal | undefined> {
    const all = people.pupils + people.adults;
    const { smallestGroup, mostPeople, mostParts } = terms;
    const problem = (fault: Fault) => invalidInput([{ field: 'parts', message: fault.error() }]);
    if (all < smallestGroup) return problem(faults.small(smallestGroup));
    if (all > mostPeople) return problem(faults.large(mostPeople));
    if (parts.length > mostParts) return problem(faults.manyStarts(mostParts));
    const missing = missingAdults(people, terms);
    if (missing > 0) return refuse.PupilsNeedAdults({ missing });
    const codes = extras.length === 0 ? [] : (await this.taxes.codes()).map(({ code }) => code);
    const unknown = extras.findIndex(({ taxCode }) => !codes.includes(taxCode));
    if (unknown < 0) return undefined;
    return invalidInput([{ field: `extras.${unknown}.taxCode`, message: 'There is no such tax code' }]);
  }

  /** The instants of its starts, where each has room: a quote holds no seat, and promises none that are gone. */
  private async starts(
    tourId: string,
    { parts }: GroupQuoteRequest,
    hasSeats = false,
  ): Promise<QuotedPart[] | InvalidInput> {
    const dates = [...new Set(parts.map(({ tourDate }) => tourDate))];
    const days = new Map(
      await Promise.all(dates.map(async (day) => [day, await this.seats.day(tourId, day)] as const)),
    );
    const wrong: FieldError[] = [];
    const quoted = parts.map((part, place): QuotedPart => {
      const day = days.get(part.tourDate);
      const start = day?.starts.find(({ time }) => time === part.tourTime);
      const message = day ? startFault(part, day, hasSeats) : faults.noLongerForGroups.error();
      if (message) wrong.push({ field: `parts.${place}.tourTime`, message });
      return { ...part, startsAt: start?.startsAt ?? '' };
    });
    if (wrong.length > 0) return invalidInput(wrong);
    return quoted.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  }
}

export function peopleOf({ parts }: Pick<GroupQuoteRequest, 'parts'>): People {
  const sum = (of: keyof People) => parts.reduce((all, part) => all + part[of], 0);
  return { pupils: sum('pupils'), adults: sum('adults') };
}

function forManagers({ parts, rate, withoutDeposit }: GroupQuoteRequest, staff: StaffIdentity | null) {
  if (staff?.staffRole === 'manager') return undefined;
  if (rate !== null && rate !== undefined) return refuse.ManagersDecide({ field: 'rate' });
  if (withoutDeposit) return refuse.ManagersDecide({ field: 'withoutDeposit' });
  const own = parts.findIndex(({ ownStart }) => ownStart);
  return own < 0 ? undefined : refuse.ManagersDecide({ field: `parts.${own}.ownStart` });
}

/** @param hasSeats of its own among those that are taken */
function startFault(
  { tourTime, pupils, adults, ownStart }: GroupQuoteRequest['parts'][number],
  day: GroupDay,
  hasSeats: boolean,
) {
  if (day.closed) return day.closed;
  const start = day.starts.find(({ time }) => time === tourTime);
  if (!start) return faults.noSuchTime.error();
  if (hasSeats) return undefined;
  if (ownStart) return start.seatsLeft < start.capacity ? faults.othersCome.error() : undefined;
  if (start.seatsLeft >= pupils + adults) return undefined;
  return faults.fewSeats(start.seatsLeft).error();
}
