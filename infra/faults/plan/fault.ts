/** What goes wrong, when, and for how long. Times are ms from the start of the run. */
export type Fault = { at: number } & (
  | { kind: 'kill'; part: string }
  | { kind: 'stop'; part: string; forMs: number }
  | { kind: 'immediate'; part: 'postgres' }
  | { kind: 'wipe'; part: 'nats' }
  | { kind: 'cut'; connection: string }
  | { kind: 'refuse'; connection: string; forMs: number }
  | { kind: 'delay'; connection: string; byMs: number; forMs: number }
  | { kind: 'swallow'; connection: string; answers: number }
  | { kind: 'repeat'; events: number }
  | { kind: 'reorder'; events: number }
);

/** For the report. */
export function describeFault(fault: Fault): string {
  switch (fault.kind) {
    case 'kill':
      return `${fault.part} is killed`;
    case 'stop':
      return `${fault.part} stands still for ${fault.forMs} ms`;
    case 'immediate':
      return 'postgres stops at once, without a checkpoint';
    case 'wipe':
      return 'nats is killed and loses everything that JetStream has stored';
    case 'cut':
      return `${fault.connection}: every connection is reset`;
    case 'refuse':
      return `${fault.connection}: no connection for ${fault.forMs} ms`;
    case 'delay':
      return `${fault.connection}: ${fault.byMs} ms late for ${fault.forMs} ms`;
    case 'swallow':
      return `${fault.connection}: the next ${fault.answers} answers are lost`;
    case 'repeat':
      return `${fault.events} events are delivered once more, in any order`;
    case 'reorder':
      return `${fault.events} events are delivered once more, the last first`;
  }
}

/** Whether it can cause a duplicate mail: one statement lies between the mail server's answer and its record. */
export function touchesMail(fault: Fault): boolean {
  switch (fault.kind) {
    case 'kill':
    case 'stop':
      return ['notifications', 'mail', 'postgres'].some((part) => fault.part.startsWith(part));
    case 'immediate':
      return true;
    case 'cut':
    case 'refuse':
    case 'delay':
    case 'swallow':
      return fault.connection === 'notifications to mail' || fault.connection === 'notifications to postgres';
    default:
      return false;
  }
}
