import { styled } from 'styled-components';

/** The parts of a report below each other. */
export const Report = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;
