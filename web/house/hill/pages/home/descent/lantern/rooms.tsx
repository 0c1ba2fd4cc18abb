import { type ReactNode, useRef } from 'react';
import { lazyPart } from '../../../../../../kit/lib/loading/lazy-part.js';
import { latePart } from '../../late-part.js';

const Lantern = latePart(lazyPart(async () => (await import('./lantern.js')).Lantern));

/** The rooms, lit as they are drawn. The lantern at the first one comes later, and moves nothing. */
export function Rooms({ children }: { readonly children: ReactNode }) {
  const rooms = useRef<HTMLDivElement>(null);
  return (
    <div ref={rooms} style={{ position: 'relative' }}>
      <Lantern rooms={rooms} />
      {children}
    </div>
  );
}
