import type { ComponentProps } from 'react';

/** Width and height are intrinsic, not the display size. */
export interface Drawing {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Empty if decorative. */
  readonly alt: string;
}

interface DrawingImageProps extends Omit<ComponentProps<'img'>, keyof Drawing> {
  readonly drawing: Drawing;
}

/** The text alternative says that it is an illustration. */
export function DrawingImage({ drawing: { src, width, height, alt }, ...rest }: DrawingImageProps) {
  return <img {...rest} src={src} alt={alt && `Illustration. ${alt}`} width={width} height={height} />;
}
