import { Paper } from '../../../../kit/design/ground/ground.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import { GuestBook } from '../../../../shop/home/guest-book.js';
import { ToursOnOffer } from '../../../../shop/home/tours-on-offer.js';
import { CreekToCrust } from './creek-to-crust.js';
import { Hero } from './hero.js';

/** /: the mill at the creek, how flour is made, the tours, the guest book. */
export function HomePage() {
  usePageTitle();
  return (
    <>
      <Hero />
      <CreekToCrust />
      <Paper>
        <ToursOnOffer
          id="see-it-turn"
          title="See it turn"
          text="Three tours, all with the miller. Choose a time and pay online."
        />
      </Paper>
      <GuestBook />
    </>
  );
}
