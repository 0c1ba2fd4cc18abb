import { keyframes, styled } from 'styled-components';
import earth from '../../../art/descent/earth.svg';
import { nightColors } from '../../../design/ground/ground.js';
import { media } from '../../../design/media.js';
import { CutRoad } from './cut-road.js';
import { narrow } from './layout.js';
import { Morning } from './morning.js';
import { SceneSection } from './scene-section.js';
import { scenes } from './scenes.js';

/** One background for everything. The rooms are drawn transparent, so that text and rooms share it. */
const Ground = styled.div`
  ${nightColors}
  position: relative;
  z-index: 1;
  isolation: isolate;
  display: flow-root;
  margin-top: -4.05vw;
  color: var(--fg);
  overflow: clip;
  overflow-clip-margin: 0;
  &::before { content: ""; position: absolute; z-index: -1; inset: 4.6vw 0 0; background: linear-gradient(rgb(42 29 20 / 0), rgb(14 12 12 / 0.5) 45%, rgb(20 15 11 / 0.45) 72%, rgb(54 36 22 / 0.5)), url("${earth}") 50% 0 / max(45rem, 50vw), #2a1d14; }
  ${narrow} { margin-top: -2.1rem; &::before { inset: 2.1rem 0 0; } }
`;

const Dark = styled.div`
  position: relative;
  view-timeline: --dark;
`;

const carry = keyframes`from, to { opacity: 0; } 5%, 94% { opacity: 1; }`;

/** Darkens all but the middle of the viewport, under the text and over the pictures, from the hilltop to the tunnel's mouth. */
const Torch = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  height: 100vh;
  margin-bottom: -100vh;
  pointer-events: none;
  opacity: 0;
  background: radial-gradient(72% 62% at 50% 52%, transparent 44%, rgb(5 8 10 / 0.45) 78%, rgb(5 8 10 / 0.74));
  @supports (animation-timeline: view()) {
    @media (prefers-reduced-motion: no-preference) { animation: ${carry} linear both; animation-timeline: --dark; animation-range: contain 0% contain 100%; }
  }
  ${media.print} { display: none; }
`;

/**
 * The way down through the hill as one drawing: road, hilltop at night, stair, casino, secret room, tunnel, and
 * morning at its end. Works without scripts; with reduced motion, all pictures are lit.
 */
export function Descent() {
  return (
    <Ground>
      <CutRoad />
      <Dark>
        <Torch aria-hidden="true" />
        {scenes.map((scene) => (
          <SceneSection key={scene.id} scene={scene} />
        ))}
      </Dark>
      <Morning />
    </Ground>
  );
}
