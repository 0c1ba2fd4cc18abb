import { styled } from 'styled-components';

export const Report = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-4);
`;
