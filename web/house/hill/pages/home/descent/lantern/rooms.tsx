import { type ReactNode, useRef } from 'react';
import { Late } from '../../late.js';

async function load() {
  return (await import('./lantern.js')).Lantern;
}

/** The rooms, lit as they are drawn. The lantern at the first one comes later, and moves nothing. */
export function Rooms({ children }: { readonly children: ReactNode }) {
  const rooms = useRef<HTMLDivElement>(null);
  return (
    <div ref={rooms} style={{ position: 'relative' }}>
      <Late load={load} props={{ rooms }} />
      {children}
    </div>
  );
}
