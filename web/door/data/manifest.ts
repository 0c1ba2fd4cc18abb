import type { DoorDayQuery, DoorDeliveryFactsFragment } from '../../generated/door-operations.js';
import { TOUR_TYPES } from '../../kit/lib/tour-labels.js';
import { z } from '../../kit/lib/zod.js';

type Answer = NonNullable<DoorDayQuery['doorManifest']>;

const partySchema = z.object({
  bookingId: z.string(),
  confirmationCode: z.string(),
  name: z.string(),
  startsAt: z.string(),
  time: z.string(),
  tourType: z.enum(TOUR_TYPES),
  tourName: z.string(),
  guests: z.number(),
  /** By guest type; missing in lists and sealed rows of an earlier release. */
  party: z.string().optional(),
  /** Whose ID to ask for: "1 senior". */
  proofFor: z.string().nullish(),
  revision: z.number(),
  /** The oldest revision whose ticket is still good; missing in lists of an earlier release. */
  ticketRevision: z.number().optional(),
  status: z.enum(['confirmed', 'moved', 'cancelled', 'displaced']),
  movedTo: z.object({ date: z.string(), time: z.string() }).nullish(),
  /** Of its mails; missing in lists of an earlier release. */
  language: z.string().optional(),
  accessNeeds: z.string().nullish(),
  waivers: z.object({ signed: z.number(), of: z.number() }),
  specialRequests: z.string().nullish(),
  food: z.string().nullish(),
  /** What the party pays at the door; missing in lists of an earlier release. */
  toPay: z.string().nullish(),
  /** Missing in lists of an earlier release. */
  notes: z.array(z.string()).readonly().optional(),
  /** Answers for the day sheet with their questions; missing in lists of an earlier release. */
  answers: z.array(z.string()).readonly().optional(),
});

/** A party as the phone has it: from the list, or from a sealed row that its ticket opened. */
export type Party = z.output<typeof partySchema>;

export function parseParty(json: string): Party {
  return partySchema.parse(JSON.parse(json, withCurrentNames));
}

/** For `JSON.parse`: lists and sealed rows of the release before have its field names. */
export function withCurrentNames(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { code, requests, wishes = requests, groupSize, ...current } = value as Readonly<Record<string, unknown>>;
  return {
    ...(code !== undefined && { confirmationCode: code }),
    ...(wishes !== undefined && { specialRequests: wishes }),
    ...(groupSize !== undefined && { guests: groupSize }),
    ...current,
  };
}

/** A public key that verifies tickets. Several can have the same id. */
export type TicketKey = Pick<Answer['keys'][number], 'id' | 'publicKey'>;

/** A row that only the holder of its ticket can find and open (infra/decisions/0192). */
export type SealedRow = Pick<NonNullable<Answer['tickets']>[number], 'key' | 'sealed'>;

type TimeFact = Answer['times'][number];
type NewFact = 'isOwn' | 'tourNames' | 'guideIds' | 'guidesNeeded';
/** Some facts are missing in lists of an earlier release. */
export type DoorTime = Omit<TimeFact, '__typename' | NewFact> & Partial<Pick<TimeFact, NewFact>>;

/** The time of a party or a ticket in the day's list; undefined when it is of another day. */
export function timeOf(
  party: { readonly tourType: string; readonly startsAt: string },
  times: readonly DoorTime[],
): DoorTime | undefined {
  return times.find(
    ({ tourType, startsAt }) => party.tourType === tourType && Date.parse(party.startsAt) === Date.parse(startsAt),
  );
}

/** What one restaurant delivers at one time. */
export type Delivery = DoorDeliveryFactsFragment;

/** What a phone stores of a day, so that it needs no network. */
export interface Manifest {
  readonly version: string;
  /** YYYY-MM-DD */
  readonly date: string;
  /** The server's time, UTC, ISO 8601. */
  readonly madeAt: string;
  /** The house's word at the gate; missing in lists of an earlier release. */
  readonly gateWord?: string | null;
  readonly keys: readonly TicketKey[];
  readonly times: readonly DoorTime[];
  readonly tickets: readonly SealedRow[];
  readonly admitted: readonly { readonly bookingId: string; readonly people: number }[];
  /** A guide gets the parties of their own times, the desk and managers all. */
  readonly parties: readonly Party[];
  readonly deliveries: readonly Delivery[];
}
