import { Injectable } from '@nestjs/common';
import { SubgraphError } from '../errors/subgraph-errors.js';
import type { CallerContext } from '../supergraph/gateway-context.js';
import { Subgraphs } from '../supergraph/subgraphs.js';
import { type SignInAnswer, type StaffSession, staffAnswers, staffQueries } from './staff-answers.js';

export type Origin = Omit<CallerContext, 'identity'>;

export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** From an authenticator app, or a recovery code. */
  readonly code?: string | null;
}

/** The @inaccessible fields of the staff subgraph. Every method throws a GraphQLError when it is unavailable. */
@Injectable()
export class StaffClient {
  constructor(private readonly subgraphs: Subgraphs) {}

  async signIn(credentials: Credentials, origin: Origin): Promise<SignInAnswer> {
    const variables = { ...credentials, caller: origin.caller };
    return staffAnswers.signIn.parse(await this.call('signIn', 'mutation', variables, origin)).signIn;
  }

  async signOut(token: string, origin: Origin): Promise<void> {
    staffAnswers.signOut.parse(await this.call('signOut', 'mutation', { token }, origin));
  }

  /** Null when the session has ended. Never cached, so that an ended session is ended everywhere. */
  async session(token: string, origin: Origin): Promise<StaffSession | null> {
    const data = await this.call('staffSession', 'query', { token }, origin);
    return staffAnswers.staffSession.parse(data).staffSession;
  }

  /** Somebody ended the session or its account; false when it expired. */
  async wasEnded(token: string, origin: Origin): Promise<boolean> {
    const data = await this.call('sessionWasEnded', 'query', { token }, origin);
    return staffAnswers.sessionWasEnded.parse(data).sessionWasEnded;
  }

  private async call(
    name: keyof typeof staffQueries,
    kind: 'query' | 'mutation',
    variables: object,
    origin: Origin,
  ): Promise<unknown> {
    const caller = { ...origin, operation: name, identity: { role: 'service', name: 'gateway' } } as const;
    const source = this.subgraphs.dataSource('staff');
    const { data, errors } = await source.call({ kind, query: staffQueries[name], variables }, caller);
    if (errors) throw new SubgraphError('staff', `${name}: ${errors[0]?.message}`);
    return data;
  }
}
