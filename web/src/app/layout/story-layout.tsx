import { Outlet } from 'react-router-dom';
import { GateCloses } from './gate-closes.js';

/** A page of the story, and the way to the booking at its end. */
export function StoryLayout() {
  return (
    <>
      <Outlet />
      <GateCloses />
    </>
  );
}
