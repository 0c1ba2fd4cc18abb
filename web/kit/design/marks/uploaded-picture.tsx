import type { ComponentProps } from 'react';

/** In pixels, as the media service renders them. */
const WIDTHS = [320, 480, 640, 960, 1280];

interface UploadedPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  readonly url: string;
  /** In CSS pixels, to avoid a layout shift. */
  readonly width: number;
  readonly height: number;
}

/**
 * A picture that staff uploaded, in the width shown: an original can have 9 MB. Without `alt` it is decorative.
 * @param sizes how wide it is shown, if that depends on the screen; by default `width`
 */
export function UploadedPicture({ url, width, height, alt = '', sizes = `${width}px`, ...rest }: UploadedPictureProps) {
  const srcSet = WIDTHS.map((each) => `${url}?w=${each} ${each}w`).join(', ');
  // `sizes` and `srcset` come before `src`: Safari would otherwise fetch `src` first.
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
