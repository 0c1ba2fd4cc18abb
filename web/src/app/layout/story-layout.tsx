import { Outlet } from 'react-router-dom';
import { GateCloses } from './gate-closes.js';

/** A story page, with a booking button at its end. */
export function StoryLayout() {
  return (
    <>
      <Outlet />
      <GateCloses />
    </>
  );
}
