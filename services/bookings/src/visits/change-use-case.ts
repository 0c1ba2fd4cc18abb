import type { Actor } from './booking-change.entity.js';

/** The common signature of moving, resizing, changing food and cancelling. */
export interface ChangeUseCase<Request, Outcome> {
  execute(bookingId: string, request: Request, actor: Actor, idempotencyKey: string | null): Promise<Outcome>;
}
