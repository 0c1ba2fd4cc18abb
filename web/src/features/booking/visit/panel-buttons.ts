import { styled } from 'styled-components';

/** The two buttons of a panel. */
export const PanelButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;
