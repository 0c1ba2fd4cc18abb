import { styled } from 'styled-components';
import { ToolButton } from '../../kit/design/controls/tool-button.js';
import { venueDateTime } from '../../kit/lib/venue-dates.js';

const List = styled.ul`
  display: grid;
  gap: var(--s-1);
  padding: 0;
  list-style: none;
  li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--s-1) var(--s-4); }
`;

interface RunningSession {
  readonly id: string;
  readonly startedAt: string;
  readonly lastSeenAt: string;
  readonly current: boolean;
}

interface SessionListProps {
  readonly sessions: readonly RunningSession[];
  /** Id of the session that is being ended. */
  readonly ending: string | undefined;
  readonly onEnd: (id: string) => void;
}

/** Active sessions; each except this browser's has a button that ends it. */
export function SessionList({ sessions, ending, onEnd }: SessionListProps) {
  return (
    <List>
      {sessions.map(({ id, startedAt, lastSeenAt, current }) => (
        <li key={id}>
          <span>
            Since {venueDateTime(startedAt)}, last seen {venueDateTime(lastSeenAt)}
          </span>
          {current ? (
            <span>This browser</span>
          ) : (
            <ToolButton
              kind="quiet"
              busy={ending === id}
              busyText="Ending..."
              aria-label={`End the session since ${venueDateTime(startedAt)}`}
              onClick={() => onEnd(id)}
            >
              End
            </ToolButton>
          )}
        </li>
      ))}
    </List>
  );
}
