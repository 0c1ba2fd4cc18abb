import { toBuffer } from 'qrcode';
import type { Attachment } from '../emails/mail.js';
import { COLOURS } from '../layout/palette.js';

/** The HTML shows the image by this id. */
export const QR_CID = 'confirmation-code';

/** Pixels: twice that of the PNG of a signed ticket. */
export const QR_SHOWN = 196;

/** A PNG with the quiet zone that scanners need. Two pixels per module take a fraction of the time. */
export async function ticketQr(ticket: string): Promise<Attachment> {
  const content = await toBuffer(ticket, {
    errorCorrectionLevel: 'M',
    margin: 4,
    scale: 2,
    color: { dark: COLOURS.night, light: COLOURS.raised },
  });
  return { filename: 'confirmation-code.png', content, contentType: 'image/png', cid: QR_CID };
}
