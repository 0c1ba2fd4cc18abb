import { styled } from 'styled-components';
import { type SystemProps, systemProps, withoutStyleProps } from '../system-props.js';

type HeadingProps = SystemProps & {
  /** Step of the type scale, 5 to 8; each element has its own without it (h1 8, h2 7, h3 6, h4 5). */
  readonly size?: 5 | 6 | 7 | 8;
};

/** styled-system reads `size` as width and height. */
const withoutSize = ({ size: _, ...rest }: HeadingProps) => systemProps(rest);

/** A printed title, h2 unless `as` says otherwise. */
export const Heading = styled.h2.withConfig({
  shouldForwardProp: (name) => name !== 'size' && withoutStyleProps.shouldForwardProp(name),
})<HeadingProps>`
  ${({ size }) => (size ? `font-size: var(--t-${size});` : '')}
  ${withoutSize}
`;
