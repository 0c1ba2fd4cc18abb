import { toBuffer } from 'qrcode';
import type { Attachment } from '../emails/composer.js';
import { COLOURS } from '../layout/palette.js';

/** Name by which the HTML shows the image. */
export const QR_CID = 'confirmation-code';

/** Pixels of each side in the HTML: twice those of the PNG of a signed ticket. */
export const QR_SHOWN = 196;

/** A signed ticket as a QR code: a PNG with the quiet border that scanners need, two pixels a module: a larger one takes several times as long. */
export async function ticketQr(ticket: string): Promise<Attachment> {
  const content = await toBuffer(ticket, {
    errorCorrectionLevel: 'M',
    margin: 4,
    scale: 2,
    color: { dark: COLOURS.night, light: COLOURS.raised },
  });
  return { filename: 'confirmation-code.png', content, contentType: 'image/png', cid: QR_CID };
}
