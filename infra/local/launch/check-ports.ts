import { isPortFree } from '../ports/free-port.ts';
import { describePortOwner } from '../ports/port-owner.ts';
import { UserError } from '../user-error.ts';

/** Refuses a port that is taken, naming who has it and the variable that chooses another. */
export async function checkPort(port: number, variable: 'PORT' | 'MAIL_PORT', host: string): Promise<void> {
  if (port < 1024 && process.getuid?.() !== 0 && !(await isPortFree(port, host))) {
    throw new UserError(
      `Port ${port} cannot be opened by an ordinary user: choose another with \`make start ${variable}=${port + 8000}\`.`,
    );
  }
  if (!(await isPortFree(port, host))) {
    const owner = describePortOwner(port);
    throw new UserError(
      `Port ${port} is taken${owner ? ` by ${owner}` : ''}: end that, or choose another with \`make start ${variable}=${port + 1}\`.`,
    );
  }
}
