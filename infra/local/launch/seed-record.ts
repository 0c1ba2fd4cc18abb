import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which services' local databases have had their demo data. It lies beside the cluster, so that it goes when that goes. */
export class SeedRecord {
  private readonly directory: string;

  constructor(data: string) {
    this.directory = join(data, 'postgres');
  }

  has(service: string): boolean {
    return existsSync(this.file(service));
  }

  note(service: string): void {
    writeFileSync(this.file(service), `${new Date().toISOString()}\n`);
  }

  private file(service: string): string {
    return join(this.directory, `seeded-${service}`);
  }
}
