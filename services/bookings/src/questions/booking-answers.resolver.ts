import { CurrentIdentity } from '@hilltop/platform/graphql/current-identity';
import { type Identity, readsOnly } from '@hilltop/platform/identity/identity';
import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import DataLoader from 'dataloader';
import { DataSource, type EntityManager } from 'typeorm';
import type { Booking as BookingView, GuestAnswer } from '../generated/schema-types.js';

/** $1 bookings. */
const ANSWERS = `
  SELECT booking_id AS "bookingId", question_id AS "questionId", q.text AS question, guest, a.text, on_day_sheet AS "onDaySheet"
  FROM answers a JOIN questions q ON q.id = question_id WHERE booking_id = ANY($1::uuid[]) ORDER BY q.position, q.id, guest`;

/** By booking, in the order in which they are asked. */
export async function answersOf(
  manager: EntityManager,
  bookingIds: readonly string[],
): Promise<ReadonlyMap<string, readonly GuestAnswer[]>> {
  const rows: (GuestAnswer & { bookingId: string })[] = await manager.query(ANSWERS, [bookingIds]);
  const views = rows.map(({ bookingId, ...answer }) => ({
    bookingId,
    answer: { ...answer, __typename: 'GuestAnswer' } as const,
  }));
  const found = Map.groupBy(views, ({ bookingId }) => bookingId);
  return new Map([...found].map(([id, all]) => [id, all.map(({ answer }) => answer)]));
}

/** Batched per response. Guides see those for the day sheet; no service mails any, and readers of the books see none. */
@Resolver('Booking')
export class BookingAnswersResolver {
  private readonly loader = new DataLoader(
    async (ids: readonly string[]) => {
      const answers = await answersOf(this.dataSource.manager, ids);
      return ids.map((id) => answers.get(id) ?? []);
    },
    { cache: false, maxBatchSize: 100, batchScheduleFn: setImmediate },
  );

  constructor(private readonly dataSource: DataSource) {}

  @ResolveField('answers')
  async answers(
    @Parent() { id }: BookingView,
    @CurrentIdentity() identity: Identity,
  ): Promise<readonly GuestAnswer[] | null> {
    const isHidden = identity.role === 'staff' && (identity.staffRole === 'ops' || readsOnly(identity));
    if (identity.role === 'service' || isHidden) return null;
    const answers = await this.loader.load(id);
    const isGuide = identity.role === 'staff' && identity.staffRole === 'guide';
    return isGuide ? answers.filter(({ onDaySheet }) => onDaySheet) : answers;
  }
}
