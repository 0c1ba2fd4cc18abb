import type { House } from '@hilltop/house/read-house';
import { z } from 'zod';

const pixels = z.int().positive();
/** Names of fonts, as in CSS. */
const face = z.string().regex(/^[\w\s',-]+$/, 'must be names of fonts, joined by commas');

/** `mail/mail.json` of a house. */
const look = z.strictObject({
  /** Of `mail/masthead.png`: half of its own size, for high-density screens. */
  masthead: z.strictObject({ width: pixels, height: pixels }),
  /** The site's fonts where they are installed, and the nearest common ones. No font is downloaded. */
  faces: z.strictObject({
    /** The venue's name. */
    sign: face,
    title: face,
    text: face,
    /** Facts and labels. */
    ui: face,
  }),
});

export function mailLook({ folder }: House): z.output<typeof look> {
  return folder.read('mail/mail.json', look);
}
