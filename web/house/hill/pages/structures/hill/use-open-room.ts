import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useOnceHydrated } from '../../../../../kit/document/use-once-hydrated.js';
import { features, type Room, secretRoom } from '../../../texts/features.js';

/** In the order of the page. */
export const rooms: readonly Room[] = [...features, secretRoom];

/**
 * The room that the visitor looks into. It is in the address (`/structures#tea-garden`), so that Back leaves it and a
 * link leads into it.
 */
export function useOpenRoom() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const opener = useRef<HTMLElement>(null);
  const id = useOnceHydrated(hash.slice(1), '');
  const room = rooms.find((each) => each.id === id);

  return {
    room,
    /** @param by the pressed button. Focus returns to it */
    open: (chosen: Room, by: HTMLElement): void => {
      opener.current = by;
      void navigate(`#${chosen.id}`, { replace: room !== undefined, preventScrollReset: true });
    },
    close: (): void => {
      void navigate('.', { replace: true, preventScrollReset: true });
      const back = opener.current ?? document.querySelector<HTMLElement>(`[data-room="${id}"]`);
      opener.current = null;
      // The names are hidden while a room is open: they have to be shown to take the focus.
      requestAnimationFrame(() => back?.focus());
    },
  };
}
