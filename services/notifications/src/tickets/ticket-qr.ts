import { toBuffer } from 'qrcode';
import type { Attachment } from '../emails/composer.js';
import { COLOURS } from '../layout/palette.js';

/** Name by which the HTML shows the image. */
export const QR_CID = 'confirmation-code';

/** The confirmation code as a QR code: a PNG with the quiet border that scanners need, three pixels a module, shown at twice its size: a larger one takes three times as long. */
export async function ticketQr(confirmationCode: string): Promise<Attachment> {
  const content = await toBuffer(confirmationCode, {
    errorCorrectionLevel: 'M',
    margin: 4,
    scale: 3,
    color: { dark: COLOURS.night, light: COLOURS.raised },
  });
  return { filename: 'confirmation-code.png', content, contentType: 'image/png', cid: QR_CID };
}
