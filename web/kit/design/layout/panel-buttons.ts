import { styled } from 'styled-components';

export const PanelButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;
