import { Readable } from 'node:stream';
import type { StaffRole } from '@hilltop/platform/identity/identity';
import { HealthChecks } from '@hilltop/platform/lifecycle/health-checks';
import { LOGGER, type Logger } from '@hilltop/platform/logging/logger';
import { ProblemError } from '@hilltop/platform/outcome/problem';
import { Metrics } from '@hilltop/platform/telemetry/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { InvalidationSubscriber, type ReceivedEvent } from '../cache/invalidation-subscriber.js';
import { busy } from '../errors/service-unavailable.js';
import { type ChangeKind, changeOf, mayHear, mayHearIds } from './change-kinds.js';

/** Bytes. A client that reads more slowly is cut off, and refetches everything when it reconnects. */
const mostWaiting = 64 * 1_024;

/** In milliseconds. Browsers reconnect at different times, so that a restart causes no stampede. */
const comeBackAfter = { least: 2_000, most: 10_000 } as const;

/** Server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */
export class LiveStream {
  readonly body = new Readable({ read: () => undefined });
  private hasEnded = false;

  constructor(
    readonly member: string,
    readonly role: StaffRole,
  ) {
    const { least, most } = comeBackAfter;
    this.write(`retry: ${Math.round(least + Math.random() * (most - least))}\n\n`);
  }

  /** Sends nothing when the role may not read the kind, and no ids of what it may not read by its id. */
  tell(kind: ChangeKind, ids: readonly string[]): void {
    if (!mayHear(this.role, kind)) return;
    const told = { kind, ids: mayHearIds(this.role) ? ids : [] };
    this.write(`event: changed\ndata: ${JSON.stringify(told)}\n\n`);
  }

  /** Changes may have been missed: the client refetches everything. */
  tellMissed(): void {
    this.write('event: missed\ndata: {}\n\n');
  }

  /** Keeps the connection open in proxies, and tells the page that it still is. */
  beat(): void {
    this.write('event: beat\ndata: {}\n\n');
  }

  end(): void {
    if (this.hasEnded || this.body.destroyed) return;
    this.hasEnded = true;
    this.body.push(null);
  }

  private write(text: string): void {
    if (this.hasEnded || this.body.destroyed) return;
    this.body.push(text);
    if (this.body.readableLength > mostWaiting) this.body.destroy();
  }
}

/** They do not count as requests in progress. */
export const mostStreams = { ofMember: 48, inAll: 512 } as const;

export const tooManyStreams = {
  name: 'too-many-streams',
  status: 429,
  title: 'Too many streams of changes are open.',
  detail: `You have ${mostStreams.ofMember} of them open. Please close other windows of the admin panel or the door.`,
  headers: { 'retry-after': '60' },
} as const;

const refusedNow = (detail: string) => new ProblemError({ ...busy, detail, headers: { 'retry-after': '10' } });

/** Changes within this time are sent together. */
const togetherMs = 250;
/** Pages open another stream after two beats that did not come (`web/kit/lib/live/follow-changes.ts`). */
const beatEveryMs = 15_000;

/** Each receives the kinds of changes that its role may read, and their ids but for guides. */
@Injectable()
export class LiveStreams {
  private readonly streams = new Set<LiveStream>();
  private readonly untold = new Map<ChangeKind, Set<string>>();
  private telling: NodeJS.Timeout | undefined;

  constructor(
    private readonly events: InvalidationSubscriber,
    private readonly health: HealthChecks,
    @Inject(Metrics) metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    events.onEvent((event) => this.hear(event));
    health.stopping.addEventListener('abort', () => this.endAll());
    metrics.lookup({ name: 'hilltop_live_streams', help: 'Open streams of changes for staff.' }, async () => [
      { value: this.streams.size },
    ]);
  }

  /**
   * Ends with its session, when the process stops, or while NATS does not respond. @param isAllowed the session still is one of this
   * member and role @throws ProblemError 429 when the member has too many, 503 when the process has, or cannot report changes
   */
  open(member: string, role: StaffRole, isAllowed: () => Promise<boolean>): LiveStream {
    if (this.health.stopping.aborted || !this.events.isListening) {
      throw refusedNow('Changes cannot be streamed right now.');
    }
    const own = [...this.streams].filter((stream) => stream.member === member);
    if (own.length >= mostStreams.ofMember) throw new ProblemError(tooManyStreams);
    if (this.streams.size >= mostStreams.inAll) throw refusedNow('Too many streams of changes are open right now.');
    const stream = new LiveStream(member, role);
    this.streams.add(stream);
    const beating = setInterval(() => void this.beat(stream, isAllowed), beatEveryMs);
    stream.body.once('close', () => {
      clearInterval(beating);
      this.streams.delete(stream);
    });
    return stream;
  }

  private async beat(stream: LiveStream, isAllowed: () => Promise<boolean>): Promise<void> {
    stream.beat();
    if (!this.events.isListening || !(await isAllowed())) stream.end();
  }

  private hear(event: ReceivedEvent | undefined): void {
    if (this.streams.size === 0) return;
    if (event === undefined) {
      for (const stream of this.streams) stream.tellMissed();
      return;
    }
    try {
      const change = changeOf(event.subject, () => event.json());
      if (change) this.note(change.kind, change.id);
    } catch (error) {
      this.logger.warn({ err: error, subject: event.subject }, 'an event could not be read for the streams of changes');
    }
  }

  private note(kind: ChangeKind, id: string): void {
    this.untold.set(kind, (this.untold.get(kind) ?? new Set()).add(id));
    this.telling ??= setTimeout(() => {
      this.telling = undefined;
      const told = [...this.untold];
      this.untold.clear();
      for (const stream of this.streams) for (const [each, ids] of told) stream.tell(each, [...ids]);
    }, togetherMs).unref();
  }

  private endAll(): void {
    for (const stream of this.streams) stream.end();
  }
}
