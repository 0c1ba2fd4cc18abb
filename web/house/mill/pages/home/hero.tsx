import { styled } from 'styled-components';
import { thisHouse } from '#house/about/house.js';
import { ButtonLink } from '../../../../kit/design/controls/button-link.js';
import { Paper } from '../../../../kit/design/ground/ground.js';
import { Text } from '../../../../kit/design/type/text.js';
import { HouseFacts } from '../../../../shop/facts/house-facts.js';
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
  > a { min-width: 12rem; min-height: 3.5rem; font-size: var(--t-4); }
  gap: clamp(0.6rem, 1.6svh, 1.25rem);
  padding: clamp(1.5rem, 5svh, 4rem) var(--gutter) 0;
  h1 { font: 400 clamp(3.25rem, 1.9rem + 4.6vw, 6.5rem) / 0.94 var(--sign); letter-spacing: -0.01em; }
  h1 span { display: block; }
  h1 + p { font: 400 clamp(1.6rem, 1.2rem + 1.5vw, 2.5rem) / 1.1 var(--title); color: var(--brass-deep); }
  @media (min-width: 62rem) { width: min(48vw, 50rem); padding-left: max(var(--gutter), 4.5vw); }
`;

const Facts = styled(HouseFacts)`
  max-width: 36rem;
  font-weight: 500;
  font-size: var(--t-4);
  b { color: var(--brass-deep); }
`;

/** The name, one sentence, the way to the tours, and what a visit costs, when and where. */
export function Hero() {
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
        <ButtonLink to="/tours">Book a tour</ButtonLink>
        <Facts />
      </Copy>
      <Scene />
    </Sheet>
  );
}
