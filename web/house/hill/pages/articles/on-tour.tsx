import { styled } from 'styled-components';
import { Plate } from '../../../../kit/design/frames/plate.js';
import { media } from '../../../../kit/design/media.js';
import { Text } from '../../../../kit/design/type/text.js';
import { NextFree } from '../../../../shop/home/next-free.js';
import type { PlaceOnTour } from '../../texts/articles/article.js';

const Sheet = styled(Plate)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) clamp(2rem, 5vw, 5rem);
  margin-top: clamp(3rem, 6vw, 6rem);
  padding: clamp(2rem, 4vw, 3.5rem) clamp(1.5rem, 4vw, 4rem);
  h2 { max-width: 14ch; }
  h2 + p { margin-top: var(--s-4); max-width: 32rem; }
  > div + div { padding-top: var(--s-5); border-top: 4px double var(--rule); }
  ${media.fromDesktop} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); > div + div { padding: 0 0 0 clamp(2rem, 4vw, 4rem); border: solid var(--rule); border-width: 0 0 0 4px; border-left-style: double; } }
  ${media.print} { break-inside: avoid; }
`;

/** The stop of a tour that shows what the chapter tells, and when one can stand there next. */
export function OnTour({ type, words }: PlaceOnTour) {
  return (
    <Sheet as="section" aria-labelledby="on-tour">
      <div>
        <h2 id="on-tour">Where it stands on the tour</h2>
        <Text kind="serif">{words}</Text>
      </div>
      <NextFree type={type} />
    </Sheet>
  );
}
