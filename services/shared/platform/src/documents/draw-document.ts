import { buffer } from 'node:stream/consumers';
import type { DocumentRow, DocumentWords } from '@hilltop/contracts/house/document-words';
import type PdfDocument from 'pdfkit';
import { fontFile, piecesOf } from './document-font.js';

type Pdf = InstanceType<typeof PdfDocument>;
type Element = ReturnType<Pdf['struct']>;

export const PDF = 'application/pdf';

/** In points: 1/72 of an inch. */
const MARGIN = 45;
const AMOUNT_WIDTH = 110;
const SIZE = { title: 18, text: 10, small: 9 } as const;
const GAP = { line: 2, row: 3, block: 12 } as const;

/** The library's types do not have it yet. */
const HEADS_ROW: PDFKit.Mixins.StructureElementOptions & { readonly scope: 'Row' } = { scope: 'Row' };

export function documentFileName(number: string): string {
  return `${number}.pdf`;
}

/** A tagged file of Letter size. The same words are the same bytes, whoever draws them. */
export async function drawDocument(words: DocumentWords): Promise<Buffer> {
  // Most processes never draw one, and the library takes memory.
  const { default: PdfKit } = await import('pdfkit');
  const pdf = new PdfKit({
    size: 'LETTER',
    margin: MARGIN,
    // Otherwise it begins with a font that no reader has to have.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'en-US',
    info: { Title: words.title, CreationDate: new Date(`${words.issuedOn}T12:00:00Z`) },
  });
  const file = buffer(pdf);
  drawSheet(pdf, words);
  pdf.end();
  return await file;
}

function drawSheet(pdf: Pdf, { title, blocks, rows, totals }: DocumentWords): void {
  const sheet = pdf.struct('Document');
  pdf.addStructure(sheet);
  drawBlock(pdf, sheet, 'H1', title, SIZE.title);
  for (const lines of blocks) drawBlock(pdf, sheet, 'P', lines.join('\n'), SIZE.text);
  const table = pdf.struct('Table');
  sheet.add(table);
  const [body, foot] = [pdf.struct('TBody'), pdf.struct('TFoot')];
  table.add(body).add(foot);
  for (const row of rows) drawRow(pdf, body, row, title);
  for (const total of totals) drawRow(pdf, foot, total, title, 1.5);
  sheet.end();
}

function drawBlock(pdf: Pdf, sheet: Element, kind: 'H1' | 'P', text: string, size: number): void {
  sheet.add(pdf.struct(kind, {}, [() => write(pdf, text, { size, width: widthOf(pdf) })]));
  pdf.y += GAP.block;
}

/** Not cut by the end of a page. @param line below it, in points */
function drawRow(pdf: Pdf, parent: Element, { label, amount }: DocumentRow, title: string, line = 0.5): void {
  const width = widthOf(pdf) - AMOUNT_WIDTH;
  const height = pdf.font('latin', SIZE.text).heightOfString(label, { width, lineGap: GAP.line });
  if (pdf.y + height + GAP.row > pdf.page.maxY()) turnPage(pdf, title);
  const top = pdf.y;
  const row = pdf.struct('TR');
  parent.add(row);
  row.add(pdf.struct('TH', HEADS_ROW, [() => write(pdf, label, { size: SIZE.text, width })]));
  const bottom = pdf.y;
  pdf.x = MARGIN + width;
  pdf.y = top;
  row.add(pdf.struct('TD', {}, [() => write(pdf, amount, { size: SIZE.text, width: AMOUNT_WIDTH, align: 'right' })]));
  pdf.x = MARGIN;
  pdf.y = Math.max(bottom, pdf.y);
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .moveTo(MARGIN, pdf.y)
    .lineTo(MARGIN + widthOf(pdf), pdf.y)
    .lineWidth(line)
    .stroke();
  pdf.endMarkedContent();
  pdf.y += GAP.row;
}

/** Each page says what it is of. */
function turnPage(pdf: Pdf, title: string): void {
  pdf.addPage();
  pdf.markContent('Artifact', { type: 'Pagination' });
  write(pdf, title, { size: SIZE.small, width: widthOf(pdf) });
  pdf.endMarkedContent();
  pdf.y += GAP.block;
}

const widthOf = ({ page }: Pdf): number => page.width - 2 * MARGIN;

interface Look {
  readonly size: number;
  readonly width: number;
  readonly align?: 'right';
}

function write(pdf: Pdf, text: string, { size, ...look }: Look): void {
  const pieces = piecesOf(text);
  for (const [place, { face, letters }] of pieces.entries()) {
    const continued = place < pieces.length - 1;
    pdf
      .registerFont(face, fontFile(face))
      .font(face, size)
      .text(letters, { ...look, lineGap: GAP.line, continued });
  }
}
