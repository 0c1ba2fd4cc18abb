/** A variable that is missing or wrong. Names every one at once, never a value. */
export class AuditEnvironmentFault extends Error {
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(`The environment is not complete: ${faults.join('; ')}`);
    this.name = 'AuditEnvironmentFault';
    this.faults = faults;
  }
}
