import { styled } from 'styled-components';
import { type SystemProps, systemProps, withoutStyleProps } from '../system-props.js';

interface GapProps extends SystemProps {
  readonly gap?: number;
}

function gapOf({ gap = 4 }: GapProps): string {
  return `var(--s-${gap})`;
}

const config = {
  shouldForwardProp: (name: string): boolean => name !== 'gap' && withoutStyleProps.shouldForwardProp(name),
};

/** A vertical stack; `gap` is a step of the space scale. */
export const Stack = styled.div.withConfig({ ...config })<GapProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gapOf};
  ${systemProps}
`;

/** A wrapping row; `gap` is a step of the space scale. */
export const Row = styled.div.withConfig({ ...config })<GapProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${gapOf};
  ${systemProps}
`;
