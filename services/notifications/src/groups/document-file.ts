import type { DocumentWords, IssuingHouse } from '@hilltop/contracts/house/document-words';
import { documentFileName, drawDocument, PDF } from '@hilltop/platform/documents/draw-document';
import type { Attachment } from '../emails/mail.js';
import { HOUSE_NAME, type House } from '../house/house.js';

/**
 * A bill or a quote as it was issued: a person of the house has read what stands on it.
 * @param number names the file @param wordsBy undefined where there is no such document
 */
export async function documentFile(
  number: string,
  { street, town, phone }: House,
  wordsBy: (house: IssuingHouse) => DocumentWords | undefined,
): Promise<Attachment[]> {
  const words = wordsBy({ name: HOUSE_NAME, street, town, phone });
  return words ? [{ filename: documentFileName(number), content: await drawDocument(words), contentType: PDF }] : [];
}
