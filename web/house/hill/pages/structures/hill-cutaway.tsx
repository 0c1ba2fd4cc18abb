import { type CSSProperties, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { cutCorners } from '../../../../kit/design/frames/cut-corners.js';
import { Night } from '../../../../kit/design/ground/ground.js';
import { Page } from '../../../../kit/design/layout/page.js';
import { media } from '../../../../kit/design/media.js';
import { Text } from '../../../../kit/design/type/text.js';
import { OnRecordGap, OnRecordSwitch } from '../../design/on-record-switch.js';
import { DrawingImage } from '../../drawings/drawing.js';
import record from '../../drawings/hill-record.svg';
import { drawing } from '../../drawings/scenes/drawings.js';
import { type Feature, features, secretRoom } from '../../texts/features.js';

/** A room of the drawing. Its name hangs on a short brass line; on hover the room stays lit and all else dims. */
const Room = styled.button`
  position: absolute;
  left: var(--left);
  top: var(--top);
  width: var(--width);
  height: var(--height);
  &::before {
    content: "";
    position: absolute;
    z-index: -1;
    inset: 0;
    border: 4px double var(--brass-lit);
    box-shadow: 0 0 0 100vmax rgb(6 10 12 / 0.62);
    rotate: var(--turn, 0deg);
    opacity: 0;
    transition: opacity var(--slow) var(--ease);
    pointer-events: none;
  }
  &:hover::before, &:focus-visible::before { opacity: 1; }
  &::after { content: ""; position: absolute; left: 50%; height: 0.8rem; border-left: 1px solid var(--brass); }
  &[data-name='below']::after { top: 100%; }
  &[data-name='above']::after { bottom: 100%; }
  &[data-name='inside']::after { display: none; }
  ${media.reducedMotion} { &::before { transition: none; } }
  ${media.forcedColors} { border: 1px solid; }
`;

const Name = styled.span`
  --c: 4px;
  position: absolute;
  left: 50%;
  isolation: isolate;
  padding: 0.45rem 0.85rem;
  font: 600 clamp(0.8125rem, 0.45rem + 0.6vw, 0.9375rem) / 1.15 var(--ui);
  letter-spacing: 0.035em;
  white-space: nowrap;
  color: var(--brass-lit);
  translate: -50% 0;
  [data-name='below'] > & { top: calc(100% + 0.75rem); }
  [data-name='above'] > & { bottom: calc(100% + 0.75rem); }
  [data-name='inside'] > & { top: 50%; translate: -50% -50%; }
  small { display: block; font: italic 400 0.8125rem / 1.2 var(--text); letter-spacing: 0; color: var(--cream); }
  &::before { content: ""; position: absolute; inset: 0; z-index: -2; background: var(--night); ${cutCorners} }
  &::after { content: ""; position: absolute; inset: 0; z-index: -1; border: 10.67px solid transparent; border-image: var(--hair-brass) 16 / 10.67px stretch; }
  button:hover > &::before, button:focus-visible > &::before { background: var(--night-high); }
`;

interface HotSpotProps extends Pick<Feature, 'title' | 'spot' | 'source'> {
  readonly isFirst: boolean;
  readonly onSelect: (event: MouseEvent<HTMLElement>) => void;
}

function HotSpot({ title, spot, source, isFirst, onSelect }: HotSpotProps) {
  const { left, top, width, height, turn = 0, name } = spot;
  const place = {
    '--left': `${left}%`,
    '--top': `${top}%`,
    '--width': `${width}%`,
    '--height': `${height}%`,
    '--turn': `${turn}deg`,
  } as CSSProperties;
  return (
    <Room
      type="button"
      aria-haspopup="dialog"
      data-name={name}
      data-first={isFirst ? '' : undefined}
      data-told={source === undefined ? '' : undefined}
      style={place}
      onClick={onSelect}
    >
      <Name>
        {title}
        {source === undefined ? null : (
          <small aria-hidden="true" data-on-record-gap="">
            {source}
          </small>
        )}
      </Name>
    </Room>
  );
}

const Scene = styled(Night)`
  position: relative;
  overflow: clip;
  padding-top: clamp(1.75rem, 1.2rem + 2.2vw, 3.25rem);
`;

/** On a wide screen the text lies in the sky over the stables, and the drawing moves up behind it. */
const Content = styled(Page)`
  position: relative;
  z-index: 2;
  h1 + p { margin-top: var(--s-3); max-width: 44rem; }
  label { margin-top: var(--s-2); font: 400 var(--t-5) / 1.2 var(--title); color: var(--brass-lit); }
  ${media.fromWide} { pointer-events: none; label { pointer-events: auto; } h1 + p { max-width: 27rem; } }
`;

/** Two sentences in one place, so that the switch moves nothing. */
const Hint = styled.div`
  display: grid;
  max-width: 44rem;
  margin-top: var(--s-2);
  > * { grid-area: 1 / 1; color: var(--brass-lit); }
  > p:last-child { display: block; visibility: hidden; }
  html[data-on-record] & { > p:first-child { visibility: hidden; } > p:last-child { visibility: visible; } }
  ${media.fromWide} { max-width: 24rem; }
`;

const release = keyframes`to { scroll-snap-align: none; }`;

/** Too narrow to read, the drawing pans. It opens on the casino, which then lets go of the window. */
const Window = styled.div`
  ${media.belowDesktop} {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
    [data-first] { scroll-snap-align: center; animation: ${release} 1ms 400ms forwards; }
  }
`;

const appear = keyframes`from { clip-path: inset(0 100% 0 0); } to { clip-path: inset(0); }`;

const Drawing = styled.div`
  --words: radial-gradient(38% 40% at 18% 10%, transparent 40%, #000);
  position: relative;
  isolation: isolate;
  overflow: clip;
  width: min(100%, 120rem);
  margin: var(--s-5) auto 0;
  mask: linear-gradient(transparent, #000 18%, #000 94%, transparent);
  > img { position: relative; z-index: -2; width: 100%; height: auto; }
  > img + img { display: none; position: absolute; inset: 0; animation: ${appear} 900ms ease-in-out; }
  html[data-on-record] & > img + img { display: block; }
  ${media.reducedMotion} { > img + img { animation: none; } }
  /* hides stars behind the text */
  ${media.fromWide} { margin-top: clamp(-13rem, -11vw, -8rem); > img { mask: var(--words); } }
  @media (min-width: 120rem) { > img { mask: linear-gradient(90deg, transparent, #000 6%, #000 94%, transparent) intersect, var(--words); } }
  ${media.belowDesktop} { margin-top: -2rem; width: 66rem; max-width: none; > img { max-width: none; } }
`;

/** The whole hill, small, with a frame around what the window shows. A press on it pans there. */
const Strip = styled.div`
  display: none;
  position: relative;
  width: min(100% - 2 * var(--gutter), 24rem);
  margin: var(--s-3) auto var(--s-5);
  touch-action: pan-y;
  cursor: grab;
  img { width: 100%; height: auto; opacity: 0.75; pointer-events: none; }
  i { position: absolute; top: 0; bottom: 0; left: 0; width: 37%; border: 2px solid var(--brass-lit); pointer-events: none; transform: translateX(93%); }
  ${media.belowDesktop} { display: block; }
`;

/** Keeps the frame on the strip where the window is, and the window where the strip is pressed. */
function usePan() {
  const view = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const follow = (): void => {
    const frame = strip.current?.querySelector('i');
    if (!(frame && view.current && strip.current)) return;
    const share = strip.current.clientWidth / view.current.scrollWidth;
    frame.style.width = `${view.current.clientWidth * share}px`;
    frame.style.transform = `translateX(${view.current.scrollLeft * share}px)`;
  };
  useEffect(follow, []);
  const pan = ({ buttons, clientX, currentTarget }: PointerEvent<HTMLElement>): void => {
    if (buttons === 0 || view.current === null) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    view.current.scrollTo({
      left: ((clientX - left) / width) * view.current.scrollWidth - view.current.clientWidth / 2,
      behavior: 'instant',
    });
  };
  return { view, strip, follow, pan };
}

interface HillCutawayProps {
  /** Called when the spot of a feature is pressed. */
  readonly onSelect: (feature: Feature) => (event: MouseEvent<HTMLElement>) => void;
}

/** The hill cut open, with a hot spot for each room. */
export function HillCutaway({ onSelect }: HillCutawayProps) {
  const { view, strip, follow, pan } = usePan();
  const hill = drawing('hill-cutaway');
  const casino = features[0];
  return (
    <Scene>
      <Content>
        <h1 tabIndex={-1}>Structures</h1>
        <Text kind="lead">Look inside the hill: restaurant and garden above, casino and tunnel below.</Text>
        <OnRecordSwitch />
        <Hint>
          <Text kind="small">Choose a room. Rooms and people as we draw them.</Text>
          <OnRecordGap>In color: it was here, by record. In chalk: dashes are told, dots are ours.</OnRecordGap>
        </Hint>
      </Content>
      <Window ref={view} onScroll={follow}>
        <Drawing>
          <DrawingImage drawing={hill} />
          <img
            src={record}
            width={hill.width}
            height={hill.height}
            alt="Illustration. The same hill with only what is on record in color: stables, pool, house, garden, secret room, casino and tunnel. Guests, dealers, tables and doors are chalk outlines"
            loading="lazy"
            decoding="async"
          />
          {features.map((feature, place) => (
            <HotSpot key={feature.id} {...feature} isFirst={place === 0} onSelect={onSelect(feature)} />
          ))}
          {casino ? <HotSpot {...secretRoom} isFirst={false} onSelect={onSelect(casino)} /> : null}
        </Drawing>
      </Window>
      <Strip ref={strip} onPointerDown={pan} onPointerMove={pan} aria-hidden="true">
        <img src={hill.src} alt="" width={hill.width} height={hill.height} />
        <i />
      </Strip>
    </Scene>
  );
}
