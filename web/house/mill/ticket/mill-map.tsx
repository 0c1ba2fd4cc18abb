import { styled } from 'styled-components';
import { cutCorners } from '../../../kit/design/frames/cut-corners.js';
import drawn from './way-map.svg';

const Sheet = styled.div`
  --c: 9px;
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  color: var(--ink);
  ${cutCorners}
  > img { display: block; width: 100%; height: 100%; }
`;

const Label = styled.span`
  position: absolute;
  translate: -50% -50%;
  font: 500 clamp(0.75rem, 0.6rem + 0.5vw, 1.0625rem) / 1.1 var(--text);
  white-space: nowrap;
  text-align: center;
  &[data-kind='place'] { font: 400 clamp(0.8125rem, 0.62rem + 0.7vw, 1.25rem) / 1.05 var(--title); }
  &[data-kind='water'] { font-style: italic; color: var(--swallow); }
  @media print { font-size: 7pt; &[data-kind='place'] { font-size: 8pt; } }
`;

const Here = styled(Label)`
  padding: 0.3em 0.4em 0.4em;
  font: 400 clamp(0.8125rem, 0.62rem + 0.7vw, 1.25rem) / 1.05 var(--title);
  color: var(--brass-lit);
  background: var(--night);
  @media print { font-size: 8pt; color: #000; background: #fff; }
`;

/** Where labels stand, in percent of the drawing. */
const labels = [
  { text: 'Fernley Falls', kind: 'place', left: 35, top: 34 },
  { text: 'Mill Road', kind: 'road', left: 13, top: 69 },
  { text: 'Slate Creek', kind: 'water', left: 62, top: 88 },
  { text: 'Covered bridge', kind: 'road', left: 66, top: 70 },
  { text: 'Park here', kind: 'road', left: 88, top: 70 },
] as const;

/** The way from the green over the creek, as the contact page tells it. Nothing is to scale. */
export function MillMap() {
  return (
    <Sheet
      role="img"
      aria-label="Map: Mill Road leads from the green of Fernley Falls over Slate Creek on a covered bridge; the mill stands right after it on the left, below the falls, and the field to park in is across the road"
    >
      <img src={drawn} alt="" width={800} height={500} />
      {labels.map(({ text, kind, left, top }) => (
        <Label key={text} data-kind={kind} style={{ left: `${left}%`, top: `${top}%` }}>
          {text}
        </Label>
      ))}
      <Here style={{ left: '87%', top: '36%' }}>
        Slate Creek
        <br />
        Mill
      </Here>
    </Sheet>
  );
}
