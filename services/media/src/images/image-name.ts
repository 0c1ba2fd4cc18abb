export const ENDINGS = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
} as const;

export type ImageType = keyof typeof ENDINGS;

const imageName = /^[0-9a-f]{64}\.(?:jpg|png|gif|webp)$/;
const address = /^\/uploads\/([^/?#]+)$/;

/** Nothing else is looked up in the database or the store. */
export const isImageName = (text: string): boolean => imageName.test(text);

/** The same image has the same name. @param sha256 lower-case hex */
export const nameOf = (sha256: string, type: ImageType): string => `${sha256}.${ENDINGS[type]}`;

/** Product.md §3, Uploaded file. */
export const addressOf = (filename: string): string => `/uploads/${filename}`;

/** `null` for an address that is not ours. */
export function nameInAddress(text: string | null): string | null {
  const filename = address.exec(text ?? '')?.[1];
  return filename !== undefined && isImageName(filename) ? filename : null;
}
