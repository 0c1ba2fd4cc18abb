import { styled } from 'styled-components';
import { GateMark } from '../theme/gate-mark.js';

const Rule = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: end;
  gap: var(--s-4);
  color: var(--rule);
  &::before, &::after { content: ""; height: 4px; border: solid currentColor; border-width: 1px 0; }
`;

/** A divider with the logo, once per page at most. */
export function GateRule() {
  return (
    <Rule>
      <GateMark width={60} />
    </Rule>
  );
}
