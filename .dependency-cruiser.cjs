/** docs/architecture.md gives the reasons. */
const rooms = {
  shared: [],
  catalogue: ['shared'],
  diagnosis: ['shared', 'catalogue'],
  storage: ['shared', 'catalogue', 'diagnosis-types', 'root'],
  'language-model': ['shared', 'catalogue', 'diagnosis'],
  mail: ['shared', 'catalogue', 'root'],
  metrics: [],
  report: ['shared', 'catalogue', 'root'],
  jobs: ['shared', 'catalogue', 'diagnosis', 'language-model', 'storage', 'mail', 'report', 'root'],
  api: [
    'shared',
    'catalogue',
    'diagnosis',
    'language-model',
    'storage',
    'mail',
    'report',
    'jobs',
    'metrics',
    'root',
  ],
  cli: ['shared', 'catalogue', 'diagnosis', 'language-model', 'report', 'storage', 'jobs', 'root'],
  web: ['shared'],
};

const folderOf = {
  root: 'src/(config|errors|log)\\.ts$',
  // How a diagnosis is stored: only types and schemas, no code that crawls or judges.
  'diagnosis-types':
    'src/diagnosis/(diagnosis-types|crawl/crawl-types|read/page-facts|second-reader/model-reading|site-facts/site-facts)\\.ts$',
};

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-imports-only-${allowed.length === 0 ? 'itself' : allowed.join('-')}`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    path: '^src/',
    pathNot: [`^src/${room}/`, ...allowed.map((name) => `^${folderOf[name] ?? `src/${name}/`}`)],
  },
}));

module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Cycles of types alone count as well: they tie files together as much.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'shared-has-no-input-or-output',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-stay-apart',
      comment: 'A screen imports from app, components and lib, never from another screen.',
      severity: 'error',
      from: { path: '^src/web/features/([^/]+)/' },
      to: { path: '^src/web/features/', pathNot: '^src/web/features/$1/' },
    },
    {
      name: 'only-the-crawl-reaches-out',
      severity: 'error',
      from: { path: '^src/diagnosis/', pathNot: ['^src/diagnosis/crawl/', '\\.test\\.ts$'] },
      to: { path: '^(node:)?(net|http|https|dns|tls|undici)(/|$)' },
    },
    {
      name: 'knowledge-waits-for-the-profile',
      comment:
        "The registries load the knowledge when they are imported, before an operator's folder is laid over it. They are for tests and benchmarks; the product calls loadKnowledge.",
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/catalogue/(workflows|industries)/' },
    },
    {
      name: 'not-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
