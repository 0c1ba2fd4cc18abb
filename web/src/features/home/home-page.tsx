import { usePageTitle } from '../../document/page-title.js';
import { GuestBook } from './guest-book.js';
import { Hero } from './hero.js';
import { Rooms } from './rooms.js';

/** /: down from the gate at night, through the rooms and the tunnel, out into the morning. */
export function HomePage() {
  usePageTitle();
  return (
    <>
      <Hero />
      <Rooms />
      <GuestBook />
    </>
  );
}
