import type { AuthorizationAnswer, Payment } from '@hilltop/payments/payment-provider';
import type { PreparedStatement } from '@hilltop/platform/database/prepared-statements';
import type { TestClock } from '@hilltop/platform/testing/test-clock';
import type { QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { assembleApp } from './booking-app.js';
import { ChangedStatements, type StatementChange } from './changed-statements.js';
import { RecordingPaymentProvider } from './recording-payment-provider.js';
import type { StepKind, Turnstile } from './turnstile.js';

/** Statements that only read for the answer, or that no sale affects. */
const beside = new Set(['tour-on-offer', 'slot-level']);

type Pass = <Outcome>(name: string, kind: StepKind, work: () => Promise<Outcome>) => Promise<Outcome>;

/** Makes each statement of a party a step. */
class WatchedStatements extends ChangedStatements {
  constructor(
    dataSource: DataSource,
    changes: readonly StatementChange[],
    private readonly pass: Pass,
  ) {
    super(dataSource, changes);
  }

  override run<Row extends QueryResultRow>(statement: PreparedStatement, values: readonly unknown[]): Promise<Row[]> {
    const work = () => super.run<Row>(statement, values);
    return beside.has(statement.name) ? work() : this.pass(statement.name, statement.readOnly ? 'looks' : 'acts', work);
  }
}

/** Makes each call of the payment provider a step. */
class WatchedPayments extends RecordingPaymentProvider {
  constructor(private readonly pass: Pass) {
    super();
  }

  override authorize(payment: Payment): Promise<AuthorizationAnswer> {
    return this.pass('authorize-payment', 'aside', () => super.authorize(payment));
  }
}

export interface PartyParts {
  readonly party: string;
  readonly dataSource: DataSource;
  readonly clock: TestClock;
  readonly turnstile: Turnstile;
  readonly changes: readonly StatementChange[];
}

/** A replica whose every step passes the turnstile. */
export function openParty({ party, dataSource, clock, turnstile, changes }: PartyParts) {
  const pass: Pass = (name, kind, work) => turnstile.pass({ party, name, kind }, work);
  const payments = new WatchedPayments(pass);
  const statements = new WatchedStatements(dataSource, changes, pass);
  return { ...assembleApp({ dataSource, clock, payments, statements }), payments };
}

/** Actions of a visitor or of the service. */
export type Party = ReturnType<typeof assembleApp>;
