import { Notice } from '../../design/marks/notice.js';
import type { SignInOutcome } from '../session-state/staff-client.js';

/** "8 seconds", "1 second", "2 minutes" */
export function waitLabel(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

interface SignInErrorProps {
  readonly outcome: SignInOutcome | undefined;
  /** Seconds until the next attempt is allowed. */
  readonly wait: number;
}

/** Why the last sign-in did not succeed. */
export function SignInError({ outcome, wait }: SignInErrorProps) {
  switch (outcome?.kind) {
    case 'refused':
      return (
        <Notice tone="refused" alert title="Wrong e-mail or password">
          Please try again, or have a link to another password sent to you.
        </Notice>
      );
    case 'codeRequired':
      return (
        <Notice tone="refused" alert title="Wrong code">
          Codes change every 30 seconds, and each works once.
        </Notice>
      );
    case 'tooSoon':
      return (
        <>
          <Notice tone="refused" alert title="Too many attempts">
            Each further one makes the wait longer; nobody is locked out.
          </Notice>
          <p>{wait > 0 ? `You can try again in ${waitLabel(wait)}.` : 'You can try again now.'}</p>
        </>
      );
    case 'unanswered':
      return (
        <Notice tone="refused" alert title="No answer came">
          The admin panel could not be reached. What you typed is still here.
        </Notice>
      );
    default:
      return null;
  }
}
