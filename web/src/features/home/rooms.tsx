import { styled } from 'styled-components';
import strata from '../../art/strata.svg';
import mouth from '../../art/tunnel-mouth.svg';
import { statistics } from '../../content/home.js';
import { cutTopCorners } from '../../design/frames/cut-corners.js';
import { nightColors } from '../../design/ground/ground.js';
import { Page } from '../../design/layout/page.js';
import { VisuallyHidden } from '../../design/layout/visually-hidden.js';
import { CeilingLamp } from './ceiling-lamp.js';

const Below = styled.section`
  ${nightColors}
  position: relative;
  overflow: clip;
  color: var(--cream);
  background: var(--earth) url("${strata}") center / cover;
  > img { width: 100%; max-width: none; height: clamp(8.5rem, 15vw, 13rem); margin-bottom: -1px; object-fit: cover; object-position: 50% 100%; }
`;

const Floor = styled.div`
  height: 12px;
  background: linear-gradient(var(--brass) 0 2px, #2b2318 2px 5px, var(--brass) 5px 6px, #2b2318 6px);
`;

const Row = styled(Page)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
  padding-top: var(--s-5);
  @media (min-width: 60rem) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

/** One room: its wallpaper, a lamp with two cones of light, a floor of brass. */
const Room = styled.div`
  --c: 8px;
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-start;
  min-height: clamp(12.5rem, 22vw, 17.5rem);
  padding: var(--s-7) var(--s-3) var(--s-5);
  text-align: center;
  background: linear-gradient(0deg, rgb(0 0 0 / 0.45) 13px, var(--brass) 13px 14px, transparent 14px) var(--wallpaper);
  ${cutTopCorners}
  &:nth-child(1) { --wallpaper: var(--room-felt); }
  &:nth-child(2) { --wallpaper: var(--room-oxblood); }
  &:nth-child(3) { --wallpaper: var(--room-stone); }
  &:nth-child(4) { --wallpaper: var(--room-swallow); }
  &::before, &::after { content: ""; position: absolute; z-index: -1; inset: 26px 0 14px; background: var(--lamp); }
  &::before { opacity: 0.13; clip-path: polygon(47% 0, 53% 0, 96% 100%, 4% 100%); }
  &::after { opacity: 0.12; clip-path: polygon(48% 0, 52% 0, 76% 100%, 24% 100%); }
  svg { position: absolute; top: 0; left: 50%; translate: -50% 0; }
  dt { margin-top: var(--s-2); font: 400 var(--t-4) / 1.2 var(--title); }
  dd { font: 400 clamp(2.75rem, 1.6rem + 3.4vw, 4.5rem) / 1 var(--sign); color: var(--sign-upper); white-space: nowrap; }
`;

/** The statistics band: four rooms under the floor of the hero, and the tunnel that leads out of them. */
export function Rooms() {
  return (
    <Below aria-labelledby="in-figures">
      <Floor />
      <VisuallyHidden as="h2" id="in-figures">
        The Terrace in figures
      </VisuallyHidden>
      <Row as="dl">
        {statistics.map(({ figure, label }) => (
          <Room key={label}>
            <dt>{label}</dt>
            <dd>
              <CeilingLamp />
              {figure}
            </dd>
          </Room>
        ))}
      </Row>
      <img src={mouth} alt="" width={1440} height={208} loading="lazy" />
    </Below>
  );
}
