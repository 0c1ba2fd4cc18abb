import { styled } from 'styled-components';

export const SkipLink = styled.a`
  position: absolute;
  inset: 0 auto auto 0;
  z-index: 60;
  transform: translateY(-120%);
  padding: var(--s-3) var(--s-5);
  background: var(--brass-lit);
  color: var(--night);
  font-weight: 600;
  &:focus { transform: none; }
`;
