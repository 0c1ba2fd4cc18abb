import { styled } from 'styled-components';
import morning from '../../../art/descent/morning.svg';
import { stops } from '../../../content/descent.js';
import { narrow } from './layout.js';
import { Words } from './words.js';

const Mouth = styled.section`
  position: relative;
  margin-bottom: -1px;
  --mist: var(--night);
  --heading: var(--night);
  --accent: var(--night);
  --fg-soft: var(--night);
  color: var(--night);
  > picture img { width: 100%; max-width: none; height: auto; }
  > div { left: 31%; text-align: center; }
  > div span { justify-content: center; }
  ${narrow} {
    margin-top: clamp(2rem, 8vw, 4rem);
    > div { position: absolute; left: 14%; top: 13.5%; width: 72%; padding: 0; }
    > div::before, > div::after { display: none; }
    > div h2 { font-size: 1.6em; }
    > div div > p { font-size: 1em; line-height: 1.42; }
  }
  @media (min-width: 40rem) and (max-width: 61.99rem) { > div { left: 20%; top: 15%; width: 60%; } }
`;

/** The end of the tunnel, where the page turns from dark to light. */
export function Morning() {
  return (
    <Mouth>
      <Words stop={stops.morning} at={{ left: 31, top: 17.5, width: 38 }} />
      <picture>
        <source media="(max-width: 39.99rem)" srcSet={`${morning}#tall`} width={580} height={1190} />
        <source media="(max-width: 61.99rem)" srcSet={`${morning}#mid`} width={880} height={1160} />
        <img
          src={morning}
          width={1440}
          height={1180}
          alt="Illustration. The stone mouth of the tunnel opens on a meadow at sunrise; the gate stands open, visitors walk out"
          loading="lazy"
          decoding="async"
        />
      </picture>
    </Mouth>
  );
}
