import {
  type ColorProps,
  color,
  compose,
  type FlexboxProps,
  flexbox,
  type GridProps,
  grid,
  type LayoutProps,
  layout,
  type PositionProps,
  position,
  type SpaceProps,
  space,
  type TypographyProps,
  typography,
} from 'styled-system';

/** Style props of every layout primitive: a scale step or name, or an array per breakpoint (40, 48, 60, 62, 80 rem). */
export interface SystemProps
  extends SpaceProps,
    LayoutProps,
    FlexboxProps,
    GridProps,
    PositionProps,
    TypographyProps,
    Pick<ColorProps, 'bg'> {
  readonly color?: string;
}

export const systemProps = compose(space, layout, flexbox, grid, position, typography, color);

const styleProps = new Set<string>(systemProps.propNames ?? []);

/** Keeps style props out of the DOM. For `styled.x.withConfig({ ...withoutStyleProps })`: an object, so that the build can add a name. */
export const withoutStyleProps = {
  shouldForwardProp: (name: string): boolean => !styleProps.has(name),
} as const;
