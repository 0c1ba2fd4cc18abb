import { styled } from 'styled-components';
import skyline from '../../art/skyline-gate.svg';
import { cutCorners, cutTopCorners } from '../../design/frames/cut-corners.js';
import { Frame } from '../../design/frames/frame.js';
import { Masthead } from '../../design/frames/masthead.js';
import { Plate } from '../../design/frames/plate.js';
import { Terrace } from '../../design/frames/terrace.js';
import { Page } from '../../design/layout/page.js';
import { EmptyState } from '../../design/waiting/empty-state.js';
import { SkeletonCard, SkeletonLine } from '../../design/waiting/skeleton.js';
import { OnBothGrounds, Specimen } from './specimen.js';

const Cut = styled.div`
  padding: var(--s-5) var(--s-6);
  background: var(--sandstone);
  color: var(--ink);
  ${cutCorners}
`;

const CutAbove = styled(Cut)`
  ${cutTopCorners}
`;

const Framed = styled(Frame)`
  padding: calc(var(--fw) + var(--s-4));
`;

const Waiting = styled(SkeletonCard)`
  width: 12rem;
  height: 8rem;
`;

export const FramesShown = () => (
  <>
    <Masthead
      title="Design"
      lead="Every part of the house, in every state. For those who build it."
      skyline={skyline}
    />
    <Terrace>
      <Page>
        <Specimen label="Above: masthead. This sheet: terrace">{null}</Specimen>
      </Page>
    </Terrace>
    <OnBothGrounds title="Frames and waiting">
      <Specimen label="Frame, plate, stepped corners">
        <Framed>Frame</Framed>
        <Plate p={6}>Plate</Plate>
        <Cut>Stepped</Cut>
        <CutAbove>Stepped above</CutAbove>
      </Specimen>
      <Specimen label="Waiting">
        <Waiting aria-hidden="true" />
        <SkeletonLine width="12rem" aria-hidden="true" />
      </Specimen>
      <EmptyState title="Nothing here yet">One sentence, and a way on.</EmptyState>
    </OnBothGrounds>
  </>
);
