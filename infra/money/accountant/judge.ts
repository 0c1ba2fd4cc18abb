import type { Evidence } from './evidence.ts';
import { askHledger } from './hledger.ts';
import { judgeGroups } from './judge-groups.ts';
import { judgeHouse } from './judge-house.ts';
import { judgePeople } from './judge-people.ts';
import { judgeVisit } from './judge-visits.ts';

export interface Judgment {
  /** Sentences; none when everything agrees to the cent. */
  readonly faults: readonly string[];
  /** Whether hledger read the journal. */
  readonly isJournalChecked: boolean;
}

export function judge(evidence: Evidence): Judgment {
  const visits = evidence.contracts.visits.map((visit) => judgeVisit(evidence, visit));
  const { faults, creditCents } = judgePeople(evidence, visits);
  const journal = askHledger(evidence.journal);
  return {
    isJournalChecked: journal !== undefined,
    faults: [
      ...evidence.contracts.surprises,
      ...visits.flatMap((visit) => visit.faults),
      ...faults,
      ...judgeGroups(evidence),
      ...judgeHouse(evidence, visits, creditCents),
      ...(journal ?? []),
    ],
  };
}
