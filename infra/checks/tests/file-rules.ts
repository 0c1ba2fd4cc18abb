/** Which loops are allowed: one that read a date from outside ran for nine minutes, until memory was used up. */

/** Loops that end from inside: they wait until a deadline, or read what each turn makes less. */
const endsInside = new Set([
  'gateway/src/supergraph/call-replicas.ts',
  'infra/compose/containers/servers-trial.ts',
  'infra/compose/containers/trial-project.ts',
  'infra/local/launch/periodic-reconciliation.ts',
  'infra/reconciliation/src/main.ts',
  'infra/upgrade/people.ts',
  'services/catalog/src/products/seed-products/seed-products.command.ts',
  'services/ledger/src/sealed-days/verify-days.command.ts',
  'services/shared/platform/src/database/connect.ts',
  'services/shared/platform/src/database/prepared-statements.ts',
  'services/shared/platform/src/database/run-migrations.ts',
  'services/shared/platform/src/database/transaction.ts',
  'services/shared/platform/src/database/until-migrated.ts',
  'services/shared/platform/src/lifecycle/own-process.ts',
  'services/shared/platform/src/messaging/inbox/resend-dead-letters.ts',
  'services/shared/platform/src/messaging/outbox/stream-reconciler.ts',
  'web/staff/reports/export-section.tsx',
]);

const shippedCode =
  /^(services|gateway\/src|web\/(kit|house|shop|staff|door|site)|infra\/(local|reconciliation|compose|upgrade))\/.*(?<!\.test)\.tsx?$/;
const testCode = /\/(testing|test)\//;

const inBrackets = (levels: number): string => (levels === 0 ? '[^()]*' : `(?:[^()]|\\(${inBrackets(levels - 1)}\\))*`);
/** The parentheses after `for` or `while`. */
const header = new RegExp(`\\b(for|while) (\\(${inBrackets(5)}\\))`, 'g');
const stepsThroughDays = /\.(add|subtract)\(\{ (days|weeks|months)|\bdateAfter\(|\.setUTCDate\(|\bDAY_MS\b|86_400_000/;
const hasNoCondition = /^\((true|[^;]*;\s*;.*)\)$/s;
const textOfDates = /\.toString\(\)\s*(<|>)=?\s|\s(<|>)=?\s*[\w.]+\.toString\(\)/;

/** The faults of a file's loops, each as the end of a sentence that starts with its path. */
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

/** What files may be named and contain, where formatter and type checker have no rule (CONTRIBUTING.md). */

/** Folders that tools or the outside world name. */
const exempt = /(^|\/)(generated|dist|node_modules|migrations|fixture|public)\//;
const namesOfTools =
  /^(README|CONTRIBUTING|CHANGELOG|SECURITY|LICENSE|Makefile|Dockerfile|Caddyfile|pull_request_template|\..*)/;

const vagueNames = /^(utils?|helpers?|common|misc|shared|stuff)$/;
const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/;

function nameFaults(path: string): string[] {
  const folders = path.split('/');
  const file = folders.pop() ?? '';
  const stem = file.split('.')[0] ?? '';
  const faults: string[] = [];
  if (/^index\.[cm]?[jt]sx?$/.test(file)) {
    faults.push('is an index: import by path');
  }
  if (!namesOfTools.test(file) && !kebabCase.test(file)) {
    faults.push('is not in kebab-case');
  }
  if (vagueNames.test(stem) || folders.slice(2).some((folder) => vagueNames.test(folder))) {
    faults.push('has a name that says nothing: name what it does');
  }
  return faults;
}

/** Built from parts, so that this file does not contain the words itself. */
const forbiddenWords = new RegExp(
  ['TO' + 'DO\\b', 'FIX' + 'ME\\b', '@ts-' + 'ignore', '(biome|eslint)-' + '(ignore|disable)'].join('|'),
);

function textFaults(path: string, text: string): string[] {
  const word = /\.([cm]?[jt]sx?|graphql|css|sh)$/.test(path) ? forbiddenWords.exec(text)?.[0] : undefined;
  return word ? [`holds "${word}": do it, or say it in an issue`] : [];
}

const codeWithInput = /^(services|web\/(kit|house|shop|staff|door|site))\/(?!.*\/environment\/).*(?<!\.test)\.tsx?$/;
/** The shared types also remove invisible characters, and accept every valid address. */
const ownRule = /\.string\(\)\s*\.trim\(\)|\bz\s*\.email\(/;

function inputFaults(path: string, text: string): string[] {
  return codeWithInput.test(path) && ownRule.test(text)
    ? ['reads what people type by a rule of its own: use lineField, linesField or emailField']
    : [];
}

const platformSource = /^services\/shared\/platform\/src\/(?!.*\.test\.ts$)/;
const domainWords = /[a-z]*(booking|tour|seat|ticket|guest|product|cart|meal|picture)[a-z]*/i;

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

/** The platform knows how services run, not what they are for; comments may give examples. */
function platformFaults(path: string, text: string): string[] {
  const word = platformSource.test(path) ? domainWords.exec(`${path} ${withoutComments(text)}`)?.[0] : undefined;
  return word ? [`speaks of "${word}": the platform has not one word of the domain`] : [];
}

/** The broken rules, each as the end of a sentence that starts with the file's path. */
export function fileFaults(path: string, text: string): string[] {
  return exempt.test(`/${path}`)
    ? []
    : [
        nameFaults(path),
        ...[textFaults, inputFaults, platformFaults, loopFaults].map((rule) => rule(path, text)),
      ].flat();
}
