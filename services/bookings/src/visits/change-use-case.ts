import type { Actor } from './booking-change.entity.js';

/** Moving, resizing, other food, cancelling: what each is called with, whoever does it. */
export interface ChangeUseCase<Request, Outcome> {
  execute(bookingId: string, request: Request, actor: Actor, idempotencyKey: string | null): Promise<Outcome>;
}
