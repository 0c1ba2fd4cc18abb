import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Undefined for none. */
export type Encoding = 'br' | 'gzip' | undefined;

const minCompressedBytes = 1_024;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compressed once per encoding on first use. */
export class EncodedText {
  readonly plain: Buffer;
  private readonly encoded = new Map<'br' | 'gzip', Buffer>();
  private tag: string | undefined;

  constructor(text: string) {
    this.plain = Buffer.from(text);
  }

  /** Upper bound of its memory, in all encodings. */
  get bytes(): number {
    return 3 * this.plain.length + 512;
  }

  get etag(): string {
    this.tag ??= `W/"${createHash('sha256').update(this.plain).digest('base64url').slice(0, 22)}"`;
    return this.tag;
  }

  /** @returns undefined as encoding for short texts */
  in(accepted: Encoding): { encoding: Encoding; bytes: Buffer } {
    if (!accepted || this.plain.length < minCompressedBytes) return { encoding: undefined, bytes: this.plain };
    let bytes = this.encoded.get(accepted);
    if (!bytes) {
      bytes = accepted === 'br' ? brotliCompressSync(this.plain, brotli) : gzipSync(this.plain);
      this.encoded.set(accepted, bytes);
    }
    return { encoding: accepted, bytes };
  }
}

export function encodingFor(accepted: string | string[] | undefined): Encoding {
  const allowed = new Set<string>();
  for (const item of String(accepted ?? '').split(',')) {
    const [name = '', ...parameters] = item.trim().toLowerCase().split(';');
    if (!parameters.some((parameter) => /^\s*q=0(\.0*)?$/.test(parameter))) allowed.add(name.trim());
  }
  if (allowed.has('br')) return 'br';
  return allowed.has('gzip') ? 'gzip' : undefined;
}
