import { formatRate } from './tax-lines.js';
import type { TaxRate } from './tax-rate.entity.js';

interface PartsRead {
  readonly rate: number;
  readonly stateRate?: number | null | undefined;
  readonly localRate?: number | null | undefined;
}

/** Why parts are no parts of a rate, as a sentence; undefined if they add up, or if there are none. In basis points. */
export function partsFault({ rate, stateRate, localRate }: PartsRead): string | undefined {
  const [state, local] = [stateRate ?? undefined, localRate ?? undefined];
  if (state === undefined && local === undefined) return undefined;
  if (state === undefined || local === undefined) return 'Please say both parts, 0 where there is none';
  const sum = state + local;
  return sum === rate ? undefined : `The parts add up to ${formatRate(sum)}%, and the rate is ${formatRate(rate)}%`;
}

/** In percent; null where nobody said. */
export function ratePartsView({ basisPoints, stateBasisPoints }: Pick<TaxRate, 'basisPoints' | 'stateBasisPoints'>) {
  if (stateBasisPoints === null) return { stateRate: null, localRate: null };
  return { stateRate: formatRate(stateBasisPoints), localRate: formatRate(basisPoints - stateBasisPoints) };
}
