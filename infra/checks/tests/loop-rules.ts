/** Which loops may be written: one that reads a date from outside ran for nine minutes, until the memory was used up. */

/** Loops whose end is inside: they wait for somebody until a time is over, or read what each turn makes less. */
const endsInside = new Set([
  'gateway/src/supergraph/call-replicas.ts',
  'infra/compose/containers/servers-trial.ts',
  'infra/compose/containers/trial-project.ts',
  'infra/local/launch/periodic-reconciliation.ts',
  'infra/reconciliation/src/main.ts',
  'infra/upgrade/people.ts',
  'services/catalog/src/products/seed-products/image-upload.ts',
  'services/ledger/src/sealed-days/verify-days/verify-days.ts',
  'services/shared/platform/src/database/connect.ts',
  'services/shared/platform/src/database/prepared-statements.ts',
  'services/shared/platform/src/database/run-migrations.ts',
  'services/shared/platform/src/database/transaction.ts',
  'services/shared/platform/src/database/until-migrated.ts',
  'services/shared/platform/src/lifecycle/start-service.ts',
  'services/shared/platform/src/messaging/inbox/resend-dead-letters.ts',
  'services/shared/platform/src/messaging/outbox/lost-rows.ts',
  'web/src/admin/reports/download-report.ts',
]);

const shippedCode =
  /^(services|gateway\/src|web\/src|infra\/(local|reconciliation|compose|upgrade))\/.*(?<!\.test)\.tsx?$/;
const testCode = /\/(testing|test)\//;

const inBrackets = (levels: number): string => (levels === 0 ? '[^()]*' : `(?:[^()]|\\(${inBrackets(levels - 1)}\\))*`);
/** What stands in brackets after `for` or `while`. */
const header = new RegExp(`\\b(for|while) (\\(${inBrackets(5)}\\))`, 'g');
const stepsThroughDays = /\.(add|subtract)\(\{ (days|weeks|months)|\bdateAfter\(|\.setUTCDate\(|\bDAY_MS\b|86_400_000/;
const hasNoCondition = /^\((true|[^;]*;\s*;.*)\)$/s;
const textOfDates = /\.toString\(\)\s*(<|>)=?\s|\s(<|>)=?\s*[\w.]+\.toString\(\)/;

/** What is wrong with the loops of a file, each as the end of a sentence that starts with its path. */
export function loopFaults(path: string, text: string): string[] {
  if (!shippedCode.test(path) || testCode.test(path)) return [];
  const headers = [...text.matchAll(header)].map(([, , inner = '']) => inner);
  return [
    ...(headers.some((inner) => stepsThroughDays.test(inner)) ? ['loops over days: count them, by daysBetween'] : []),
    ...(headers.some((inner) => hasNoCondition.test(inner)) && !endsInside.has(path)
      ? ['has a loop without a bound in its first line']
      : []),
    ...(textOfDates.test(text) ? ['compares as text what is none: the day after 9999-12-31 is smaller'] : []),
  ];
}
