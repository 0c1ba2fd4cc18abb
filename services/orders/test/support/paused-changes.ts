import { eventually } from '@hilltop/platform/testing/eventually';
import { Group } from '../../src/groups/group.entity.js';
import { GroupsRepository } from '../../src/groups/groups.repository.js';
import type { RunningGroups } from './running-groups.js';

/**
 * Stops each change of a group after it has read the group, and before it is written, until the test goes on.
 * @param isGuarded false for the control, which reads the state and then writes: a change names no revision that it leaves
 */
export function pauseChanges({ app }: Pick<RunningGroups, 'app'>, isGuarded: boolean) {
  const repository = app.get(GroupsRepository, { strict: false });
  const change = repository.change.bind(repository);
  let there = 0;
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  repository.change = async (group, states, set, manager) => {
    const seen = await repository.find(group.id, manager);
    there += 1;
    await opened;
    if (isGuarded) return change(group, states, set, manager);
    const isAsSeen = seen?.revision === group.revision && seen.step === null && states.includes(seen.state);
    if (isAsSeen) await manager.update(Group, { id: group.id }, { ...set, revision: group.revision + 1 });
    return isAsSeen;
  };
  /** All go on, and no later one stops. */
  const goOn = (): void => {
    repository.change = change;
    open();
  };
  return {
    goOn,
    /** Resolves when so many changes wait. */
    reached: (changes: number) =>
      eventually(async () => {
        if (there < changes) throw new Error(`${there} of ${changes} changes wait`);
      }).catch((error: unknown) => {
        goOn();
        throw error;
      }),
  };
}
