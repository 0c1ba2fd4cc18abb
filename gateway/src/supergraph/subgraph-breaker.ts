import { type CircuitBreakerPolicy, circuitBreaker, handleType, SamplingBreaker } from 'cockatiel';
import { CallError } from './call-error.js';

/** Opens when half of at least ten calls within ten seconds got no response. After a second, one probe call decides. */
export function subgraphBreaker(changed: (isOpen: boolean) => void): CircuitBreakerPolicy {
  const breaker = circuitBreaker(handleType(CallError), {
    halfOpenAfter: 1_000,
    breaker: new SamplingBreaker({ threshold: 0.5, duration: 10_000, minimumRps: 1 }),
  });
  breaker.onBreak(() => changed(true));
  breaker.onReset(() => changed(false));
  return breaker;
}
