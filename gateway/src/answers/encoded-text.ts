import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What a caller takes besides plain bytes. */
export type Encoding = 'br' | 'gzip' | undefined;

/** Below this many bytes compression saves nothing worth the header. */
const worthCompressing = 1_024;

// Many readers get it, but the first one waits for it.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A text that many are sent. */
export class EncodedText {
  readonly plain: Buffer;
  private readonly encoded = new Map<'br' | 'gzip', Buffer>();
  private tag: string | undefined;

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  /** What it may take at most, with every encoding of it, in bytes. */
  get bytes(): number {
    return 3 * this.plain.length + 512;
  }

  /** Of the content, whatever it is encoded in. */
  get etag(): string {
    this.tag ??= `W/"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 22)}"`;
    return this.tag;
  }

  /** Encoded once, at the first call that wants it so. @returns the encoding that it is in, and the bytes */
  in(wanted: Encoding): { encoding: Encoding; bytes: Buffer } {
    if (!wanted || this.plain.length < worthCompressing) return { encoding: undefined, bytes: this.plain };
    let bytes = this.encoded.get(wanted);
    if (!bytes) {
      bytes = wanted === 'br' ? brotliCompressSync(this.plain, brotli) : gzipSync(this.plain);
      this.encoded.set(wanted, bytes);
    }
    return { encoding: wanted, bytes };
  }
}

/** The best encoding that an `Accept-Encoding` allows. */
export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const given = new Set<string>();
  for (const one of String(accepted ?? '').split(',')) {
    const [name = '', ...rest] = one.trim().toLowerCase().split(';');
    if (!rest.some((word) => /^\s*q=0(\.0*)?$/.test(word))) given.add(name.trim());
  }
  if (given.has('br')) return 'br';
  return given.has('gzip') ? 'gzip' : undefined;
}
