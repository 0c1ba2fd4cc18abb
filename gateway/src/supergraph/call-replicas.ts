import { CallError } from './call-error.js';
import type { Replica } from './replica.js';
import type { ReplicaSet } from './replica-set.js';

interface Attempts<Response> {
  readonly attempt: (replica: Replica) => Promise<Response>;
  /** The call can be retried. */
  readonly isRepeatable: boolean;
  readonly isExpired: () => boolean;
  readonly discard?: (response: Response) => void;
}

/**
 * One after another until one responds. A request that was never sent goes to every replica; one that was sent, or got a 502 or 503,
 * is retried at most once. Responses eject and restore replicas.
 */
export async function callReplicas<Response extends { readonly status: number; readonly leaving: boolean }>(
  replicas: ReplicaSet<Replica>,
  { attempt, isRepeatable, isExpired, discard }: Attempts<Response>,
): Promise<Response> {
  const tried = new Set<Replica>();
  for (let repeats = isRepeatable ? 1 : 0; ; repeats -= 1) {
    const replica = replicas.choose(tried);
    tried.add(replica);
    try {
      const response = await attempt(replica);
      const isGone = response.status === 502 || response.status === 503;
      if (isGone) replicas.eject(replica, `status ${response.status}`);
      else if (response.leaving) replicas.eject(replica, 'is shutting down');
      else replicas.restore(replica);
      if (!isGone || repeats === 0) return response;
      discard?.(response);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      replicas.eject(replica, isExpired() ? 'no response in time' : error.message);
      if (isExpired()) throw error;
      if (!error.sent && tried.size < replicas.all.length) repeats += 1;
      else if (repeats === 0) throw error;
    }
  }
}
