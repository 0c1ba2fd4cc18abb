import { styled } from 'styled-components';
import { TextLink } from '../../../../../kit/design/type/text-link.js';
import { CertaintyMark } from '../../../design/certainty-mark.js';
import people from '../../../drawings/descent/people.svg';
import type { Plate } from '../../../texts/descent.js';
import { narrow } from './layout.js';
import type { Spot } from './scene.js';
import { Footing, placed, spotStyle } from './words.js';

const Plaque = styled.div`
  ${placed}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 1.1em;
  align-items: center;
  > img { width: 5.75em; height: auto; }
  html[data-on-record] & > img { display: none; }
  h3 { font: 400 1.35em / 1.2 var(--title); }
  p { margin-top: 0.2em; font: 400 1em / 1.4 var(--text); text-wrap: pretty; }
  span { margin-top: 0.25em; }
  ${narrow} { --u: 1.0625rem; max-width: 40rem; padding: var(--s-4) var(--gutter) 0; }
`;

interface DoorPlateProps {
  readonly plate: Plate;
  readonly at: Spot;
}

/** The name of somebody who was in this room, with a bust that shows no face. */
export function DoorPlate({ plate: { id, name, text, certainty, source, to }, at }: DoorPlateProps) {
  return (
    <Plaque style={spotStyle(at)} data-told={certainty === 'on record' ? undefined : ''}>
      <img src={`${people}#${id}`} width={96} height={96} alt="" loading="lazy" decoding="async" />
      <div>
        <h3>
          <TextLink to={to}>{name}</TextLink>
        </h3>
        <p>{text}</p>
        <Footing>
          <CertaintyMark certainty={certainty} />
          <i>{source}</i>
        </Footing>
      </div>
    </Plaque>
  );
}
