import { styled } from 'styled-components';

/** The reason for a price: "Tuesday morning, −$5". */
export const Why = styled.span`
  display: flex;
  gap: 5px;
  align-items: center;
  color: var(--felt);
  font: 500 var(--t-2)/1.3 var(--ui);
  &::before { content: ""; flex: none; width: 8px; height: 8px; margin: 0 3px; rotate: 45deg; background: currentColor; }
`;
