import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../../../kit/design/layout/visually-hidden.js';
import { OnRecordSwitch } from '../../../design/on-record-switch.js';
import { underTheDrive } from '../../../texts/descent.js';
import { statistics } from '../../../texts/home.js';
import { narrow, wide } from './layout.js';
import { Words } from './words.js';

const Road = styled.section`
  position: relative;
  padding-top: clamp(1rem, 3vw, 4rem);
  ${wide} {
    > div { position: relative; left: auto; top: auto; width: auto; text-align: center; }
    > div h2 { font-size: 1.9em; }
    > div div > p { margin-top: 0.35em; }
    > div div > span { justify-content: center; }
  }
  ${narrow} {
    > div { padding: var(--s-5) var(--gutter); text-align: center; }
    > div::before, > div::after { display: none; }
    > div div > span { justify-content: center; }
  }
`;

/** The four statistics are stones of a foundation. */
const Stones = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 10px;
  width: 86%;
  margin: clamp(1.5rem, 3vw, 3rem) auto;
  padding: 12px;
  background: #120b07;
  color: var(--ink);
  > div:nth-child(n) { display: flex; flex-direction: column-reverse; align-items: center; justify-content: center; padding: 1.1rem 0.5rem 1.2rem; text-align: center; background: #c79c66; border: 9px solid; border-color: #e9c58c #8f6a42 #7a5836 #d8b07a; }
  dd { font: 400 clamp(1.75rem, 3.2vw, 5rem) / 1 var(--sign); white-space: nowrap; text-shadow: 0 1px 0 rgb(255 235 190 / 0.55); }
  dt { margin-top: 0.35em; font: 600 clamp(0.8125rem, 1.05vw, 1.5rem) / 1.2 var(--ui); letter-spacing: 0.04em; }
  ${narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 8px;
    width: auto;
    margin: 0 var(--gutter);
    padding: 10px;
    dd { font-size: clamp(1.75rem, 9vw, 4.5rem); }
    dt { font-size: clamp(0.8125rem, 2.6vw, 1.25rem); }
  }
`;

const Choice = styled.div`
  display: grid;
  justify-items: center;
  color: var(--brass-lit);
  ${narrow} { margin-top: var(--s-5); }
`;

/** What is said where the drive has ended in the ground, and the figures of the Terrace. */
export function CutRoad() {
  return (
    <Road>
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
