import type { ComponentProps } from 'react';

/** In pixels, as the media service renders them. */
const WIDTHS = [320, 480, 640, 960, 1280];

interface UploadedPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  /** Its address, e.g. "/uploads/….webp". */
  readonly url: string;
  /** Width and height of its place in CSS pixels, so that nothing moves when it comes. */
  readonly width: number;
  readonly height: number;
}

/**
 * A picture that staff uploaded, in the width in which it is seen: the original may have 9 MB. Without an `alt` it is decorative.
 * @param sizes how wide it is shown, where that depends on the screen; by default `width`
 */
export function UploadedPicture({ url, width, height, alt = '', sizes = `${width}px`, ...rest }: UploadedPictureProps) {
  const srcSet = WIDTHS.map((each) => `${url}?w=${each} ${each}w`).join(', ');
  // `sizes` and `srcset` before `src`: Safari otherwise fetches that first.
  return (
    <img
      loading="lazy"
      decoding="async"
      {...rest}
      sizes={sizes}
      srcSet={srcSet}
      src={`${url}?w=320`}
      alt={alt}
      width={width}
      height={height}
    />
  );
}
