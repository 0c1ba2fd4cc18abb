import { keyframes, styled } from 'styled-components';
import { ButtonLink } from '../../../../kit/design/controls/button-link.js';
import { Night, Paper } from '../../../../kit/design/ground/ground.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import { GuestBook } from '../../../../shop/home/guest-book.js';
import { ToursOnOffer } from '../../../../shop/home/tours-on-offer.js';
import evening from '../../drawings/descent/evening.svg';
import leaf from '../../drawings/descent/leaf.svg';
import { PosterWall } from './daylight/poster-wall.js';
import { Descent } from './descent/descent.js';
import { UnderThisFloor } from './drive.js';
import { Hero } from './hero.js';

const Dusk = styled(Night)`
  position: relative;
  margin-top: -1px;
  overflow: clip;
  border-bottom: 1px solid var(--brass);
  > picture img { width: 100%; max-width: none; height: auto; aspect-ratio: 1440 / 740; }
  @media (max-width: 61.99rem) { > picture img { aspect-ratio: 860 / 740; } }
  @media (max-width: 47.99rem) { > picture img { aspect-ratio: 500 / 740; } }
`;

const shutLeft = keyframes`from { transform: scaleX(0.16); } to { transform: none; }`;
const shutRight = keyframes`from { transform: scaleX(-0.16); } to { transform: scaleX(-1); }`;

/** Two gate leaves between the towers, which close as they scroll into view. */
const Gate = styled.div`
  position: absolute;
  left: 45.3%;
  top: 76.3%;
  width: 9.4%;
  @media (max-width: 61.99rem) { left: 42.1%; width: 15.8%; }
  @media (max-width: 47.99rem) { left: 36.9%; width: 26.2%; }
  img { position: absolute; top: 0; left: 0; width: 52.5%; height: auto; transform-origin: 2% 50%; }
  img + img { left: auto; right: 0; transform: scaleX(-1); transform-origin: 50% 50%; }
  @supports (animation-timeline: view()) {
    @media (prefers-reduced-motion: no-preference) {
      img { animation: ${shutLeft} linear both; animation-timeline: view(); animation-range: entry 60% cover 52%; }
      img + img { animation-name: ${shutRight}; }
    }
  }
`;

const Words = styled.div`
  position: absolute;
  left: 50%;
  top: 39%;
  translate: -50% 0;
  width: min(90%, 60rem);
  text-align: center;
  h2 { font-size: clamp(2rem, 1rem + 2.6vw, 4.5rem); color: var(--cream); }
  a { margin-top: var(--s-5); min-width: min(15rem, 100%); }
  @media (max-width: 47.99rem) { top: 35.5%; }
`;

function Evening() {
  return (
    <Dusk as="section" aria-labelledby="by-appointment">
      <picture>
        <source media="(max-width: 47.99rem)" srcSet={`${evening}#tall`} width={500} height={740} />
        <source media="(max-width: 61.99rem)" srcSet={`${evening}#mid`} width={860} height={740} />
        <img
          src={evening}
          width={1440}
          height={740}
          alt="Illustration. Evening falls on the gate; a light in each tower"
          loading="lazy"
          decoding="async"
        />
      </picture>
      <Gate aria-hidden="true">
        <img src={leaf} alt="" width={110} height={236} loading="lazy" />
        <img src={leaf} alt="" width={110} height={236} loading="lazy" />
      </Gate>
      <Words>
        <h2 id="by-appointment">The gate opens by appointment.</h2>
        <ButtonLink to="/tours">Book Your Tour</ButtonLink>
      </Words>
    </Dusk>
  );
}

/** /: from the gate at night through the rooms and the tunnel into the morning, and back to the gate. */
export function HomePage() {
  usePageTitle();
  return (
    <>
      <Hero />
      <UnderThisFloor />
      <Descent />
      <Paper>
        <ToursOnOffer id="walk" title="Walk it yourself" text="Every tour is guided. Choose a time and pay online." />
      </Paper>
      <GuestBook />
      <PosterWall />
      <Evening />
    </>
  );
}
