import { create } from 'qrcode';
import type { Attachment } from '../emails/composer.js';
import { COLOURS } from '../layout/palette.js';
import { twoColourPng } from './two-colour-png.js';

/** Name by which the HTML shows the image. */
export const QR_CID = 'confirmation-code';

/** The quiet border that scanners want, in modules. */
const MARGIN = 4;

/** Pixels in a module's side. */
const SCALE = 6;

/**
 * The confirmation code as a QR code: a PNG with a quiet border, six pixels a module. Night on the ticket's paper: 17:1,
 * far above what scanners need.
 */
export function ticketQr(confirmationCode: string): Attachment {
  const { modules } = create(confirmationCode, { errorCorrectionLevel: 'M' });
  const isInside = (at: number) => at >= MARGIN && at < MARGIN + modules.size;
  const isDark = (row: number, column: number) =>
    isInside(row) && isInside(column) && modules.get(row - MARGIN, column - MARGIN) !== 0;
  const content = twoColourPng(modules.size + 2 * MARGIN, isDark, SCALE, {
    dark: COLOURS.night,
    light: COLOURS.raised,
  });
  return { filename: 'confirmation-code.png', content, contentType: 'image/png', cid: QR_CID };
}
