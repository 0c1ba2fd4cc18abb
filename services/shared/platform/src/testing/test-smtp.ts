import { freePort } from '@hilltop/local/ports/free-port';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
}

/** Stores e-mails, and can be made to fail. */
export class TestSmtp {
  readonly received: ReceivedMail[] = [];
  private server: SMTPServer | undefined;
  private refusal: { code: number; at: 'recipient' | 'message' } | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<TestSmtp> {
    const smtp = new TestSmtp(await freePort());
    await smtp.listen();
    return smtp;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  /** Refuses with an error that names the recipient, like real servers; 451 (try later) by default. */
  refuse(code = 451, at: 'recipient' | 'message' = 'message'): void {
    this.refusal = { code, at };
  }

  accept(): void {
    this.refusal = undefined;
  }

  /** `listen` restarts it on the same port. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (server) await new Promise<void>((resolve) => server.close(resolve));
  }

  async listen(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      closeTimeout: 100,
      onRcptTo: ({ address }, _session, done) => done(this.refusalOf('recipient', address)),
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const { mailFrom, rcptTo } = session.envelope;
          const to = rcptTo.map(({ address }) => address);
          const refusal = this.refusalOf('message', to.join());
          if (refusal) return done(refusal);
          this.received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to,
            source: Buffer.concat(chunks).toString('utf8'),
          });
          done();
        });
      },
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, '127.0.0.1', resolve);
    });
    this.server = server;
  }

  private refusalOf(step: 'recipient' | 'message', address: string): Error | undefined {
    if (this.refusal?.at !== step) return undefined;
    return Object.assign(new Error(`<${address}> not now`), { responseCode: this.refusal.code });
  }
}
