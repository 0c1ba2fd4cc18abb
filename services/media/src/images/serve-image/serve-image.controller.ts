import { Readable } from 'node:stream';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { type Problem, ProblemError } from '@hilltop/platform/outcome/problem';
import { Controller, Get, Inject, Param, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { IdentityGuard } from '../../http/identity.guard.js';
import { notFound } from '../../http/problems.js';
import { ObjectStore } from '../../storage/object-store.js';
import { requestedWidth, WIDTHS } from '../render-width/requested-width.js';
import { ChooseRepresentation } from './choose-representation.js';
import type { Representation } from './representation.js';

const noSuchWidth: Problem = {
  name: 'no-such-width',
  status: 400,
  title: 'Images are not available in this width.',
  detail: `w can be ${WIDTHS.join(', ')}.`,
  facts: { errors: [{ field: 'w', message: `w can be ${WIDTHS.join(', ')}` }] },
};

/** Fastify keeps the content length of a response to HEAD only if the dropped body is a stream. */
const emptyBody = (): Readable => Readable.from([], { objectMode: false });

/** Anyone may read it, through the gateway. */
@Controller('uploads')
@UseGuards(IdentityGuard)
export class ServeImageController {
  constructor(
    private readonly choose: ChooseRepresentation,
    private readonly store: ObjectStore,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Get(':file')
  async serve(
    @Param('file') file: string,
    @Query('w') w: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const width = requestedWidth(w);
    if (width === undefined) throw new ProblemError(noSuchWidth);
    const showsAvif = acceptsAvif(request.headers.accept);
    const chosen = await this.choose.execute(file, width, showsAvif);
    if (!chosen) throw new ProblemError(notFound);
    if (await this.answer(request, reply, chosen)) return;

    this.logger.error({ key: chosen.key }, 'an object is missing in the object store');
    if (width === null) throw new ProblemError(notFound);
    await this.choose.forget(file, width);
    const again = await this.choose.execute(file, width, showsAvif);
    if (!again || !(await this.answer(request, reply, again))) throw new ProblemError(notFound);
  }

  /** @returns false when the bytes are missing in the store; then no response was sent */
  private async answer(request: FastifyRequest, reply: FastifyReply, chosen: Representation): Promise<boolean> {
    const { tag, bytes } = chosen;
    const { 'if-none-match': ifNoneMatch, range: asked, 'if-range': ifRange } = request.headers;
    if (namesTag(ifNoneMatch, tag)) {
      void describe(reply, chosen).code(304).send();
      return true;
    }
    const isHead = request.method === 'HEAD';
    const range = isHead ? undefined : requestedRange(asked, ifRange?.toString(), tag, bytes);
    if (range === 'unsatisfiable') {
      throw new ProblemError({
        name: 'range-not-satisfiable',
        status: 416,
        title: 'The image has no such range.',
        headers: { 'content-range': `bytes */${bytes}` },
      });
    }
    const body = isHead ? emptyBody() : await this.open(chosen, range);
    if (!body) return false;
    void describe(reply, chosen).type(chosen.contentType);
    if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
    void reply.header('content-length', lengthOf(range, bytes)).send(body);
    return true;
  }

  private open({ key }: Representation, range: ByteRange | undefined): Promise<Readable | undefined> {
    return this.store.open(key, range && { offset: range.start, length: range.end - range.start + 1 });
  }
}

const lengthOf = (range: ByteRange | undefined, bytes: number): number => (range ? range.end - range.start + 1 : bytes);

/** The bytes of a name never change. Whatever they are, a browser shows an image and runs nothing. */
function describe(reply: FastifyReply, { tag, contentType, vary }: Representation): FastifyReply {
  return reply.headers({
    etag: tag,
    'cache-control': 'public, max-age=31536000, immutable',
    'accept-ranges': 'bytes',
    // Saved under our file name, whatever the address was.
    'content-disposition': `inline; filename="${tag.slice(1, 13)}.${contentType.replace('image/', '')}"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    ...(vary && { vary }),
  });
}

/** Compares weakly (RFC 9110 §13.1.2). */
export function namesTag(list: string | undefined, tag: string): boolean {
  if (list === undefined) return false;
  if (list.trim() === '*') return true;
  return list.split(',').some((item) => item.trim().replace(/^W\//, '') === tag);
}

/** `Accept` must name AVIF: a wildcard does not prove that the browser can show it. */
export function acceptsAvif(accept: string | undefined): boolean {
  return (accept ?? '').split(',').some((item) => {
    const [type = '', ...parameters] = item
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    return type === 'image/avif' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** Both ends are included. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * RFC 9110 §14. Several ranges, another unit or a syntax error count as none, as the RFC allows.
 * @param ifRange the range applies only if the tag still matches @returns `undefined` for all bytes
 */
export function requestedRange(
  header: string | undefined,
  ifRange: string | undefined,
  tag: string,
  bytes: number,
): ByteRange | 'unsatisfiable' | undefined {
  if (!header || (ifRange !== undefined && ifRange !== tag)) return undefined;
  if (!/^bytes=[^,]+$/.test(header)) return undefined;
  const ranges = parseRange(bytes, header);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === -2) return undefined;
  const [only] = ranges;
  return only && { start: only.start, end: only.end };
}
