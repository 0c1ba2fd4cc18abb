import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../../../kit/design/layout/visually-hidden.js';
import { OnRecordSwitch } from '../../../design/on-record-switch.js';
import footing from '../../../drawings/descent/footing.svg';
import { underTheDrive } from '../../../texts/descent.js';
import { statistics } from '../../../texts/home.js';
import { narrow, wide } from './layout.js';
import { Words } from './words.js';

const Road = styled.section`
  position: relative;
  padding-top: 6rem;
  text-align: center;
  > div { position: relative; left: auto; top: auto; width: auto; padding: var(--s-5) var(--gutter); }
  > div::before, > div::after { display: none; }
  > div div > span { justify-content: center; }
  ${wide} {
    > div h2 { font-size: 1.9em; }
    > div div > p { margin-top: 0.35em; }
  }
`;

/** The four statistics are stones of a foundation. */
const Stones = styled.dl`
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 4px;
  width: 87%;
  margin: 0 auto;
  forced-color-adjust: none;
  color: var(--ink);
  > div { padding: 1.6rem 1.4rem 1.9rem; display: flex; flex-direction: column-reverse; justify-content: center; background: url("${footing}#s1") 0 0 / 100% 100% no-repeat; }
  > div:nth-child(2n) { background-image: url("${footing}#s2"); }
  > div:nth-child(3) { background-image: url("${footing}#s3"); }
  dd { font: 400 clamp(1.75rem, 3.2vw, 5rem) / 1 var(--sign); white-space: nowrap; }
  dt { margin-top: 0.35em; font: 600 clamp(0.8125rem, 1.05vw, 1.5rem) / 1.2 var(--ui); letter-spacing: 0.04em; }
  i { display: block; margin-top: 0.2em; font: italic 400 1em / 1.2 var(--text); letter-spacing: 0; }
  ${narrow} { grid-template-columns: repeat(2, minmax(0, 1fr)); width: auto; margin: 0 var(--gutter); dd { font-size: clamp(1.75rem, 8vw, 4.5rem); } }
`;

/** What is said where the drive has ended in the ground, and the figures of the Terrace. */
export function CutRoad() {
  return (
    <Road>
      <Words stop={underTheDrive} />
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
      <div style={{ color: 'var(--brass-lit)' }}>
        <OnRecordSwitch />
      </div>
    </Road>
  );
}
