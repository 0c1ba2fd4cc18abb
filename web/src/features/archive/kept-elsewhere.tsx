import { styled } from 'styled-components';
import { keptElsewhere } from '../../content/archive.js';
import { Frame } from '../../design/frames/frame.js';
import { nightColors } from '../../design/ground/ground.js';
import { OutsideLink } from '../../design/type/text-link.js';

const Part = styled.section`
  margin-top: clamp(3.5rem, 6vw, 6rem);
`;

const Wall = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: var(--s-6);
  margin-top: var(--s-5);
`;

/** An empty frame with a lamp over it: the wall shows where the photograph would hang. */
const Empty = styled(Frame)`
  ${nightColors}
  --mat: #2a1d14;
  > div { display: grid; align-content: center; justify-items: center; gap: var(--s-3); aspect-ratio: 3 / 2; padding: var(--s-5); text-align: center; color: var(--fg); background: radial-gradient(70% 80% at 50% 0, rgb(242 200 121 / 0.42), rgb(242 200 121 / 0.1) 62%, transparent), #3a2b1a; }
  p { max-width: 24rem; font: italic 400 var(--t-4) / 1.4 var(--text); text-wrap: balance; }
  a { display: inline-flex; align-items: center; min-height: var(--target); color: var(--accent); font: 500 var(--t-3) / 1.3 var(--ui); }
`;

/** Photographs that exist and are not ours: empty frames, each with a link to its keeper. */
export function KeptElsewhere() {
  return (
    <Part aria-labelledby="kept-elsewhere">
      <h2 id="kept-elsewhere">Photographs that others keep</h2>
      <Wall>
        {keptElsewhere.map(({ text, source, sourcePage }) => (
          <li key={text}>
            <Empty>
              <div>
                <p>{text}</p>
                <OutsideLink href={sourcePage}>Kept by {source}</OutsideLink>
              </div>
            </Empty>
          </li>
        ))}
      </Wall>
    </Part>
  );
}
