import { styled } from 'styled-components';

/** One narrow column, for the little that is shown before somebody has signed in. */
export const SmallPage = styled.div`
  display: grid;
  gap: var(--s-5);
  width: min(100%, 27rem);
  margin-inline: auto;
  padding-block: var(--s-5);
`;
