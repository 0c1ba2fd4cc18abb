import { Injectable } from '@nestjs/common';
import { SubgraphFault } from '../supergraph/subgraph/subgraph-errors.js';
import { Subgraphs } from '../supergraph/subgraphs.js';
import type { OnBehalf } from './gateway-context.js';
import { type SignInAnswer, type StaffMember, staffAnswers, staffQueries } from './staff-desk.answers.js';

/** Where a request comes from, whoever it is that asks. */
export type Origin = Omit<OnBehalf, 'identity'>;

/** What the gateway itself asks the staff subgraph; nothing of it is in the public graph. */
@Injectable()
export class StaffDesk {
  constructor(private readonly subgraphs: Subgraphs) {}

  /** @throws GraphQLError when the desk does not answer */
  async signIn(credentials: { email: string; password: string }, origin: Origin): Promise<SignInAnswer> {
    const variables = { ...credentials, caller: origin.caller };
    const answer = await this.ask('signIn', 'mutation', variables, origin);
    return staffAnswers.signIn.parse(answer).signIn;
  }

  /** Ends a session at once. @throws GraphQLError when the desk does not answer */
  async signOut(token: string, origin: Origin): Promise<void> {
    staffAnswers.signOut.parse(await this.ask('signOut', 'mutation', { token }, origin));
  }

  /**
   * Whose session a token is. Asked each time and never kept, so that a session that was ended is ended everywhere.
   *
   * @returns null when the session does not run
   * @throws GraphQLError when the desk does not answer
   */
  async session(token: string, origin: Origin): Promise<StaffMember | null> {
    const answer = await this.ask('staffSession', 'query', { token }, origin);
    return staffAnswers.staffSession.parse(answer).staffSession?.staff ?? null;
  }

  private async ask(
    name: keyof typeof staffQueries,
    kind: 'query' | 'mutation',
    variables: object,
    origin: Origin,
  ): Promise<unknown> {
    const onBehalf = { ...origin, identity: { role: 'service', name: 'gateway' } } as const;
    const call = { kind, query: staffQueries[name], variables };
    const { data, errors } = await this.subgraphs.dataSource('staff').ask(call, onBehalf);
    if (errors) throw new SubgraphFault({ name: 'staff', title: 'staff desk' }, `${name}: ${errors[0]?.message}`);
    return data;
  }
}
