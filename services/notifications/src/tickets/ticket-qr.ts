import { toBuffer } from 'qrcode';

/** Name by which the HTML shows the picture. */
export const QR_CID = 'confirmation-code';

/** The confirmation code as a QR code: a PNG, dark on white, with the quiet border that scanners want. */
export async function ticketQr(confirmationCode: string): Promise<Buffer> {
  return toBuffer(confirmationCode, { type: 'png', errorCorrectionLevel: 'M', margin: 4, scale: 8 });
}
