import { useCallback, useEffect, useState } from 'react';
import { tellSession, useSession } from '../session/session-store.js';
import { readStatus, type ServiceStatus } from './service-status.js';

type StatusView = {
  readonly services: readonly ServiceStatus[] | undefined;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly reload: () => Promise<void>;
};

/** How the services are doing: asked when the tab is opened, when somebody signs in again, and by the button. */
export const useStatus = (): StatusView => {
  const session = useSession();
  const turn = session.status === 'signedIn' ? session.turn : undefined;
  const [services, setServices] = useState<readonly ServiceStatus[]>();
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');

  const reload = useCallback(async () => {
    setState('loading');
    try {
      const told = await readStatus();
      if (told === null) tellSession({ type: 'refused' });
      else setServices(told);
      setState('loaded');
    } catch {
      setState('failed');
    }
  }, []);

  useEffect(() => {
    if (turn !== undefined) void reload();
  }, [turn, reload]);

  return { services, isLoading: state === 'loading', hasFailed: state === 'failed', reload };
};
