import '@fastify/multipart';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isError } from '@hilltop/platform/logging/is-error';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import type { FastifyRequest } from 'fastify';
import { originalName } from './original-name.js';
import { brokenForm, formTooLarge, noFile, notMultipart, tooManyFiles } from './upload.refusals.js';

/** A file of a form, as it came. */
export interface ReceivedFile {
  readonly path: string;
  readonly originalname: string;
  /** The rest of it was not kept. */
  readonly tooLarge: boolean;
}

export interface FormOptions {
  /** The field that has the files. */
  readonly field: string;
  readonly maxFiles: number;
  /** Per file. */
  readonly maxBytes: number;
  readonly newPath: () => string;
}

/** So much of a body that is too large is read and dropped, so that its sender hears why; then the line is cut. In bytes. */
const patienceBytes = 64 * 1024 * 1024;
const otherParts = 20;

/**
 * Streams the files of a form to disk, each up to its limit.
 *
 * @throws ProblemError when it is no form, has no file, has too many, or breaks off
 */
export async function receiveFiles(
  request: FastifyRequest,
  options: FormOptions,
): Promise<[ReceivedFile, ...ReceivedFile[]]> {
  const { field, maxFiles, maxBytes } = options;
  if (!request.isMultipart()) throw new ProblemError(notMultipart);
  const mostBytes = maxFiles * maxBytes * 2 + patienceBytes;
  if (Number(request.headers['content-length'] ?? 0) > mostBytes) throw new ProblemError(formTooLarge);
  cutOffAfter(request, mostBytes);
  try {
    const [first, ...others] = await readForm(request, options);
    if (!first) throw new ProblemError(noFile(field));
    return [first, ...others];
  } catch (error) {
    // Nobody reads on: what is still coming is let through to nowhere, so that the answer can be heard.
    request.raw.unpipe();
    request.raw.resume();
    if (isError(error) && error.code === 'FST_FILES_LIMIT') throw new ProblemError(tooManyFiles(field, maxFiles));
    throw isFaultOfForm(error) ? new ProblemError(brokenForm) : error;
  }
}

async function readForm(request: FastifyRequest, { field, maxFiles, maxBytes, newPath }: FormOptions) {
  const files: ReceivedFile[] = [];
  const limits = {
    files: maxFiles,
    fileSize: maxBytes,
    fields: otherParts,
    fieldSize: 1_024,
    parts: maxFiles + otherParts,
    headerPairs: 20,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') continue;
    if (part.fieldname !== field) {
      part.file.resume();
      continue;
    }
    const path = newPath();
    await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    // What a browser sends for a field that nobody filled in.
    if (!part.filename && part.file.bytesRead === 0) continue;
    files.push({ path, originalname: originalName(part.filename), tooLarge: part.file.truncated });
  }
  return files;
}

function cutOffAfter({ raw }: FastifyRequest, mostBytes: number): void {
  let received = 0;
  raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > mostBytes) raw.destroy();
  });
}

/** The form's reader throws plain errors, or ones with a code of its own; the disk's have the system's. */
function isFaultOfForm(error: unknown): boolean {
  if (error instanceof ProblemError || !isError(error)) return false;
  return typeof error.code !== 'string' || error.code.startsWith('FST_') || error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
