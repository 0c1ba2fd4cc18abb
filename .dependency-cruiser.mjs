// Who may import whom (architecture.md, "The parts"). Each rule is seen red by infra/checks/dependency-rules.test.ts.
const shared = 'services/shared/';
/** Packages whose folders are checked for cycles. A package joins when it has none. */
const withoutFolderCycles =
  '^((gateway|services/[^/]+|services/shared/[^/]+)/src|web/(kit|house|shop|staff|door|site|build)|infra)/';
const anyPackage = '(^|/)node_modules/';
/** What `make start`, the images and the commands of operators build and run. */
const startRunsOn =
  '^(services|gateway|web/(kit|house|shop|staff|door|site|build|[^/]+$)|infra/(local|one-process|small|codegen|compose|k8s|images|reconciliation))';
const startLeavesOut = [
  '/test/|/testing/|/e2e/|\\.test\\.tsx?$|^web/playwright\\.config\\.ts$',
  // `make dev`, and what draws the pictures that are committed.
  '^infra/local/dev/|^web/(build/graphiql-page\\.ts|house/[^/]+/images/)',
];

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Under ES modules a cycle can fail at start; move what both need to a third file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycles',
      comment: 'Folders build on one another in one direction; move the file that both need to the lower one.',
      scope: 'folder',
      from: { path: withoutFolderCycles },
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere.',
      // The root of the tree alone may miss what is generated or built; the type checker reports the rest better.
      from: { pathNot: '/generated/' },
      to: { couldNotResolve: true, pathNot: '/generated/|^(@hilltop/|\\./generated/)|[?&](raw|url)$' },
    },
    {
      name: 'services-know-no-service',
      comment: 'A service keeps the few fields that it needs from another, from events.',
      from: { path: '^services/(?!shared/)([^/]+)/' },
      to: { path: '^(services|gateway|web)/', pathNot: ['^services/$1/', `^${shared}`] },
    },
    {
      name: 'contracts-know-zod-alone',
      from: { path: `^${shared}contracts/src/`, pathNot: '\\.test\\.ts$' },
      to: { pathNot: [`^${shared}contracts/`, `${anyPackage}zod/`], dependencyTypesNot: ['core'] },
    },
    {
      name: 'house-knows-contracts-alone',
      comment: 'It reads files and checks them.',
      from: { path: `^${shared}house/src/`, pathNot: '\\.test\\.ts$' },
      to: { pathNot: [`^${shared}(house|contracts)/`, `${anyPackage}zod/`], dependencyTypesNot: ['core'] },
    },
    {
      name: 'platform-knows-contracts-and-house',
      from: { path: `^${shared}platform/src/`, pathNot: '/testing/|\\.test\\.ts$' },
      to: { path: '^(services|gateway|web|infra)/', pathNot: `^${shared}(platform|contracts|house)/` },
    },
    {
      name: 'payments-know-platform-alone',
      from: { path: `^${shared}payments/` },
      to: { path: '^(services|gateway|web|infra)/', pathNot: `^${shared}(payments|platform)/` },
    },
    {
      name: 'test-harness-knows-local-servers-alone',
      from: { path: `^${shared}platform/(src/testing|test)/` },
      to: {
        path: '^(services|gateway|web|infra)/',
        pathNot: [`^${shared}(platform|contracts|house)/`, '^infra/local/'],
      },
    },
    {
      name: 'gateway-knows-platform-alone',
      from: { path: '^gateway/' },
      to: { path: '^(services|web|infra)/', pathNot: `^${shared}(platform|contracts|house)/` },
    },
    {
      name: 'programs-know-no-test-harness',
      comment: 'The harness is not compiled into `dist`.',
      from: { path: '^(services|gateway)/', pathNot: '/testing/|/test/|\\.test\\.ts$' },
      to: { path: '^services/shared/[^/]+/src/testing/' },
    },
    {
      name: 'web-knows-web-alone',
      comment: 'The site reads what services write and enforce, and of a house the facts and the colors.',
      from: { path: '^web/' },
      to: {
        path: '^(services|gateway|infra)/',
        pathNot: [`^${shared}contracts/src/(ticket|house|reports)/`, `^${shared}house/[a-z]+/(house|colors)\\.json$`],
      },
    },
    {
      name: 'only-the-panel-knows-reports',
      comment: 'Visitors load nothing of the reports, their columns and their roles.',
      from: { path: '^web/', pathNot: '^web/staff/' },
      to: { path: `^${shared}contracts/src/reports/` },
    },
    {
      name: 'kit-knows-kit-alone',
      comment: 'The kit is what two programs use; it names none.',
      from: { path: '^web/kit/' },
      to: { path: '^web/(shop|staff|door|site)/' },
    },
    {
      name: 'programs-know-no-program',
      comment: 'What two of them need is in `web/kit`; `web/site` composes the shop and the house.',
      from: { path: '^web/(shop|staff|door)/' },
      to: { path: '^web/(shop|staff|door|site)/', pathNot: '^web/$1/' },
    },
    {
      name: 'house-knows-kit-and-sections',
      from: { path: '^web/house/' },
      to: { path: '^web/(shop|staff|door|site)/', pathNot: '^web/shop/(facts|home)/' },
    },
    {
      name: 'nobody-names-a-house',
      comment:
        'A program asks `#house/…`, which the build leads to the house that `HOUSE` names. Tests are the hill’s.',
      from: { path: '^web/', pathNot: ['^web/house/', '/test/|\\.test\\.'] },
      to: { path: '^web/house/', dependencyTypesNot: ['aliased-subpath-import', 'aliased'] },
    },
    {
      name: 'site-knows-shop-and-house',
      comment: 'Panel and door have pages and builds of their own.',
      from: { path: '^web/site/' },
      to: { path: '^web/(staff|door)/' },
    },
    {
      name: 'rooms-know-no-room',
      comment:
        'A room of shop or staff is a page or a flow. What several need is in a folder named here; booking and the pay page compose others.',
      from: { path: '^web/(shop|staff)/([^/]+)/', pathNot: '^web/(shop/(book|pay-link)|staff/panel)/|\\.test\\.' },
      to: {
        path: '^web/(shop|staff)/[^/]+/',
        pathNot: [
          '^web/$1/$2/',
          '^web/shop/(calendar|facts|party|hold|food|payment|ticket|design|rules|state)/',
          '^web/staff/(data|design|forms|layout|lib|lists|records|reports|selling|session|uploads)/',
        ],
      },
    },
    {
      name: 'design-alone-knows-styled-system',
      from: { path: '^web/', pathNot: '^web/kit/design/' },
      to: { path: `${anyPackage}(@types/)?styled-system/` },
    },
    {
      name: 'reconciliation-knows-itself-alone',
      comment: 'Its image holds nothing else of infra.',
      from: { path: '^infra/reconciliation/src/' },
      to: { path: '^(services|gateway|web|infra)/', pathNot: '^infra/reconciliation/src/' },
    },
    {
      name: 'start-knows-no-package-of-tests',
      comment: '`make start` and the images install `dependencies` alone.',
      from: { path: startRunsOn, pathNot: startLeavesOut },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    },
    {
      // The prelude before each schema is read in one way, by the services and by the generator of their types.
      name: 'infra-knows-infra-alone',
      from: { path: '^infra/' },
      // The campaign of money plays the provider of the tests.
      to: {
        path: '^(services|gateway|web)/',
        pathNot: `^${shared}(platform/src/graphql/read-schema|payments/src/testing/fake-stripe)\\.ts$`,
      },
    },
  ].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '^(services/[^/]+|services/shared/[^/]+|gateway|web)/dist/|^web/dist-|^web/\\.hilltop/|^infra/checks/fixture/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
