import type { ComponentProps } from 'react';

/** A drawing as an `<img>` takes it. Width and height are the drawing's own, not the size to show it at. */
export interface Drawing {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Empty for decoration. */
  readonly alt: string;
}

interface DrawingImageProps extends Omit<ComponentProps<'img'>, keyof Drawing> {
  readonly drawing: Drawing;
}

/** Shows a drawing. Its text alternative says that it is an illustration. */
export function DrawingImage({ drawing: { src, width, height, alt }, ...rest }: DrawingImageProps) {
  return <img {...rest} src={src} alt={alt && `Illustration. ${alt}`} width={width} height={height} />;
}
