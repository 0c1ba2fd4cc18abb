import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Frame } from '../../../kit/design/frames/frame.js';
import { Night } from '../../../kit/design/ground/ground.js';
import { Page } from '../../../kit/design/layout/page.js';
import { media } from '../../../kit/design/media.js';

/** How far the picture overlaps the sheet below, where content starts after it. */
const reach = { narrow: '3.5rem', wide: '7.5rem' } as const;

/** Above the terrace, so that the picture overlaps night and paper. */
const Opening = styled(Night)`
  position: relative;
  z-index: 2;
  padding-top: clamp(1.25rem, 2.6vw, 2.5rem);
`;

const Row = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) clamp(2rem, 5vw, 5rem);
  @media (min-width: 64rem) { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
`;

const Content = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: var(--s-4);
  h1 { font-size: clamp(2.5rem, 1.9rem + 2.9vw, 4.5rem); }
  h1 ~ p { max-width: 30rem; }
  > h1:first-child { margin-top: var(--s-4); }
  @media (min-width: 64rem) { padding-bottom: 3rem; }
`;

const Mount = styled(Frame)`
  margin-bottom: -${reach.narrow};
  > img { aspect-ratio: 3 / 2; object-fit: cover; }
  /* overlaps the sheet below, however long the text is */
  @media (min-width: 64rem) { align-self: end; margin-bottom: -${reach.wide}; }
  ${media.print} { margin-bottom: 0; max-width: 12cm; }
`;

/** The column of the terrace below: under the picture, from 1024 px next to it. */
export const UnderOpening = styled(Page)`
  padding-block: 6.5rem clamp(3rem, 2rem + 4vw, 6rem);
  @media (min-width: 64rem) { padding-top: 4rem; > :first-child { max-width: 27rem; min-height: 5rem; } }
  ${media.print} { padding-top: 2rem; }
`;

interface IllustratedOpeningProps {
  /** An `img` with a 3:2 aspect ratio. */
  readonly illustration: ReactNode;
  readonly children: ReactNode;
}

/** The dark opening of a page, with text and, from 1024 px, a picture on the right. A `Terrace` follows. */
export function IllustratedOpening({ illustration, children }: IllustratedOpeningProps) {
  return (
    <Opening>
      <Row>
        <Content>{children}</Content>
        <Mount>{illustration}</Mount>
      </Row>
    </Opening>
  );
}
