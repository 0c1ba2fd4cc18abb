import type { StoredRefusal } from '../lines/sale-line.entity.js';
import { refuse, TAKEN_ELSEWHERE } from '../refusals.en.js';

/**
 * Somebody else captured a payment, e.g. staff in the provider's dashboard: it goes back whole. A fact says so, because its sentence is in
 * the language of the request that met it, and a job decides about the money.
 */
export const takenElsewhere = (): StoredRefusal => ({
  ...refuse.PaymentRefused.takenElsewhere(),
  isTakenElsewhere: true,
});

/** The releases before this fact stored the English sentence alone. */
export const isTakenElsewhere = (refusal: StoredRefusal | null): boolean =>
  refusal?.isTakenElsewhere === true || refusal?.message === TAKEN_ELSEWHERE;
