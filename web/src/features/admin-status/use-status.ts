import { useCallback, useEffect, useState } from 'react';
import { sessionStore, useSession } from '../../admin/session-state/session-store.js';
import { fetchStatus, type SystemStatus } from './service-status.js';

interface StatusView {
  readonly status: SystemStatus | undefined;
  /** When it was fetched, in ms since 1970, UTC. */
  readonly fetchedAt: number;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
}

/** The status of the services: fetched when the tab is opened, in each new session, and on reload. */
export function useStatus(): StatusView {
  const state = useSession();
  const session = state.status === 'signedIn' ? state.session : undefined;
  const [status, setStatus] = useState<SystemStatus>();
  const [fetchedAt, setFetchedAt] = useState(0);
  const [request, setRequest] = useState<'loading' | 'loaded' | 'failed'>('loading');

  const reload = useCallback(async () => {
    setRequest('loading');
    try {
      const answer = await fetchStatus();
      if (answer === null) sessionStore.send({ type: 'refused' });
      else setStatus(answer);
      setFetchedAt(Date.now());
      setRequest('loaded');
    } catch {
      setRequest('failed');
    }
  }, []);

  useEffect(() => {
    if (session !== undefined) void reload();
  }, [session, reload]);

  return { status, fetchedAt, isLoading: request === 'loading', hasFailed: request === 'failed', reload };
}
