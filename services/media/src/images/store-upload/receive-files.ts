import '@fastify/multipart';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { isError } from '@hilltop/platform/logging/is-error';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import { cleanLine } from '@hilltop/platform/values/typed-text';
import type { FastifyRequest } from 'fastify';
import { brokenForm, formTooLarge, noFile, notMultipart, tooManyFiles } from './upload-problems.js';

const longest = 200;

/** Paths of any system. */
const lastPart = (text: string): string => text.split(/[\\/]/).at(-1) ?? '';

/** Safe to show and store: without a path, invisible characters and changes of writing direction. Never used as a file name here. */
export function originalName(given: string | undefined): string {
  const visible = cleanLine(lastPart((given ?? '').toWellFormed()));
  const characters = [...visible];
  if (characters.length <= longest) return characters.join('') || 'image';
  // Keeps the extension, which people look for.
  const ending = /\.[A-Za-z\d]{1,8}$/.exec(visible)?.[0] ?? '';
  return characters.slice(0, longest - ending.length).join('') + ending;
}

export interface ReceivedFile {
  readonly path: string;
  readonly originalname: string;
  /** The file was cut off at the limit. */
  readonly tooLarge: boolean;
}

export interface FormOptions {
  /** With the files. */
  readonly field: string;
  readonly maxFiles: number;
  /** Per file. */
  readonly maxBytes: number;
  readonly newPath: () => string;
}

/** Bytes of an excessive body that are read and dropped, so that the client can read the response; then the connection is closed. */
const patienceBytes = 64 * 1024 * 1024;
const otherParts = 20;

/** Streams files to disk, each up to its limit. @throws ProblemError when it is not a form, has no file or too many, or is cut off */
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
    // The rest of the body is drained, so that the client can read the response.
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
    // A browser sends this for an empty field.
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

/** The form parser throws plain errors, or errors with its own codes; errors of the disk have system codes. */
function isFaultOfForm(error: unknown): boolean {
  if (error instanceof ProblemError || !isError(error)) return false;
  return typeof error.code !== 'string' || error.code.startsWith('FST_') || error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
