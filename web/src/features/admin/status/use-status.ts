import { useCallback, useEffect, useState } from 'react';
import { tellSession, useSession } from '../session/session-store.js';
import { readStatus, type SystemStatus } from './service-status.js';

type StatusView = {
  readonly status: SystemStatus | undefined;
  /** When that came, in ms since 1970, UTC. */
  readonly askedAt: number;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
};

/** How the services are doing: asked when the tab is opened, when somebody signs in again, and by the button. */
export const useStatus = (): StatusView => {
  const session = useSession();
  const turn = session.status === 'signedIn' ? session.turn : undefined;
  const [status, setStatus] = useState<SystemStatus>();
  const [askedAt, setAskedAt] = useState(0);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

  const reload = useCallback(async () => {
    setState('loading');
    try {
      const told = await readStatus();
      if (told === null) tellSession({ type: 'refused' });
      else setStatus(told);
      setAskedAt(Date.now());
      setState('loaded');
    } catch {
      setState('failed');
    }
  }, []);

  useEffect(() => {
    if (turn !== undefined) void reload();
  }, [turn, reload]);

  return { status, askedAt, isLoading: state === 'loading', hasFailed: state === 'failed', reload };
};
