import { execFileSync } from 'node:child_process'
import react from '@vitejs/plugin-react'
import { compression } from 'vite-plugin-compression2'
import { defineConfig } from 'vitest/config'
import { removeUnusedLanguages } from './scripts/lib/removeUnusedLanguages.mjs'
import { searchesAtLength } from './scripts/lib/testLength.mjs'

// The host name says which client is meant: the API has to see the browser's, not its own.
const api = { target: `http://localhost:${process.env.API_PORT ?? 3001}`, changeOrigin: false }

/** The studio's two pages begin by themselves: not a byte of theirs is a visitor's. */
const isOfSite = (id: string) => !/studio(-preview)?\.html|src[\\/]app[\\/](studio|preview)[\\/]/.test(id)

// What the first page needs comes as one file, and a job's page, the second most read, as one more: every file of a
// phone's first visit costs it a turn on the line. Left alone, each little module that two pages share is a file. The form,
// which most other pages have, is one too, and the application's page what it needs besides.
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

const site = {
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
/** Beside each of the site's files a smaller one: packed once, as well as can be, not by the server for each who comes. */
const packed = compression({
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
const programs = { outDir: 'dist/server', emptyOutDir: true, rollupOptions: { input: serverInputs } }

// These libraries become part of the server's own files: either they consist of hundreds of small modules, which would be half of a
// start, or an installation would need much more of them than the server runs.
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
const bundled = { ssr: { noExternal: bundledLibraries } }

// The site as the server draws it: whole, so that no environment variable chooses another React.
const renderer = {
  outDir: 'dist/render',
  emptyOutDir: true,
  target: 'node20',
  rollupOptions: { input: { renderToHtml: 'src/app/renderToHtml.tsx' } },
}
const drawing = {
  ssr: { noExternal: true as const },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
}

/** The commit that is built, for health and `--version`; told by FOYER_COMMIT where there is no git, as in a container. */
function builtCommit(): string {
  if (process.env.FOYER_COMMIT) return process.env.FOYER_COMMIT
  const describe = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']
  try {
    return execFileSync('git', describe, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return ''
  }
}

const product = 'tests/processes/provideProduct.ts'
const inMemory = 'tests/fixtures/useMemoryFolder.ts'
// How many times slower than this machine the browser tests' pages are to run.
const slowness = Number(process.env.FOYER_TEST_SLOW ?? 1)
const patience = { testTimeout: 30_000, hookTimeout: 120_000 }

// Thousands of sign-ins: hashing passwords as slowly as production does was a third of the API tests' processor time.
const cheapHashes = {
  resolve: { alias: { '@node-rs/argon2': `${import.meta.dirname}/tests/api/cheapArgon2.ts` } },
}

/** Citus: the whole API against a cluster that somebody has started, by `npm run test:citus`. */
const onCitus = {
  extends: true as const,
  ...cheapHashes,
  test: {
    name: 'api-citus',
    environment: 'node' as const,
    include: ['tests/api/**/*.test.ts'],
    globalSetup: ['tests/postgres/provideCitus.ts'],
    // A server's databases are made on every machine first.
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
}

/**
 * The API tests that run on PostgreSQL as well: what depends on the database. Every operation once (matrix), clients kept
 * apart, concurrency and locks, queues, search, sorting and counting, and texts that a database may store differently
 * (roundTrips). Generated inputs, texts and pages are the same on both. The long run takes all of them.
 */
const onPostgres = searchesAtLength
  ? ['tests/{api,processes}/**/*.test.ts']
  : [
      'tests/api/{matrix,isolation,roundTrips,concurrency,applicationChanges,submission,refresh,sharedCallCounts}.test.ts',
      'tests/api/{delivery,jobAlerts,notices,versions,ownVacancies}.test.ts',
      'tests/api/{applications,applicationStates,customStates,applicationExport,inbox,inboxPages,audit,vacancies,users}.test.ts',
      'tests/api/{operating,cli,removeDemo}.test.ts',
    ]

export default defineConfig(({ isSsrBuild, mode }) => ({
  ...(mode === 'render' ? drawing : {}),
  ...(isSsrBuild && mode !== 'render'
    ? { ...bundled, define: { __FOYER_COMMIT__: JSON.stringify(builtCommit()) } }
    : {}),
  plugins: [react(), removeUnusedLanguages(), ...(isSsrBuild ? [] : [packed])],
  publicDir: false,
  // rjsf brings 35 KB (gzip) of Markdown for descriptions; our texts are plain text.
  resolve: {
    alias: { 'markdown-to-jsx/react': `${import.meta.dirname}/src/renderer/form/structure/plainMarkdown.ts` },
  },
  // What a worker needs only for some documents is a file of its own.
  worker: { format: 'es' },
  build: mode === 'render' ? renderer : isSsrBuild ? programs : site,
  server: {
    port: 3000,
    host: 'localhost',
    allowedHosts: ['.localhost'],
    // Clients' folders are the server's to give: by itself the site would give any of them to any host.
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
      // The frame before the page that it stands in: the longer address first.
      '/studio/preview': { ...api, bypass: () => '/studio-preview.html' },
      '/studio': { ...api, bypass: () => '/studio.html' },
    },
  },
  test: {
    // Files share a process, its modules and its document: each one leaves them as it found them.
    isolate: false,
    // Vitest empties this folder when its configuration or the lock file has changed: projects that run at the same time
    // would empty each other's.
    experimental: {
      fsModuleCache: true,
      fsModuleCachePath: `node_modules/.cache/vitest/${process.env.FOYER_TEST_PROJECT ?? 'any'}`,
    },
    maxWorkers: 2,
    projects: [
      ...(process.env.FOYER_TEST_CITUS ? [onCitus] : []),
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
          // What needs a document: its tests are .tsx, whether they write markup or not.
          name: 'dom',
          environment: 'jsdom',
          include: ['{src,tests/conformance}/**/*.test.tsx'],
          setupFiles: ['tests/failOnConsole.ts'],
          // The library's own hooks would belong to the first file of each worker; the set-up file cleans after every test.
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
          globalSetup: [inMemory],
          ...patience,
        },
      },
      {
        extends: true,
        ...cheapHashes,
        test: {
          name: 'api-postgres',
          environment: 'node',
          include: [...onPostgres, 'tests/postgres/**/*.test.ts'],
          globalSetup: [
            inMemory,
            'tests/postgres/providePostgres.ts',
            ...(searchesAtLength ? [product] : []),
          ],
          ...patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          environment: 'node',
          include: ['tests/processes/**/*.test.ts', ...(searchesAtLength ? ['tests/long/**/*.test.ts'] : [])],
          globalSetup: [inMemory, product],
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
          globalSetup: [product],
          testTimeout: 60_000 * slowness,
          hookTimeout: 120_000 * slowness,
          // A page of a busy machine takes its time.
          expect: { poll: { timeout: 15_000 * slowness } },
        },
      },
    ],
  },
}))
