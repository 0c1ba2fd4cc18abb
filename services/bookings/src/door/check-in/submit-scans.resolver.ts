import { CurrentStaff, type StaffIdentity } from '@hilltop/platform/graphql/current-staff';
import { CLOCK, type Clock } from '@hilltop/platform/lifecycle/clock';
import { invalidInput, type ParsedInput, parseInput } from '@hilltop/platform/outcome/parse-input';
import { Inject } from '@nestjs/common';
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ScanResult, SubmitScansResult } from '../../generated/schema-types.js';
import { OwnTimes } from '../../opening/schedule/own-times.js';
import { VenueClock } from '../../opening/schedule/venue-clock.js';
import { MOST_SCANS, type ScanRequest, scanInputOn } from './submit-scans.input.js';
import { type Counted, SubmitScans } from './submit-scans.js';

const NOT_LED = 'This ticket is of a time that you do not lead. Take the time over and scan the ticket again';

@Resolver()
export class SubmitScansResolver {
  constructor(
    private readonly submitScans: SubmitScans,
    private readonly ownTimes: OwnTimes,
    private readonly venue: VenueClock,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Mutation('submitScans')
  async submit(
    @Args('scans') scans: readonly { id: string }[],
    @CurrentStaff() staff: StaffIdentity,
  ): Promise<SubmitScansResult> {
    const tooMany = `At most ${MOST_SCANS} scans can be sent at once`;
    if (scans.length > MOST_SCANS) return invalidInput([{ field: 'scans', message: tooMany }]);
    const input = scanInputOn(this.venue.today(this.clock.now()));
    const parsed = await this.refuseForeign(
      scans.map((scan) => parseInput(input, scan)),
      staff,
    );
    const counted = await this.submitScans.execute(
      parsed.flatMap((one) => (one.ok ? one.value : [])),
      staff,
    );
    const next = counted.values();
    const results = scans.map(({ id }, at) => result(id, parsed[at], () => next.next().value));
    return { __typename: 'ScansSubmitted', results };
  }

  /** A guide counts people of parties that they lead, and says what these paid. An unknown ticket is answered like another's. */
  private async refuseForeign(
    parsed: readonly ParsedInput<ScanRequest>[],
    staff: StaffIdentity,
  ): Promise<ParsedInput<ScanRequest>[]> {
    const counting = parsed.flatMap((one) => (one.ok && counts(one.value) ? (one.value.bookingId ?? []) : []));
    const own = await this.ownTimes.scanned(counting, staff);
    return parsed.map((one) => {
      if (!one.ok || !counts(one.value) || one.value.bookingId == null || own.has(one.value.bookingId)) return one;
      return { ok: false, refusal: invalidInput([{ field: 'bookingId', message: NOT_LED }]) };
    });
  }
}

function counts({ people, checkMoney }: ScanRequest): boolean {
  return people !== 0 || checkMoney;
}

function result(
  id: string,
  parsed: ParsedInput<ScanRequest> | undefined,
  takeCounted: () => Counted | undefined,
): ScanResult {
  const fault = parsed?.ok === false ? (parsed.refusal.fields[0]?.message ?? parsed.refusal.message) : null;
  const { admitted = 0, conflict = null } = (fault === null && takeCounted()) || {};
  return { __typename: 'ScanResult', id, admitted, conflict, fault };
}
