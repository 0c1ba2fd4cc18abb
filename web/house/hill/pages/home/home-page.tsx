import { keyframes, styled } from 'styled-components';
import { ButtonLink } from '../../../../kit/design/controls/button-link.js';
import { Night, Paper } from '../../../../kit/design/ground/ground.js';
import { Page } from '../../../../kit/design/layout/page.js';
import { Leaders } from '../../../../kit/design/marks/leaders.js';
import { addressLine } from '../../../../kit/document/house-words.js';
import { OpenToday } from '../../../../kit/document/open-today.js';
import { usePageTitle } from '../../../../kit/document/page-title.js';
import { useHouse, useHouseDetails } from '../../../../kit/document/use-house.js';
import { hoursFacts } from '../../../../kit/lib/house-hours.js';
import { GuestBook } from '../../../../shop/home/guest-book.js';
import evening from '../../drawings/descent/evening.svg';
import leaf from '../../drawings/descent/leaf.svg';
import { PosterWall } from './daylight/poster-wall.js';
import { Walk } from './daylight/walk.js';
import { Descent } from './descent/descent.js';
import { Hero } from './hero.js';

const Dusk = styled(Night)`
  position: relative;
  margin-top: -1px;
  overflow: clip;
  border-bottom: 1px solid var(--brass);
  > picture img { width: 100%; max-width: none; height: auto; }
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

const Inside = styled(Page)`
  --leaders-gap: var(--s-4);
  max-width: 52rem;
  padding-block: clamp(2.5rem, 5vw, 5rem);
  text-align: center;
  h2 { font-size: var(--t-8); }
  h2 + p { margin-top: var(--s-4); font: 400 var(--t-4) / 1.45 var(--text); }
  a { margin: var(--s-2); }
  dl { margin: var(--s-6) 0; padding-top: var(--s-5); border-top: 4px double var(--rule); font: 400 var(--t-4) / 1.45 var(--text); text-align: left; }
`;

function WayHere() {
  const house = useHouse();
  const details = useHouseDetails();
  return (
    <Paper as="section" aria-labelledby="way-here">
      <Inside>
        <h2 id="way-here">Hours and directions</h2>
        <OpenToday />
        <Leaders
          facts={[
            ...hoursFacts(house?.week),
            ...(details
              ? [
                  { term: 'Address', value: addressLine(details) },
                  { term: 'Phone', value: details.phone },
                ]
              : []),
            { term: 'Parking', value: 'Free' },
          ]}
        />
        <ButtonLink to="/contact" kind="second">
          Find Us
        </ButtonLink>{' '}
        <ButtonLink to="/visit-us" kind="second">
          Plan your visit
        </ButtonLink>
      </Inside>
    </Paper>
  );
}

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
