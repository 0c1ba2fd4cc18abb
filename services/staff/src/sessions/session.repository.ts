import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull, MoreThan, Not, type Repository } from 'typeorm';
import { LONGEST_MS, Session, tokenHash } from './session.entity.js';

/** Minimum interval of updates to `lastSeenAt`, so that not every page view writes a row. */
const NOTE_SEEN_EVERY_MS = 60_000;

@Injectable()
export class SessionRepository {
  private readonly sessions: Repository<Session>;

  constructor(dataSource: DataSource) {
    this.sessions = dataSource.getRepository(Session);
  }

  /** The token is returned once and stored as a hash. */
  async begin(accountId: string, now: Date): Promise<{ token: string; session: Session }> {
    const token = randomBytes(32).toString('base64url');
    const times = { createdAt: now, lastSeenAt: now, endedAt: null };
    const session = Object.assign(new Session(), { tokenHash: tokenHash(token), accountId, ...times });
    await this.sessions.insert(session);
    return { token, session };
  }

  /** Active or not; null when it never existed or was deleted. */
  ofToken(token: string): Promise<Session | null> {
    return this.sessions.findOneBy({ tokenHash: tokenHash(token) });
  }

  /** Finds only an active session, and updates when it was last seen. */
  async running(token: string, now: Date): Promise<Session | undefined> {
    const session = await this.ofToken(token);
    if (!session?.isActive(now)) return undefined;
    if (now.getTime() - session.lastSeenAt.getTime() > NOTE_SEEN_EVERY_MS) {
      await this.sessions.update({ tokenHash: session.tokenHash }, { lastSeenAt: now });
    }
    return session;
  }

  /** False when it had already ended or never existed. */
  async end(token: string, now: Date): Promise<boolean> {
    const result = await this.sessions.update({ tokenHash: tokenHash(token), endedAt: IsNull() }, { endedAt: now });
    return result.affected === 1;
  }

  async endAll(accountId: string, now: Date, { except, manager }: EndOptions = {}): Promise<void> {
    const repository = manager?.getRepository(Session) ?? this.sessions;
    const others = except === undefined ? {} : { tokenHash: Not(except) };
    await repository.update({ accountId, endedAt: IsNull(), ...others }, { endedAt: now });
  }

  /** Ends the session with this token hash. False when it had already ended or belongs to another account. */
  async endOne(accountId: string, id: string, now: Date, manager: EntityManager): Promise<boolean> {
    const sessions = manager.getRepository(Session);
    const result = await sessions.update({ accountId, tokenHash: id, endedAt: IsNull() }, { endedAt: now });
    return result.affected === 1;
  }

  /** Newest first. */
  async runningOf(accountIds: readonly string[], now: Date): Promise<Session[]> {
    const begun = MoreThan(new Date(now.getTime() - LONGEST_MS));
    const where = { accountId: In([...accountIds]), endedAt: IsNull(), createdAt: begun };
    const sessions = await this.sessions.find({ where, order: { createdAt: 'DESC' } });
    return sessions.filter((session) => session.isActive(now));
  }
}

interface EndOptions {
  /** The hash of the token whose session continues. */
  readonly except?: string;
  readonly manager?: EntityManager;
}
