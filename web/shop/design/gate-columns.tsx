import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { stateDrawings } from '#house/drawings/state-drawings.js';
import { Frame } from '../../kit/design/frames/frame.js';
import { nightColors } from '../../kit/design/ground/ground.js';
import { PageBody } from '../../kit/design/layout/page.js';
import { media } from '../../kit/design/media.js';
import type { DrawnState } from '../../kit/house/state-drawings.js';

/** From 960 px, the form on the left and the rest on the right. */
const Columns = styled(PageBody)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) clamp(2rem, 5vw, 4.5rem);
  ${media.fromDesktop} { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: start; }
`;

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4) var(--s-5);
  align-items: center;
  h2 { font-size: var(--t-6); }
  p { margin-block: var(--s-3); text-wrap: pretty; }
  /* A phone number stays on one line. */
  p span { white-space: nowrap; }
  @media (min-width: 40rem) and (max-width: 59.99rem) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Picture = styled(Frame)`
  ${nightColors}
  > img { aspect-ratio: 3 / 2; object-fit: cover; }
`;

interface GateColumnsProps {
  readonly children: ReactNode;
  readonly drawing: DrawnState;
  /** Next to the form, below a drawing. */
  readonly aside?: ReactNode;
}

export function GateColumns({ children, drawing, aside }: GateColumnsProps) {
  return (
    <Columns>
      {children}
      <Aside>
        <Picture>
          <img src={stateDrawings[drawing]} alt="" width={720} height={480} />
        </Picture>
        {aside ? <div>{aside}</div> : null}
      </Aside>
    </Columns>
  );
}
