import { toBuffer } from 'qrcode';
import type { Attachment } from '../emails/composer.js';
import { COLOURS } from '../layout/palette.js';

/** Name by which the HTML shows the picture. */
export const QR_CID = 'confirmation-code';

/** No filter in the PNG: to choose one for each line takes ten times as long as all the rest, and gains nothing here. */
const PLAIN = { deflateLevel: 9, deflateStrategy: 0, filterType: 0 };

/**
 * The confirmation code as a QR code: a PNG with the quiet border that scanners want, six pixels a module. Night on the
 * ticket's paper: 17:1, far above what scanners need.
 */
export async function ticketQr(confirmationCode: string): Promise<Attachment> {
  const content = await toBuffer(confirmationCode, {
    type: 'png',
    errorCorrectionLevel: 'M',
    margin: 4,
    scale: 6,
    rendererOpts: { ...PLAIN },
    color: { dark: COLOURS.night, light: COLOURS.raised },
  });
  return { filename: 'confirmation-code.png', content, contentType: 'image/png', cid: QR_CID };
}
