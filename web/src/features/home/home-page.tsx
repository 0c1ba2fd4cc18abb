import { Paper } from '../../design/ground/ground.js';
import { usePageTitle } from '../../document/page-title.js';
import { PosterWall } from './daylight/poster-wall.js';
import { Walk } from './daylight/walk.js';
import { WayHere } from './daylight/way-here.js';
import { Descent } from './descent/descent.js';
import { Evening } from './evening.js';
import { GuestBook } from './guest-book.js';
import { Hero } from './hero.js';

/** /: from the gate at night through the rooms and the tunnel into the morning, and back to the gate. */
export function HomePage() {
  usePageTitle();
  return (
    <>
      <Hero />
      <Descent />
      <Paper>
        <Walk />
      </Paper>
      <GuestBook />
      <PosterWall />
      <WayHere />
      <Evening />
    </>
  );
}
