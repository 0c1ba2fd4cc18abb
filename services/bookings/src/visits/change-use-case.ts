import type { Actor } from './booking-change.entity.js';

/** Shared by moving, resizing, changing food and canceling. */
export interface ChangeUseCase<Request, Outcome> {
  execute(bookingId: string, request: Request, actor: Actor, idempotencyKey: string | null): Promise<Outcome>;
}
