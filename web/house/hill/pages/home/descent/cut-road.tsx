import { css, styled } from 'styled-components';
import { VisuallyHidden } from '../../../../../kit/design/layout/visually-hidden.js';
import { media } from '../../../../../kit/design/media.js';
import { OnRecordSwitch } from '../../../design/on-record-switch.js';
import footing from '../../../drawings/descent/footing.svg';
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
    padding-top: 7rem;
    > img { display: none; }
    ${wide} { > div { position: relative; left: auto; top: auto; width: auto; } }
  `)}
`;

/** Side by side in the earth, instead of in the drawn footing. */
const laid = css`
  position: static;
  height: auto;
  display: grid;
  gap: 4px;
  > div:nth-child(n) { position: static; width: auto; padding: 1.6rem 1.4rem 1.9rem; }
`;

/** The four statistics are stones in the foundation of the gate. */
const Stones = styled.dl`
  position: absolute;
  z-index: 2;
  inset: 46% 0 auto;
  height: 25%;
  color: var(--ink);
  > div { position: absolute; inset-block: 0; width: 19.6%; padding: 0 1.1rem; display: flex; flex-direction: column-reverse; align-items: center; justify-content: center; text-align: center; background: url("${footing}#s1") 0 0 / 100% 100% no-repeat; }
  > div:nth-child(1) { left: 7.5%; }
  > div:nth-child(2) { left: 28.75%; background-image: url("${footing}#s2"); }
  > div:nth-child(3) { left: 51.65%; background-image: url("${footing}#s3"); }
  > div:nth-child(4) { left: 72.9%; background-image: url("${footing}#s4"); }
  dd { font: 400 clamp(1.75rem, 3.6vw, 5.75rem) / 1 var(--sign); white-space: nowrap; text-shadow: 0 1px 0 rgb(255 235 190 / 0.55); }
  dt { margin-top: 0.35em; font: 600 clamp(0.8125rem, 1.05vw, 1.5rem) / 1.2 var(--ui); letter-spacing: 0.04em; }
  dt i { display: block; margin-top: 0.2em; font: italic 400 1em / 1.2 var(--text); letter-spacing: 0; }
  ${media.forcedColors} { color: CanvasText; > div:nth-child(n) { background: none; } }
  ${narrow} { ${laid} grid-template-columns: repeat(2, minmax(0, 1fr)); margin: 0 var(--gutter); }
  ${whileDriving(css`
    ${wide} { ${laid} grid-template-columns: repeat(4, minmax(0, 1fr)); width: 88%; margin: clamp(1.5rem, 3vw, 3rem) auto; }
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
        {statistics.map(({ figure, label, source }) => (
          <div key={label}>
            <dt>
              {label}
              {source ? <i> {source}</i> : null}
            </dt>
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
