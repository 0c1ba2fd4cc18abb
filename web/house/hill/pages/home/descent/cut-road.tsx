import { css, styled } from 'styled-components';
import { VisuallyHidden } from '../../../../../kit/design/layout/visually-hidden.js';
import { OnRecordSwitch } from '../../../design/on-record-switch.js';
import lip from '../../../drawings/descent/lip.svg';
import { underTheDrive } from '../../../texts/descent.js';
import { statistics } from '../../../texts/home.js';
import { whileDriving } from '../drive.js';
import { narrow, wide } from './layout.js';
import { Crop, Whole } from './pictures.js';
import { Words } from './words.js';

const Road = styled.section`
  position: relative;
  margin-bottom: -3%;
  > img { position: relative; z-index: 1; }
  ${wide} { > div { text-align: center; } > div h2 { font-size: 1.9em; } > div div > p { margin-top: 0.35em; } > div div > span { justify-content: center; } }
  ${narrow} {
    margin-bottom: 0;
    > img { height: clamp(4.5rem, 20vw, 9rem); object-fit: cover; object-position: 68% 0; mask: linear-gradient(#000 50%, transparent 92%); }
    > div { padding: var(--s-5) var(--gutter); text-align: center; }
    > div::before, > div::after { display: none; }
    > div div > span { justify-content: center; }
  }
  /* The drive ends in the ground: there is no road to cut. */
  ${whileDriving(css`
    margin: 0;
    padding-top: clamp(1rem, 3vw, 4rem);
    > img { display: none; }
    ${wide} { > div { position: relative; left: auto; top: auto; width: auto; } }
  `)}
`;

/** A stone made of its edges. */
const stone = css`
  > div:nth-child(n) { position: static; width: auto; padding: 1.1rem 0.5rem 1.2rem; background: #c79c66; border: 9px solid; border-color: #e9c58c #8f6a42 #7a5836 #d8b07a; }
`;

/** The four statistics are stones in the foundation of the gate. */
const Stones = styled.dl`
  position: absolute;
  z-index: 2;
  inset: 46.6% 0 auto;
  height: 23.4%;
  color: var(--ink);
  > div { position: absolute; inset-block: 0; width: 19%; display: flex; flex-direction: column-reverse; align-items: center; justify-content: center; text-align: center; }
  > div:nth-child(1) { left: 7.8%; }
  > div:nth-child(2) { left: 29.05%; }
  > div:nth-child(3) { left: 51.95%; }
  > div:nth-child(4) { left: 73.2%; }
  dd { font: 400 clamp(2rem, 4.1vw, 6.5rem) / 1 var(--sign); white-space: nowrap; text-shadow: 0 1px 0 rgb(255 235 190 / 0.55); }
  dt { margin-top: 0.35em; font: 600 clamp(0.8125rem, 1.05vw, 1.5rem) / 1.2 var(--ui); letter-spacing: 0.04em; }
  ${narrow} {
    position: static;
    height: auto;
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
    margin: 0 var(--gutter);
    padding: 10px;
    background: #120b07;
    ${stone}
    dd { font-size: clamp(1.75rem, 9vw, 4.5rem); }
    dt { font-size: clamp(0.8125rem, 2.6vw, 1.25rem); }
  }
  ${whileDriving(css`
    ${wide} {
      position: static;
      display: grid;
      grid-template-columns: repeat(4, minmax(0, 1fr));
      gap: 10px;
      width: 86%;
      height: auto;
      margin: clamp(1.5rem, 3vw, 3rem) auto;
      padding: 12px;
      background: #120b07;
      ${stone}
      dd { font-size: clamp(1.75rem, 3.2vw, 5rem); }
    }
  `)}
`;

const Choice = styled.div`
  position: absolute;
  z-index: 2;
  inset: 74% 0 auto;
  display: grid;
  justify-items: center;
  color: var(--brass-lit);
  ${narrow} { position: static; margin-top: var(--s-5); }
  ${whileDriving(css`position: static;`)}
`;

export function CutRoad() {
  return (
    <Road>
      <Whole src={lip} width={1440} height={600} alt="" decoding="async" fetchPriority="low" loading="lazy" />
      <Crop src={`${lip}#turf`} width={880} height={190} alt="" decoding="async" loading="lazy" />
      <Words stop={underTheDrive} at={{ left: 16, top: 22.5, width: 68 }} />
      <VisuallyHidden as="h2">The Terrace in figures</VisuallyHidden>
      <Stones>
        {statistics.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Stones>
      <Choice>
        <OnRecordSwitch />
      </Choice>
    </Road>
  );
}
