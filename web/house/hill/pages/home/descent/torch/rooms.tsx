import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { loadPart } from '../../../../../../kit/lib/loading/load-part.js';

/** The rooms. A torch is loaded when they come near the window, for visitors who want motion. */
export function Rooms({ children }: { readonly children: ReactNode }) {
  const rooms = useRef<HTMLDivElement>(null);
  const [Torch, setTorch] = useState<ComponentType<{ readonly rooms: RefObject<HTMLElement | null> }>>();
  useEffect(() => {
    if (rooms.current === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      loadPart(() => import('./torch.js')).then(
        (part) => setTorch(() => part.Torch),
        () => undefined,
      );
    });
    watch.observe(rooms.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={rooms} style={{ position: 'relative' }}>
      {children}
      {Torch ? <Torch rooms={rooms} /> : null}
    </div>
  );
}
