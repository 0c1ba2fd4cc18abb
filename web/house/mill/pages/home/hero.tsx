import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { ButtonLink } from '../../../../kit/design/controls/button-link.js';
import { Paper } from '../../../../kit/design/ground/ground.js';
import { Text } from '../../../../kit/design/type/text.js';
import { OpenToday } from '../../../../kit/document/open-today.js';
import { printedCents, toCents } from '../../../../kit/lib/money.js';
import type { OfferedTour } from '../../../../kit/lib/offered-tour.js';
import { useKnownTours } from '../../../../shop/home/known-tours.js';
import { Scene } from './scene.js';

const Sheet = styled(Paper)`
  --h: clamp(38rem, 100svh - 4.75rem, 56.25vw);
  position: relative;
  isolation: isolate;
  overflow: clip;
  border-bottom: 6px solid var(--night);
  @media (min-width: 62rem) { min-height: var(--h); }
`;

const Copy = styled.div`
  --main-bg: var(--brass-deep);
  --main-hover: var(--brass-ink);
  --main-fg: var(--paper-raised);
  display: grid;
  justify-items: start;
  a { min-width: 12rem; min-height: 3.5rem; font-size: var(--t-4); }
  gap: clamp(0.6rem, 1.6svh, 1.25rem);
  padding: clamp(1.5rem, 5svh, 4rem) var(--gutter) 0;
  h1 { font: 400 clamp(3.25rem, 1.9rem + 4.6vw, 6.5rem) / 0.94 var(--sign); letter-spacing: -0.01em; }
  h1 span { display: block; }
  h1 + p { font: 400 clamp(1.6rem, 1.2rem + 1.5vw, 2.5rem) / 1.1 var(--title); color: var(--brass-deep); }
  @media (min-width: 62rem) { width: min(48vw, 50rem); padding-left: max(var(--gutter), 4.5vw); }
`;

const Facts = styled.div`
  min-height: 3.2em;
  max-width: 30rem;
  font: 500 var(--t-4) / 1.45 var(--ui);
  > p:first-child { font-weight: 700; }
  b { font-weight: 700; }
`;

/** "$14": what a grown-up pays at least. */
function lowestPrice(tours: readonly OfferedTour[]): string {
  const cents = tours.map(({ from, price }) => toCents(from?.slice(1) ?? price));
  return printedCents(Math.min(...cents)).replace('.00', '');
}

/** The name, one sentence, from which price, whether it is open, and the way to the tours. */
export function Hero() {
  const tours = useKnownTours();
  return (
    <Sheet as="section" aria-labelledby="name">
      <Copy>
        <Text kind="caps">{thisHouse.town}</Text>
        <h1 id="name" tabIndex={-1}>
          {thisHouse.sign.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p>We still grind by water.</p>
        <Facts>
          <p>{tours?.length ? `Tours from ${lowestPrice(tours)}.` : 'Tours with the miller.'}</p>
          <OpenToday />
        </Facts>
        <ButtonLink to="/tours">Book a tour</ButtonLink>
      </Copy>
      <Scene />
    </Sheet>
  );
}
