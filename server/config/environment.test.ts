import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readDelivery } from './deliverySettings'
import { readEnvironment } from './environment'
import { EnvironmentError } from './environmentError'
import { readCallLimits, readUploadLimits } from './limitSettings'

const secret = 'a secret of thirty-two bytes, or more'

test('defaults to the demo on loopback', () => {
  expect(readEnvironment({}, [])).toEqual({
    isProduction: false,
    port: 3000,
    host: 'localhost',
    databaseUrl: 'file:data/foyer.db',
    dataDir: './data',
    clientsDir: 'public/clients',
    secret: null,
    defaultClient: 'harbour',
    domains: ['localhost'],
    publicUrl: null,
    trustProxy: [],
    hasRateLimits: true,
    callLimits: readCallLimits({}),
    signInTries: { pair: 10, device: 10, account: 30, address: 60 },
    uploads: readUploadLimits({}),
    backOfficeAllow: [],
    delivery: { timeoutMs: 20_000, waitsMs: readDelivery({}).waitsMs },
    mail: null,
    marketplace: null,
    fileStore: null,
    scanner: null,
    fileCheckMs: 2000,
    auditDays: 400,
    diskLowBytes: 1024 * 1024 * 1024,
    stopDelayMs: 0,
    metricsToken: null,
    traces: null,
  })
})

test('in production, listens on every address, without a default client and without the demo’s data', () => {
  const environment = readEnvironment({ FOYER_SECRET: secret }, ['--production'])
  expect(environment).toMatchObject({ isProduction: true, host: '0.0.0.0', secret, defaultClient: null })
  expect(environment.databaseUrl).toBe('file:production-data/foyer.db')
})

test('reads the values of variables', () => {
  const variables = {
    PORT: '8080',
    HOST: '127.0.0.1',
    DATABASE_URL: 'file:/var/foyer.db',
    FOYER_DEFAULT_CLIENT: 'Meridian',
    FOYER_DOMAINS: 'Jobs.example.org, careers.example.com,jobs.example.org',
    FOYER_TRUST_PROXY: '10.0.0.0/8, ::1',
    FOYER_LIMITS: 'off',
    FOYER_LIMIT_SUBMITS_BY_SESSION: '5/30s',
    FOYER_UPLOAD_MB_AT_ONCE: '100',
    FOYER_BACKOFFICE_ALLOW: '10.1.0.0/16, fd00::/8,127.0.0.1',
    FOYER_BACKOFFICE_TIMEOUT: '60',
    FOYER_BACKOFFICE_WAITS: '1s, 2m,3h',
    FOYER_MARKETPLACE_DOMAIN: 'jobs.example.org/share',
    FOYER_MARKETPLACE_CLIENT_ID: 'foyer',
    FOYER_MARKETPLACE_SECRET: 'between us',
    FOYER_FILES: 's3://careers/applicants/',
    FOYER_CLAMD: '[::1]:3310',
  }
  expect(readEnvironment(variables, [])).toMatchObject({
    port: 8080,
    databaseUrl: 'file:/var/foyer.db',
    defaultClient: 'meridian',
    domains: ['jobs.example.org', 'careers.example.com'],
    trustProxy: ['10.0.0.0/8', '::1'],
    hasRateLimits: false,
    callLimits: { submits: { session: { times: 5, windowMs: 30_000 } } },
    uploads: { atOnce: 120, bytesAtOnce: 100 * 1024 * 1024 },
    backOfficeAllow: ['10.1.0.0/16', 'fd00::/8', '127.0.0.1'],
    delivery: { timeoutMs: 60_000, waitsMs: [1000, 120_000, 10_800_000] },
    marketplace: {
      domain: 'jobs.example.org/share',
      clientId: 'foyer',
      secret: 'between us',
      api: 'https://jobs.example.org/api',
    },
    fileStore: { bucket: 'careers', prefix: 'applicants/', endpoint: undefined, region: 'us-east-1' },
    scanner: { host: '::1', port: 3310 },
  })
  const url = 'postgres://user:secret@db.example.org:5432/foyer'
  expect(readEnvironment({ DATABASE_URL: url }, []).databaseUrl).toBe(url)
})

test.each([
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '-1' }, 'PORT'],
  [{ PORT: '80a' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://here' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'file:' }, 'DATABASE_URL'],
  [{ DATABASE_URL: 'postgres:foyer' }, 'DATABASE_URL'],
  [{ FOYER_BACKOFFICE_ALLOW: '10.0.0.0/33' }, 'FOYER_BACKOFFICE_ALLOW'],
  [{ FOYER_BACKOFFICE_ALLOW: 'hr.example.org' }, 'FOYER_BACKOFFICE_ALLOW'],
  [{ FOYER_BACKOFFICE_TIMEOUT: '0' }, 'FOYER_BACKOFFICE_TIMEOUT'],
  [{ FOYER_BACKOFFICE_TIMEOUT: '20s' }, 'FOYER_BACKOFFICE_TIMEOUT'],
  [{ FOYER_BACKOFFICE_WAITS: '5s,0s' }, 'FOYER_BACKOFFICE_WAITS'],
  [{ FOYER_BACKOFFICE_WAITS: '5s,2d' }, 'FOYER_BACKOFFICE_WAITS'],
  [{ FOYER_BACKOFFICE_WAITS: '5s,25h' }, 'FOYER_BACKOFFICE_WAITS'],
  [{ FOYER_MARKETPLACE_DOMAIN: 'jobs.example.org' }, 'FOYER_MARKETPLACE_CLIENT_ID'],
  [{ FOYER_FILES: 'C:\\files' }, 'FOYER_FILES'],
  [{ FOYER_FILES: 's3://bucket', FOYER_S3_ENDPOINT: 's3.example.org' }, 'FOYER_S3_ENDPOINT'],
  [{ FOYER_METRICS_TOKEN: 'two words of a token' }, 'FOYER_METRICS_TOKEN'],
  [{ FOYER_CLAMD: 'clamd' }, 'FOYER_CLAMD'],
  [{ FOYER_SECRET: 'x'.repeat(31) }, 'FOYER_SECRET'],
  [{ FOYER_DEFAULT_CLIENT: '../etc' }, 'FOYER_DEFAULT_CLIENT'],
  [{ FOYER_DOMAINS: 'https://jobs.example.org' }, 'FOYER_DOMAINS'],
  [{ FOYER_DOMAINS: '*.example.org' }, 'FOYER_DOMAINS'],
  [{ FOYER_DOMAINS: 'jobs.example.org,10.0.0.1' }, 'FOYER_DOMAINS'],
  [{ FOYER_DOMAINS: 'jobs.example.org,' }, 'FOYER_DOMAINS'],
  [{ FOYER_PUBLIC_URL: 'jobs.example.org' }, 'FOYER_PUBLIC_URL'],
  [{ FOYER_PUBLIC_URL: 'ftp://localhost' }, 'FOYER_PUBLIC_URL'],
  [{ FOYER_PUBLIC_URL: 'http://localhost:3000/careers' }, 'FOYER_PUBLIC_URL'],
  [{ FOYER_PUBLIC_URL: 'https://jobs.example.org', FOYER_DOMAINS: 'example.org' }, 'FOYER_PUBLIC_URL'],
  [{ FOYER_TRUST_PROXY: 'true' }, 'FOYER_TRUST_PROXY'],
  [{ FOYER_TRUST_PROXY: '10.0.0.0/33' }, 'FOYER_TRUST_PROXY'],
  [{ FOYER_LIMITS: 'no' }, 'FOYER_LIMITS'],
  [{ FOYER_LIMIT_SUBMITS_BY_SESSION: '30' }, 'FOYER_LIMIT_SUBMITS_BY_SESSION'],
  [{ FOYER_LIMIT_GUESTS_BY_ADDRESS: '0/1m' }, 'FOYER_LIMIT_GUESTS_BY_ADDRESS'],
  [{ FOYER_UPLOADS_AT_ONCE: 'many' }, 'FOYER_UPLOADS_AT_ONCE'],
  [{ FOYER_SIGN_INS_BY_ACCOUNT: '0' }, 'FOYER_SIGN_INS_BY_ACCOUNT'],
  [{ FOYER_LIMITS: 'off', HOST: '0.0.0.0' }, 'FOYER_LIMITS'],
])('%j is refused with one line that begins with the name of the variable', (variables, name) => {
  const read = () => readEnvironment(variables, [])
  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`))
})

test.each([
  'x'.repeat(40),
  'ab'.repeat(30),
  'password'.repeat(5),
  '1234567890'.repeat(4),
  `${'0'.repeat(31)}1`,
])('production refuses a secret like %s, and says how to create one', (guessable) => {
  const read = (args: string[]) => readEnvironment({ FOYER_SECRET: guessable }, args)
  expect(() => read(['--production'])).toThrow(/^FOYER_SECRET is too easy to guess.*openssl rand -base64 48$/)
  expect(read([]).secret).toBe(guessable)
})

test.each([secret, 'e3b0c44298fc1c149afbf4c8996fb924', 'correct horse battery staple again'])(
  'production accepts %s',
  (strongSecret) => {
    expect(readEnvironment({ FOYER_SECRET: strongSecret }, ['--production']).secret).toBe(strongSecret)
  },
)

describe('a secret in a file', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'foyer-secret-'))
    writeFileSync(join(folder, 'secret'), `${secret}\n`)
    writeFileSync(join(folder, 'address'), 'postgres://foyer:of-a-file@db.example.org/foyer')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('is read from the file of a secrets manager', () => {
    const variables = {
      FOYER_SECRET_FILE: join(folder, 'secret'),
      DATABASE_URL_FILE: join(folder, 'address'),
      FOYER_METRICS_TOKEN_FILE: join(folder, 'secret'),
    }
    expect(() => readEnvironment(variables, ['--production'])).toThrow('FOYER_METRICS_TOKEN must have')
    const { FOYER_METRICS_TOKEN_FILE: _, ...rest } = variables
    expect(readEnvironment(rest, ['--production'])).toMatchObject({
      secret,
      databaseUrl: 'postgres://foyer:of-a-file@db.example.org/foyer',
    })
  })

  test('is refused if the variable without _FILE is set, too, and if the file does not exist', () => {
    const conflictingVariables = { FOYER_SECRET: secret, FOYER_SECRET_FILE: join(folder, 'secret') }
    expect(() => readEnvironment(conflictingVariables, [])).toThrow(
      'FOYER_SECRET and FOYER_SECRET_FILE are both set',
    )
    const missingFile = { FOYER_SECRET_FILE: join(folder, 'gone') }
    expect(() => readEnvironment(missingFile, [])).toThrow(
      /^FOYER_SECRET_FILE names .*gone, which cannot be read/,
    )
  })
})
