import { randomUUID } from 'node:crypto';
import { open, stat } from 'node:fs/promises';
import { ENVIRONMENT } from '@hilltop/platform/environment/service-variables';
import { Inject, Injectable } from '@nestjs/common';
import { fileTypeFromFile } from 'file-type';
import type { Environment } from '../env.js';
import { UPLOAD_QUEUE } from '../images/image-work.js';
import { reEncode } from '../images/store-upload/re-encode.js';
import type { ReceivedFile } from '../images/store-upload/receive-files.js';
import { type FileRefusal, fileTooLarge, incomplete, tooManyPixels } from '../images/store-upload/upload-problems.js';
import { WorkQueue } from '../images/work-queue.js';
import { ObjectStore } from '../storage/object-store.js';
import { keyOfFile, nameOfFile, PDF } from './private-file.js';

/** Of a private file, in MB of 1,048,576 bytes. */
export const MOST_MEGABYTES = 5;

export interface StoredFile {
  readonly name: string;
  readonly bytes: number;
}

const neither = (file: string): FileRefusal => ({
  name: 'not-pdf-or-image',
  status: 422,
  title: 'This is neither a PDF nor an image.',
  message: `${file} is neither a PDF nor a JPEG, PNG, GIF or WebP image`,
});

const HEADER_BYTES = 8;
const TRAILER_BYTES = 1_024;
const trailer = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/;
/** A table of the file's objects, or the object that has it. */
const table = /^\s*(?:xref\s|\d+ \d+ obj\b)/;

/**
 * Whether all of a file is one PDF: it begins as one, ends as one, and its end names where its table is. So a program or a page with a
 * PDF behind it, and an archive behind a PDF, are none.
 */
async function isWholePdf(path: string): Promise<boolean> {
  const { size } = await stat(path);
  const file = await open(path);
  const text = async (position: number, length: number): Promise<string> => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
    return buffer.toString('latin1', 0, bytesRead);
  };
  try {
    if (!/^%PDF-[12]\.\d/.test(await text(0, HEADER_BYTES))) return false;
    const [, at] = trailer.exec(await text(Math.max(0, size - TRAILER_BYTES), TRAILER_BYTES)) ?? [];
    return at !== undefined && table.test(await text(Number(at), 32));
  } finally {
    await file.close();
  }
}

/** Stores a file that only staff read: a PDF as it came, an image encoded anew. */
@Injectable()
export class TakeFile {
  constructor(
    @Inject(UPLOAD_QUEUE) private readonly queue: WorkQueue,
    private readonly store: ObjectStore,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  /** @param newPath returns the path of a temporary file that is deleted after the request @throws ObjectStoreError */
  async execute(file: ReceivedFile, newPath: () => string): Promise<StoredFile | FileRefusal> {
    const { path, originalname, tooLarge } = file;
    if (tooLarge) return fileTooLarge(originalname, MOST_MEGABYTES);
    const found = await fileTypeFromFile(path);
    if (found?.mime === PDF) {
      if (!(await isWholePdf(path)))
        return {
          ...incomplete(originalname),
          name: 'incomplete-pdf',
          title: 'This PDF is incomplete.',
        };
      return this.put(PDF, { path, bytes: (await stat(path)).size });
    }
    const image = newPath();
    const { UPLOAD_MAX_MEGAPIXELS } = this.environment;
    const encoded = await this.queue.run(() => reEncode(path, image, UPLOAD_MAX_MEGAPIXELS * 1_000_000));
    if (encoded === 'not-an-image' || encoded === 'not-supported') return neither(originalname);
    if (encoded === 'incomplete') return incomplete(originalname);
    if (encoded === 'too-many-pixels') return tooManyPixels(originalname, UPLOAD_MAX_MEGAPIXELS);
    return this.put(encoded.contentType, { path: image, bytes: encoded.bytes });
  }

  private async put(type: Parameters<typeof nameOfFile>[1], content: { path: string; bytes: number }) {
    const name = nameOfFile(randomUUID(), type);
    await this.store.put(keyOfFile(name), content, type);
    return { name, bytes: content.bytes };
  }
}
