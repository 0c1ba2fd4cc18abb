import { styled } from 'styled-components';
import { nightColors } from '../../../../../kit/design/ground/ground.js';
import earth from '../../../drawings/descent/earth.svg';
import ladder from '../../../drawings/descent/ladder.svg';
import morning from '../../../drawings/descent/morning.svg';
import { stops } from '../../../texts/descent.js';
import { CutRoad } from './cut-road.js';
import { type Box, keptParts, type Part } from './kept.js';
import { Rooms } from './lantern/rooms.js';
import { narrow, wide } from './layout.js';
import { Crop, Whole } from './pictures.js';
import { DoorPlate } from './plaque.js';
import type { Scene } from './scene.js';
import { scenes } from './scenes.js';
import { Words } from './words.js';

const Section = styled.section`
  position: relative;
  ${wide} {
    &[data-scene='stair'] { margin-top: -0.4%; }
    &[data-scene='casino'] { margin-top: -2px; }
    &[data-scene='casino']::after { content: ""; position: absolute; left: 11.8%; width: 7.2%; top: 50.6vw; bottom: -3px; background: url("${ladder}") 50% 0 / 100% repeat-y; }
  }
  ${narrow} {
    --fade: linear-gradient(transparent, #000 9% 90%, transparent);
    &[data-scene='hilltop'] { padding-top: 5rem; background: linear-gradient(rgb(14 26 32 / 0), #0e1a20 14rem calc(100% - 11rem - 10vw), rgb(14 26 32 / 0) calc(100% - 9rem - 6vw)); }
    &[data-scene='hilltop'] img { mask: linear-gradient(transparent, #000 26% 88%, transparent); }
    &[data-scene='stair'] img, &[data-scene='tunnel'] img { mask: var(--fade); }
  }
`;

const Room = styled.div`
  ${narrow} {
    --above: clamp(3rem, 8vw, 5rem);
    --below: clamp(1.25rem, 4vw, 2.25rem);
    position: relative;
    padding-top: var(--above);
    img { margin-top: var(--below); }
  }
`;

/** The outline of a part in the crop that shows it, as CSS; outside of the crop, nothing is left of it. */
function outlineOf(part: Part, crop: Box): string {
  const across = (value: number): string => `${((value / crop.width) * 100).toFixed(2)}%`;
  const down = (value: number): string => `${((value / crop.height) * 100).toFixed(2)}%`;
  const point = (left: number, top: number): string => `${across(left - crop.x)} ${down(top - crop.y)}`;
  if (!('x' in part)) return `polygon(${part.map(([left, top]) => point(left, top)).join()})`;
  const { x, y, width, height } = part;
  return `ellipse(${across(width / 2)} ${down(height / 2)} at ${point(x + width / 2, y + height / 2)})`;
}

interface DrawnProps {
  readonly src: string;
  /** The `view` of a crop; undefined for the whole. */
  readonly view?: string;
  readonly crop: Box;
  readonly alt: string;
  /** What of the drawing is on record. */
  readonly kept: Part | undefined;
}

/** A drawing in color; while only what is on record is shown, the same one in chalk, with that left in color. */
function Drawn({ src, view, crop, alt, kept }: DrawnProps) {
  const Picture = view === undefined ? Whole : Crop;
  const { width, height } = crop;
  // Chromium measures all views of a file alike: without a ratio of its own the picture has that of another one.
  const style = { aspectRatio: `${width} / ${height}` };
  const size = { width, height, loading: 'lazy', decoding: 'async', style } as const;
  const inColor = view === undefined ? src : `${src}#${view}`;
  return (
    <>
      <Picture src={inColor} alt={alt} {...size} data-paint="" />
      <Picture
        src={`${src}#chalk${view === undefined ? '' : `-${view}`}`}
        alt={`${alt}. In chalk`}
        {...size}
        data-chalk=""
      />
      {kept ? (
        <Picture src={inColor} alt="" {...size} data-kept="" style={{ ...style, clipPath: outlineOf(kept, crop) }} />
      ) : null}
    </>
  );
}

/** One drawing with its text; on a narrow screen, room after room. */
function SceneSection({ scene: { id, src, height, alt, places } }: { readonly scene: Scene }) {
  const kept = keptParts[id];
  return (
    <Section data-scene={id}>
      <Drawn src={src} crop={{ x: 0, y: 0, width: 1440, height }} alt={alt} kept={kept} />
      {places.map(({ stop, at, crops, person }) => (
        <Room key={stop.id}>
          <Words stop={stop} at={at} />
          {crops.map((crop) => (
            <Drawn key={crop.view} src={src} view={crop.view} crop={crop} alt={crop.alt} kept={kept} />
          ))}
          {person ? <DoorPlate {...person} /> : null}
        </Room>
      ))}
    </Section>
  );
}

const Mouth = styled.section`
  position: relative;
  margin-bottom: -1px;
  --mist: var(--night);
  --heading: var(--night);
  --accent: var(--night);
  --fg-soft: var(--night);
  color: var(--night);
  > picture img { width: 100%; max-width: none; height: auto; aspect-ratio: 1440 / 1180; }
  @media (max-width: 61.99rem) { > picture img { aspect-ratio: 880 / 1160; } }
  @media (max-width: 39.99rem) { > picture img { aspect-ratio: 580 / 1190; } }
  > div { left: 31%; text-align: center; }
  > div span { justify-content: center; }
  ${narrow} {
    margin-top: clamp(2rem, 8vw, 4rem);
    > div { position: absolute; left: 14%; top: 13.5%; width: 72%; padding: 0; }
    > div::before, > div::after { display: none; }
    > div h2 { font-size: 1.6em; }
    > div div > p { font-size: 1em; line-height: 1.42; }
  }
  @media (min-width: 40rem) and (max-width: 61.99rem) { > div { left: 20%; top: 15%; width: 60%; } }
`;

/** The end of the tunnel, where the page turns from dark to light. */
function Morning() {
  return (
    <Mouth>
      <Words stop={stops.morning} at={{ left: 31, top: 17.5, width: 38 }} />
      <picture>
        <source media="(max-width: 39.99rem)" srcSet={`${morning}#tall`} width={580} height={1190} />
        <source media="(max-width: 61.99rem)" srcSet={`${morning}#mid`} width={880} height={1160} />
        <img
          src={morning}
          width={1440}
          height={1180}
          alt="Illustration. The stone mouth of the tunnel opens on a meadow at sunrise; the gate stands open, visitors walk out"
          loading="lazy"
          decoding="async"
        />
      </picture>
    </Mouth>
  );
}

/** One background for everything. The rooms are drawn transparent, so that text and rooms share it. */
const Ground = styled.div`
  ${nightColors}
  position: relative;
  z-index: 1;
  isolation: isolate;
  display: flow-root;
  margin-top: -9rem;
  color: var(--fg);
  overflow: clip;
  overflow-clip-margin: 0;
  &::before { content: ""; position: absolute; z-index: -1; inset: 0; mask: linear-gradient(transparent, #000 8rem); background: linear-gradient(rgb(42 29 20 / 0), rgb(14 12 12 / 0.5) 45%, rgb(20 15 11 / 0.45) 72%, rgb(54 36 22 / 0.5)), url("${earth}") 50% 0 / max(45rem, 50vw), #2a1d14; }
`;

/**
 * The way down through the hill as one drawing, from the road to morning at the tunnel's end. Works without scripts.
 */
export function Descent() {
  return (
    <Ground>
      <CutRoad />
      <Rooms>
        {scenes.map((scene) => (
          <SceneSection key={scene.id} scene={scene} />
        ))}
      </Rooms>
      <Morning />
    </Ground>
  );
}
