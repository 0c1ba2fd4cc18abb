import { css, styled } from 'styled-components';
import { ButtonLink } from '../../../../kit/design/controls/button-link.js';
import { Night } from '../../../../kit/design/ground/ground.js';
import { Text } from '../../../../kit/design/type/text.js';
import { HouseFacts } from '../../../../shop/facts/house-facts.js';
import hero from '../../drawings/hero.svg';
import { tagline } from '../../texts/home.js';
import { Drive, whileDriving } from './drive.js';
import { Knock } from './hatch/knock.js';

const Name = styled.h1`
  margin-top: var(--s-4);
  font: 400 var(--t-9) / 0.88 var(--sign);
  color: var(--brass-lit);
  span { display: block; }
  @media (min-width: 69rem) { font-size: clamp(4rem, 6vw, 8.5rem); }
  @supports (background-clip: text) {
    span { padding-block: 0.04em 0.12em; margin-bottom: -0.12em; color: transparent; background: linear-gradient(var(--sign-upper) 0 54%, var(--sign-lower) 54%) var(--sign-lower) no-repeat; -webkit-background-clip: text; background-clip: text; }
  }
  @media (max-width: 40rem) { span { line-height: 0.92; } }
  @media (forced-colors: active) { span { background: none; color: CanvasText; } }
`;

/** The name as a lit sign: upper half pale, lower half brass. The page's h1. */
function NameInLights({ id }: { readonly id: string }) {
  return (
    <Name id={id} tabIndex={-1}>
      <span>Top O’ Hill</span> <span>Terrace</span>
    </Name>
  );
}

const Scene = styled(Night)`
  --h: max(43rem, min(100svh - 4.75rem, 56.25vw + 6rem));
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-height: var(--h);
  overflow: clip;
  background: #0e1a20;
  /* With the text over the sky: its height plus that of the house, which grows with the width. */
  @media (max-width: 68.99rem) { --h: calc(62.2vw + 29.5rem); }
  @media (max-width: 43.74rem) { --h: calc(85vw + 29.5rem); }
  ${whileDriving(css`
    display: block;
    height: calc(var(--h) + 250svh);
    view-timeline: --drive block;
    view-timeline-inset: 4.75rem 0;
    @media (min-width: 43.75rem) and (max-width: 68.99rem) { --h: max(62.2vw + 29.5rem, 100svh - 4.75rem); }
  `)}
`;

/** The drawing. While driving it stays in the window. */
const Stage = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  overflow: clip;
  > picture { position: absolute; inset: 0; }
  > picture img { width: 100%; height: 100%; object-fit: cover; object-position: 50% 100%; max-width: none; }
  ${whileDriving(css`
    position: sticky;
    inset: auto;
    top: calc(100svh - var(--h));
    height: var(--h);
    container-type: size;
  `)}
`;

/** On a wide screen the text is in the dark area on the left, below that over the sky: never over the house. */
const Copy = styled.div`
  --second-bg: rgb(13 20 23 / 0.82);
  align-self: start;
  display: grid;
  justify-items: center;
  width: min(100% - 2 * var(--gutter), 46rem);
  margin-inline: auto;
  padding-top: clamp(1.75rem, 5svh, 4.5rem);
  text-align: center;
  @media (max-width: 40rem) { padding-top: clamp(1.25rem, 2.6svh, 2.5rem); }
  @media (min-width: 69rem) {
    align-self: center;
    width: min(43vw, 48rem);
    margin-inline: max(var(--gutter), 4vw) auto;
    padding-block: 0 9svh;
  }
  ${whileDriving(css`
    position: absolute;
    inset: 0 0 auto;
    align-content: start;
    min-height: var(--h);
    @media (min-width: 69rem) { right: auto; left: max(var(--gutter), 4vw); align-content: center; margin: 0; }
  `)}
`;

const Place = styled(Text)`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  color: var(--brass-lit);
  &::before, &::after { content: ""; width: clamp(1.5rem, 6vw, 4.5rem); height: 4px; border: solid var(--brass); border-width: 1px 0; }
`;

const Tagline = styled.p`
  margin-top: clamp(1rem, 2.4svh, 1.75rem);
  max-width: 34rem;
  font: 400 var(--t-5) / 1.4 var(--text);
  text-wrap: balance;
  /* Reserves its lines, so that the buttons do not shift when the font arrives. */
  min-height: 4.2em;
  @media (max-width: 40rem) { min-height: 5.6em; max-width: 15.5em; }
  @media (min-width: 69rem) { max-width: 22em; font-size: clamp(1.25rem, 0.9rem + 0.75vw, 2.125rem); }
  em { font-style: normal; font-weight: 500; color: var(--brass-lit); }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--s-4);
  margin-top: clamp(1.25rem, 3svh, 2rem);
  a { min-width: 15rem; min-height: 3.5rem; }
  @media (max-width: 40rem) { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr)); width: 100%; gap: var(--s-3); margin-top: var(--s-4); a { min-width: 0; min-height: 3.25rem; padding-inline: 0; font-size: 0.9375rem; letter-spacing: 0.02em; } }
`;

const Facts = styled(HouseFacts)`
  justify-content: center;
  width: 100%;
  margin-top: clamp(1rem, 2.4svh, 1.75rem);
  padding-top: var(--s-3);
  border-top: 1px solid var(--brass);
  text-shadow: 0 0 12px #0e1a20, 0 0 4px #0e1a20;
  @media (max-width: 40rem) { margin-top: var(--s-3); padding-top: var(--s-2); }
`;

/** The gate at night, the name in lights, one main button; scrolling drives on from here. */
export function Hero() {
  return (
    <Scene as="section" aria-labelledby="name">
      <Stage>
        <picture>
          <source media="(max-width: 43.74rem)" srcSet={`${hero}#tall`} />
          <source media="(max-width: 68.99rem)" srcSet={`${hero}#mid`} />
          <img
            src={`${hero}#wide`}
            width={1440}
            height={900}
            fetchPriority="high"
            alt="Illustration. Night: a car, its lamps lit, draws up to an iron gate between two sandstone towers; the drive winds to a lit house on the ridge and a city glows beyond"
          />
        </picture>
        <Drive />
      </Stage>
      <Copy>
        <Place kind="caps">Arlington, Texas</Place>
        <NameInLights id="name" />
        <Tagline>
          <Emphasised>{tagline}</Emphasised>
        </Tagline>
        <Ways>
          <ButtonLink to="/tours">Book Your Tour</ButtonLink>
          <ButtonLink to="/history" kind="second">
            Discover the Legend
          </ButtonLink>
        </Ways>
        <Facts />
      </Copy>
      <Knock />
    </Scene>
  );
}

/** Splits a sentence into runs, so that words in capitals ("STRANGEr", "BUT") can be highlighted. */
export function emphasised(sentence: string): readonly { readonly text: string; readonly loud: boolean }[] {
  return sentence
    .split(/(\b[A-Z]{3,}[a-z]?\b\.?)/)
    .filter((text) => text !== '')
    .map((text) => ({ text, loud: /^[A-Z]{3}/.test(text) }));
}

/** A sentence with its capitals highlighted. */
function Emphasised({ children }: { readonly children: string }) {
  return emphasised(children).map(({ text, loud }) => (loud ? <em key={text}>{text}</em> : text));
}
