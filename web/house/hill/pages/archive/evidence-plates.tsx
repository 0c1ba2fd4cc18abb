import { styled } from 'styled-components';
import { media } from '../../../../kit/design/media.js';
import { Text } from '../../../../kit/design/type/text.js';
import { CertaintyMark } from '../../design/certainty-mark.js';
import { GateRule } from '../../design/gate-rule.js';
import drawn from '../../drawings/evidence.svg';
import { evidence } from '../../texts/archive.js';

const Part = styled.section`
  margin-top: clamp(3.5rem, 6vw, 6rem);
  h2 { margin-top: var(--s-6); }
  h2 + p { margin-top: var(--s-3); max-width: var(--measure); }
`;

const Plates = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) var(--s-5);
  margin-top: var(--s-5);
  ${media.fromPhone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  li { display: grid; grid-template-rows: auto auto 1fr auto; justify-items: center; padding: var(--s-4) var(--s-4) var(--s-5); text-align: center; background: var(--raised); border: 4px double var(--line); ${media.print} { break-inside: avoid; } }
  /* The ratio is given: all plates are parts of one file. */
  img { width: 100%; height: auto; aspect-ratio: 4 / 3; object-fit: cover; }
  small { font: 500 var(--t-1) / 1.35 var(--ui); color: var(--fg-soft); }
  h3 { margin-top: var(--s-4); font-size: var(--t-5); }
  h3 + p { margin: var(--s-2) 0 var(--s-3); align-self: start; font: 400 var(--t-3) / 1.45 var(--text); text-wrap: balance; }
`;

function plateOf(id: string): string {
  return `${drawn}#${id}`;
}

/** What is known to exist, drawn with a bar for its size; dashes are guesses. */
export function EvidencePlates() {
  return (
    <Part aria-labelledby="evidence">
      <GateRule />
      <h2 id="evidence">Evidence</h2>
      <Text kind="serif" soft>
        Six things that exist. What is dashed is our guess, and none of them has been measured for these drawings.
      </Text>
      <Plates>
        {evidence.map(({ id, name, text, value, certainty }) => (
          <li key={id}>
            <div>
              <img
                src={plateOf(id)}
                alt={`Illustration: ${name}`}
                width={320}
                height={240}
                loading="lazy"
                decoding="async"
              />
              <small>{value ?? 'Not measured'}</small>
            </div>
            <h3>{name}</h3>
            <p>{text}</p>
            <CertaintyMark certainty={certainty} />
          </li>
        ))}
      </Plates>
    </Part>
  );
}
