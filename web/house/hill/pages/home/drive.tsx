import { css, keyframes, styled } from 'styled-components';
import { CertaintyMark } from '../../design/certainty-mark.js';
import hero from '../../drawings/hero.svg';
import section from '../../drawings/section/hill-section.svg';
import { underThisFloor } from '../../texts/descent.js';

/** Styles that hold while scrolling drives up to the gate: with a browser that can, for a visitor who wants motion. */
export function whileDriving(rules: ReturnType<typeof css>) {
  return css`@supports (animation-timeline: view()) { @media screen and (prefers-reduced-motion: no-preference) { ${rules} } }`;
}

// All layers are parts of the hero's one file (`hero.svg#wide-car`). They are scaled about the door of the house, whose
// place is `--vx`, `--vy`; `--s` is the size of one unit of the drawing. Only transform and opacity move.

/** Nothing of the drive is painted before the hero is: it is the largest paint. */
const wait = keyframes`0%, 99% { visibility: hidden; content-visibility: hidden; } to { visibility: visible; content-visibility: visible; }`;
const on = keyframes`0% { opacity: 0.002; } 1.2%, to { opacity: 1; }`;
const sky = keyframes`to { transform: scale(1.12); }`;
const plain = keyframes`64%, to { transform: scale(1.4); }`;
const hill = keyframes`
  0% { transform: none; animation-timing-function: cubic-bezier(0.3, 0, 0.6, 1); }
  34% { transform: scale(1.14); animation-timing-function: linear; }
  42% { transform: scale(1.16); animation-timing-function: cubic-bezier(0.4, 0, 0.5, 1); }
  70%, to { transform: scale(2.25); }
`;
const near = keyframes`
  0% { transform: none; opacity: 1; animation-timing-function: cubic-bezier(0.3, 0, 0.5, 1); }
  34% { transform: scale(1.32); opacity: 1; }
  43% { transform: scale(1.36); opacity: 1; animation-timing-function: cubic-bezier(0.5, 0, 0.8, 0.6); }
  62% { opacity: 1; }
  69%, to { transform: scale(4.4); opacity: 0; }
`;
const car = keyframes`
  0% { transform: none; }
  34% { transform: scale(1.04); }
  43% { transform: scale(1); }
  50% { transform: scale(0.6); }
  54% { transform: translateX(calc(-26 * var(--s))) scale(0.43); }
  58% { transform: translateX(calc(34 * var(--s))) scale(0.27); opacity: 1; }
  61% { transform: translateX(calc(46 * var(--s))) scale(0.19); }
  64%, to { transform: translateX(calc(30 * var(--s))) scale(0.13); opacity: 0; }
`;
const brakes = keyframes`0%, 24% { opacity: 0; } 31%, 40% { opacity: 1; } 44%, to { opacity: 0; }`;
const oak = keyframes`26% { opacity: 1; } 36%, to { transform: scale(2.1); opacity: 0; }`;
const nod = keyframes`
  0%, 33% { transform: none; }
  36% { transform: translateY(calc(5 * var(--s))) rotate(7deg); }
  39%, to { transform: none; }
`;
const leaf = keyframes`0%, 36% { transform: none; animation-timing-function: cubic-bezier(0.5, 0, 0.3, 1); } 46%, to { transform: scaleX(0.14); }`;
const roof = keyframes`0%, 72% { opacity: 1; } 82%, to { opacity: 0; }`;
const floor = keyframes`
  0%, 70% { transform: none; opacity: 1; animation-timing-function: cubic-bezier(0.5, 0, 0.9, 0.6); }
  88%, to { transform: translateY(72%); opacity: 0; }
`;
const under = keyframes`
  0%, 70.5% { opacity: 0; transform: translateY(calc(var(--gy) - 537 * var(--s))) scale(0.94); }
  74% { opacity: 1; animation-timing-function: ease-out; }
  90%, to { opacity: 1; transform: none; }
`;
/** On a phone, where the sky would be half of the window. The hill ends in the dark then. */
const rise = keyframes`34% { translate: 0 calc(-0.8 * var(--rise)); } 58%, to { translate: 0 calc(-1 * var(--rise)); }`;
const tell = keyframes`0%, 86% { opacity: 0; } 96% { opacity: 1; }`;

const Layers = styled.div`
  display: none;
  ${whileDriving(css`
    --cx: 265;
    --s: max(100cqw / 1920, 100cqh / 900);
    --vx: calc(50% + var(--cx) * var(--s));
    --vy: calc(100% - 537 * var(--s));
    display: block;
    position: absolute;
    inset: 0;
    --rise: 0px;
    animation: ${on} linear both, ${rise} linear both, ${wait} 1.2s linear both;
    animation-timeline: --drive, --drive, auto;
    animation-range: contain 0% contain 100%, contain 0% contain 100%, normal;
    > *, > div > *, > div > div > picture { position: absolute; inset: 0; transform-origin: var(--vx) var(--vy); animation: linear both; animation-timeline: --drive; animation-range: contain 0% contain 100%; }
    picture, [data-part] { will-change: transform; }
    picture img { width: 100%; height: 100%; object-fit: cover; object-position: 50% 100%; max-width: none; }
    [data-layer='sky'] { animation-name: ${sky}; }
    [data-layer='plain'] { animation-name: ${plain}; }
    [data-layer='hill'] { animation-name: ${hill}; }
    [data-layer='ground'] img { mask: linear-gradient(transparent 68%, #000 76%); }
    [data-layer='car'], [data-layer='brake'] { animation-name: ${car}; }
    [data-layer='brake'] img { animation: ${brakes} linear both; animation-timeline: --drive; animation-range: contain 0% contain 100%; }
    [data-layer='oak'] { animation-name: ${oak}; }
    [data-layer='guard'] { animation-name: ${nod}; transform-origin: calc(50% + (var(--cx) - 186) * var(--s)) calc(100% - 332 * var(--s)); }
    [data-layer='left'], [data-layer='right'] { animation-name: ${leaf}; transform-origin: calc(50% + (var(--cx) - 106) * var(--s)) 50%; }
    [data-layer='right'] { transform-origin: calc(50% + (var(--cx) + 106) * var(--s)) 50%; }
    [data-part='near'] { animation-name: ${near}; }
    [data-part='roof'] { animation-name: ${roof}; clip-path: inset(0 0 calc(536 * var(--s)) 0); }
    [data-part='floor'] { animation-name: ${floor}; mask: linear-gradient(transparent calc(100% - 545 * var(--s)), #000 calc(100% - 530 * var(--s))); }
    /* How large the section is beside the hero, and how high its ground lies over the lower edge. */
    [data-part='under'] { --k: 0.9; --gy: calc(467 * var(--s)); animation-name: ${under}; }
    [data-part='under'] img { position: absolute; left: calc(50% + (var(--cx) - 1350 * var(--k)) * var(--s)); top: calc(100% - var(--gy) - 1038 * var(--k) * var(--s)); width: calc(2340 * var(--k) * var(--s)); max-width: none; height: auto; aspect-ratio: 2340 / 1880; }
    [data-part='under']::after { content: ""; position: absolute; inset: 84% 0 0; background: linear-gradient(transparent, #1d140e); }
    @media (max-width: 68.99rem) { --cx: 0; --s: max(100cqw / 1060, 100cqh / 1400); [data-part='under'] { --k: 0.95; --gy: calc(425 * var(--s)); } }
    @media (max-width: 43.74rem) { --s: max(100cqw / 780, 100cqh / 1688); --rise: calc(220 * var(--s)); &::before { content: ""; position: absolute; inset: 70% 0 -30%; background: #0e1b20; } [data-layer='hill'] img, [data-layer='plain'] img { mask: linear-gradient(#000 69%, transparent 80%); } [data-part='under'] { --k: 1.11; --gy: calc(537 * var(--s)); } }
  `)}
`;

/** In the drive, over the layers, it comes last. */
const Words = styled.p`
  position: absolute;
  left: max(var(--gutter), 4vw);
  top: 6svh;
  width: min(34rem, 38vw);
  text-shadow: 0 0 24px #0e1a20;
  b { display: block; margin-bottom: var(--s-3); font: 400 clamp(1.75rem, 2.9vw, 3.75rem) / 1.1 var(--title); color: var(--brass-lit); text-wrap: balance; }
  @media (max-width: 68.99rem) { left: var(--gutter); right: var(--gutter); top: 13%; width: auto; text-align: center; b { font-size: var(--t-8); } }
  div + & { display: none; }
  ${whileDriving(css`
    @media (max-width: 43.74rem) { top: 8%; }
    div + & { display: block; animation: ${tell} linear both; animation-timeline: --drive; animation-range: contain 0% contain 100%; }
  `)}
`;

/** The section where nothing drives: below the hero, all of it, on a phone house and casino. */
const Still = styled.section`
  position: relative;
  overflow: clip;
  aspect-ratio: 168 / 93;
  img { position: absolute; left: -24.4%; top: -62.4%; width: 139.3%; max-width: none; height: auto; aspect-ratio: 2340 / 1880; }
  &::after { content: ""; position: absolute; inset: 86% 0 0; background: linear-gradient(transparent, #1d140e); }
  @media (max-width: 43.74rem) { aspect-ratio: 68 / 116; img { left: -148.5%; top: -25%; width: 344.1%; } p { top: 5%; } }
  ${whileDriving(css`display: none;`)}
`;

const nearLayers = ['ground', 'left', 'right', 'tower', 'guard'] as const;
const frontLayers = ['car', 'brake', 'oak', 'grain'] as const;
/** The parts of `hero.svg`, each with a `view` for every crop: `wide-car`. */
export const driveLayers = ['sky', 'plain', 'hill', ...nearLayers, ...frontLayers] as const;

/** One part of the hero's drawing, in the crop of the screen. */
function Layer({ of }: { readonly of: string }) {
  const part = (crop: string): string => `${hero}#${crop}-${of}`;
  return (
    <picture data-layer={of}>
      <source media="(max-width: 43.74rem)" srcSet={part('tall')} />
      <source media="(max-width: 68.99rem)" srcSet={part('mid')} />
      <img src={part('wide')} width={1440} height={900} alt="" decoding="async" fetchPriority="low" loading="lazy" />
    </picture>
  );
}

/**
 * The drive, by scrolling alone: up to the gate, through its leaves, along the bends, until the ground falls away from
 * under the house. It starts as the hero's drawing, and is not there where nothing may move.
 */
export function Drive() {
  return (
    <>
      <Layers aria-hidden="true">
        <Layer of="sky" />
        <Layer of="plain" />
        <div data-part="under">
          <Sections />
        </div>
        <div>
          <div data-part="roof">
            <Layer of="hill" />
          </div>
          <div data-part="floor">
            <Layer of="hill" />
          </div>
        </div>
        <div data-part="near">
          {nearLayers.map((part) => (
            <Layer key={part} of={part} />
          ))}
        </div>
        {frontLayers.map((part) => (
          <Layer key={part} of={part} />
        ))}
      </Layers>
      <Sentence />
    </>
  );
}

/** For visitors who see no drive: the sentence and the section below the hero. */
export function UnderThisFloor() {
  return (
    <Still>
      <Sections />
      <Sentence />
    </Still>
  );
}

/** The hill cut open, in color and with only what is on record. */
function Sections() {
  return ['', 'record-'].map((choice) => (
    <img
      key={choice}
      data-told={choice ? undefined : ''}
      data-on-record-gap={choice ? '' : undefined}
      src={`${section}#${choice}whole`}
      width={2340}
      height={1880}
      alt=""
      decoding="async"
      loading="lazy"
    />
  ));
}

function Sentence() {
  return (
    <Words>
      <b>{underThisFloor}</b>
      <CertaintyMark certainty="on record" />
    </Words>
  );
}
