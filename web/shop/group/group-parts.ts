import { styled } from 'styled-components';

export const Points = styled.ul`
  display: grid;
  gap: var(--s-2);
  max-width: 40rem;
  padding-left: 1.2em;
  list-style: disc;
`;
