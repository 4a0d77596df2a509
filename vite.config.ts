import { execFileSync } from 'node:child_process'
import react from '@vitejs/plugin-react'
import { compression } from 'vite-plugin-compression2'
import { defineConfig } from 'vitest/config'
import { removeUnusedLanguages } from './scripts/lib/removeUnusedLanguages.mjs'
import { isLongRun } from './scripts/lib/testLength.mjs'

// The API finds the client by the host name, so the proxy keeps the browser's `Host` header.
const api = { target: `http://localhost:${process.env.API_PORT ?? 3001}`, changeOrigin: false }

/** True for modules of the careers site; false for those of the studio's two pages, which visitors never load. */
const isOfSite = (id: string) => !/studio(-preview)?\.html|src[\\/]app[\\/](studio|preview)[\\/]/.test(id)

// Each of these chunks is one file: the code of the first page, the additional code of a job's page (the second most
// visited), of forms, of date and time fields, and of the application page. Without groups, each module that two pages
// share would be a file, and every file of a phone's first visit costs a round trip.
const chunkGroups = [
  { name: 'index', tags: ['$initial' as const], test: isOfSite, priority: 4 },
  { name: 'JobDetailsBlock', test: /src[\\/]pages[\\/]jobDetails[\\/]JobDetailsBlock/, priority: 3 },
  {
    name: 'FormRenderer',
    test: /src[\\/](renderer[\\/]form[\\/]FormRenderer|data[\\/]site[\\/]validators)\./,
    priority: 2,
  },
  { name: 'MomentSegments', test: /src[\\/]widgets[\\/]dateTimeField[\\/]DateTimeSegments\./, priority: 0 },
  { name: 'ApplicationFormBlock', test: /src[\\/]pages[\\/]apply[\\/]ApplicationFormBlock/, priority: 1 },
]

const siteBuild = {
  outDir: 'dist/site',
  target: 'es2022',
  manifest: true,
  emptyOutDir: true,
  modulePreload: { polyfill: false },
  rollupOptions: {
    input: { index: 'index.html', studio: 'studio.html', preview: 'studio-preview.html' },
    output: { codeSplitting: { groups: chunkGroups } },
  },
}
/** Compresses the site's files at the highest level during the build, so that the server does not compress them per request. */
const precompression = compression({
  algorithms: ['brotliCompress'],
  include: /assets\/.*\.(js|mjs|css|svg)$/,
  threshold: 1024,
})
// The parser pool and SqliteWatch start their threads by path.
const serverInputs = {
  main: 'server/main.ts',
  cli: 'server/cli/main.ts',
  parserThread: 'server/parserThread.ts',
  integrityThread: 'server/db/integrityThread.ts',
}
const serverBuild = { outDir: 'dist/server', emptyOutDir: true, rollupOptions: { input: serverInputs } }

// These libraries are bundled into the server's files: either they consist of hundreds of small modules, whose loading
// would take half of the server's start, or an installation would contain much more of them than the server uses.
const bundledLibraries = [
  'typebox',
  'kysely',
  'jose',
  'libphonenumber-js',
  '@rjsf/utils',
  '@rjsf/validator-ajv8',
  // The following ones are dependencies of rjsf.
  '@x0k/json-schema-merge',
  'fast-equals',
  'fast-uri',
  'jsonpointer',
  'ajv-formats',
]
const serverOptions = { ssr: { noExternal: bundledLibraries } }

// Build of the site for server rendering. It includes all libraries, so that no environment variable of the running
// server selects React's development build.
const renderBuild = {
  outDir: 'dist/render',
  emptyOutDir: true,
  target: 'node20',
  rollupOptions: { input: { renderToHtml: 'src/app/renderToHtml.tsx' } },
}
const renderOptions = {
  ssr: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}

/**
 * Returns the commit that is built, for health and `--version`: FOYER_COMMIT if it is set, for builds without git such as in a
 * container, otherwise git's description; '' if there is neither.
 */
function getBuiltCommit(): string {
  if (process.env.FOYER_COMMIT) return process.env.FOYER_COMMIT
  const describe = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']
  try {
    return execFileSync('git', describe, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

const productSetup = 'tests/processes/provideProduct.ts'
const memoryFolderSetup = 'tests/fixtures/useMemoryFolder.ts'
// Factor by which the browser tests slow their pages down.
const slowness = Number(process.env.FOYER_TEST_SLOW ?? 1)
const longTimeouts = { testTimeout: 30_000, hookTimeout: 120_000 }

// The API tests sign in thousands of times. With production's slow password hashes, hashing took a third of their
// processor time.
const cheapHashes = {
  resolve: { alias: { '@node-rs/argon2': `${import.meta.dirname}/tests/api/cheapArgon2.ts` } },
}

/** Runs all API tests against the Citus cluster in FOYER_TEST_CITUS; used by `npm run test:citus`. */
const citusProject = {
  extends: true as const,
  ...cheapHashes,
  test: {
    name: 'api-citus',
    environment: 'node' as const,
    include: ['tests/api/**/*.test.ts'],
    globalSetup: ['tests/postgres/provideCitus.ts'],
    // Before each server starts, its databases are created on every node.
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
}

/**
 * API tests that also run on PostgreSQL, because their results can depend on the database: every operation once
 * (matrix), isolation of clients, concurrency and locks, queues, search, sorting, counting, and texts that databases may
 * store differently (roundTrips). The long run includes all API tests.
 */
const postgresTests = isLongRun
  ? ['tests/{api,processes}/**/*.test.ts']
  : [
      'tests/api/{matrix,isolation,roundTrips,concurrency,applicationChanges,submission,refresh,sharedCallCounts}.test.ts',
      'tests/api/{delivery,jobAlerts,notices,versions,ownVacancies}.test.ts',
      'tests/api/{applications,applicationStates,customStates,applicationExport,inbox,inboxPages,audit,vacancies,users}.test.ts',
      'tests/api/{operating,cli,removeDemo}.test.ts',
    ]

export default defineConfig(({ isSsrBuild, mode }) => ({
  ...(mode === 'render' ? renderOptions : {}),
  ...(isSsrBuild && mode !== 'render'
    ? { ...serverOptions, define: { __FOYER_COMMIT__: JSON.stringify(getBuiltCommit()) } }
    : {}),
  plugins: [react(), removeUnusedLanguages(), ...(isSsrBuild ? [] : [precompression])],
  publicDir: false,
  // rjsf would add 35 KB (gzip) of Markdown code for descriptions; our texts are plain text.
  resolve: {
    alias: { 'markdown-to-jsx/react': `${import.meta.dirname}/src/renderer/form/structure/plainMarkdown.ts` },
  },
  // Modules let a worker load the code for some kinds of documents only when it is needed.
  worker: { format: 'es' },
  build: mode === 'render' ? renderBuild : isSsrBuild ? serverBuild : siteBuild,
  server: {
    port: 3000,
    host: 'localhost',
    allowedHosts: ['.localhost'],
    // The API serves clients' files and checks the host; vite would serve the files of any client to any host.
    fs: {
      deny: [
        '.env',
        '.env.*',
        '*.{crt,pem,db,db-wal,db-shm}',
        '**/.git/**',
        '**/public/clients/**',
        '**/data/secret',
      ],
    },
    proxy: {
      '/api': api,
      '/clients': api,
      '/validators': api,
      '/theme.css': api,
      '/fonts': api,
      '/embed.js': api,
      '/start-page.js': api,
      '/documents': api,
      // The first matching path applies, so the longer one comes first.
      '/studio/preview': { ...api, bypass: () => '/studio-preview.html' },
      '/studio': { ...api, bypass: () => '/studio.html' },
    },
  },
  test: {
    // Test files share a process, its modules and its document, so each file has to restore what it changes.
    isolate: false,
    // Vitest empties this folder when its configuration or the lock file has changed. Projects that run at the same
    // time have separate folders, because they would empty each other's.
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: `node_modules/.cache/vitest/${process.env.FOYER_TEST_PROJECT ?? 'any'}`,
    },
    maxWorkers: 2,
    projects: [
      ...(process.env.FOYER_TEST_CITUS ? [citusProject] : []),
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 30_000,
          include: ['src/**/*.test.ts'],
          setupFiles: ['tests/failOnConsole.ts'],
        },
      },
      {
        extends: true,
        test: {
          // Tests that need a document have the extension .tsx, whether or not they contain markup.
          name: 'dom',
          environment: 'jsdom',
          include: ['{src,tests/conformance}/**/*.test.tsx'],
          setupFiles: ['tests/failOnConsole.ts'],
          // The cleanup hooks of Testing Library would run only for the first file of each worker; the setup file cleans up
          // after every test.
          env: { RTL_SKIP_AUTO_CLEANUP: 'true' },
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          include: ['server/**/*.test.ts', 'scripts/lib/**/*.test.ts', 'tests/docs/**/*.test.ts'],
        },
      },
      {
        extends: true,
        ...cheapHashes,
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: [memoryFolderSetup],
          ...longTimeouts,
        },
      },
      {
        extends: true,
        ...cheapHashes,
        test: {
          name: 'api-postgres',
          environment: 'node',
          include: [...postgresTests, 'tests/postgres/**/*.test.ts'],
          globalSetup: [
            memoryFolderSetup,
            'tests/postgres/providePostgres.ts',
            ...(isLongRun ? [productSetup] : []),
          ],
          ...longTimeouts,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          environment: 'node',
          include: ['tests/processes/**/*.test.ts', ...(isLongRun ? ['tests/long/**/*.test.ts'] : [])],
          globalSetup: [memoryFolderSetup, productSetup],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        ...cheapHashes,
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts', 'tests/parity/**/*.test.ts'],
          globalSetup: [productSetup],
          testTimeout: 60_000 * slowness,
          hookTimeout: 120_000 * slowness,
          // Pages respond slowly on a busy machine.
          expect: { poll: { timeout: 15_000 * slowness } },
        },
      },
    ],
  },
}))
