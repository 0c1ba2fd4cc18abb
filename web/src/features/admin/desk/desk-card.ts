import { styled } from 'styled-components';
import { media } from '../../../design/media.js';

/** A sheet on the desk: its head, then what it is about. */
export const DeskCard = styled.div`
  min-width: 0;
  background: var(--raised);
  border: 1px solid var(--line);
  ${media.print} { border: 0; background: none; }
`;

export const DeskCardHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3) var(--s-4);
  padding: var(--s-3) var(--s-4);
  border-bottom: 1px solid var(--line);
  > h2 { min-height: 1.75rem; display: flex; align-items: center; }
`;

/** What is not a list that goes to the edges. */
export const DeskCardBody = styled.div`
  padding: var(--s-4);
`;

/** Beside one another where there is room: the form left, the list right. */
export const DeskColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-5) var(--s-6);
  margin-top: var(--s-4);
  @media (min-width: 68rem) { &[data-form] { --list-height: 41.5rem; grid-template-columns: 23rem minmax(0, 1fr); align-items: start; } }
`;
