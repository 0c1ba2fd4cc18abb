import { toBuffer } from 'qrcode';
import type { Attachment } from '../emails/mail.js';
import { COLOURS } from '../layout/palette.js';

/** The HTML shows the image by this id. */
export const QR_CID = 'confirmation-code';

/** Pixels: twice that of the PNG of a signed ticket. */
export const QR_SHOWN = 196;

/** Of pngjs. Most rows equal the one above: as differences (filter 2) they are small, and soon compressed. */
const PNG = { filterType: 2, deflateLevel: 1, deflateStrategy: 0 } as const;

/**
 * A PNG with the quiet zone that scanners need. Two pixels per module take a fraction of the time.
 * @param ticket signed, or a confirmation code: capitals, digits and the few signs of the alphanumeric mode @throws for other characters
 */
export async function ticketQr(ticket: string): Promise<Attachment> {
  const content = await toBuffer([{ data: ticket, mode: 'alphanumeric' }], {
    errorCorrectionLevel: 'M',
    margin: 4,
    scale: 2,
    rendererOpts: PNG,
    color: { dark: COLOURS.night, light: COLOURS.raised },
  });
  return { filename: 'confirmation-code.png', content, contentType: 'image/png', cid: QR_CID };
}
