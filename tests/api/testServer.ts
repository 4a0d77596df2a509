import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { readEnvironment } from '../../server/config/environment'
import type { JobIntervals } from '../../server/jobs/jobDelays'
import type { DeclaredRoute } from '../../server/plugins/authentication'
import { startServer } from '../../server/startServer'
import type { TokenResponse } from '../../src/schemas/accountSecurity/session'
import type { SiteRenderer } from '../../src/schemas/pageData/pageData'
import { makeSeededDatabase, type TestDatabase } from '../postgres/testDatabase'
import { type ApiClient, createApiClient } from './apiClient'
import { type CommandResult, runCommand } from './operatorsCommands'

export interface CallOptions {
  method?: string
  token?: string
  /** Objects are sent as JSON; a FormData, a string or bytes are sent unchanged. */
  body?: unknown
  headers?: Record<string, string>
}

export interface Answer<Body> {
  status: number
  headers: Headers
  body: Body
}

/** A server with the demo and its own database, on a free port of this machine. */
export interface TestServer {
  url: string
  /** Returns the origin of a client's site, which mail uses unless the variables set another. */
  origin: (clientCode: string) => string
  routes: readonly DeclaredRoute[]
  /** Moves the server's clock forward, or back by a negative number. */
  advanceClock: (milliseconds: number) => void
  /**
   * Resolves when no mail is due or being sent. Moving the clock forward while a mail is being sent would end its lease,
   * so that the mail would be sent twice.
   */
  mailSettled: () => Promise<void>
  /** Returns a typed API client for calls that the API description allows. */
  client: (token?: string) => ApiClient
  /** Sends any call, including those that the description does not allow. */
  call: <Body = unknown>(path: string, options?: CallOptions) => Promise<Answer<Body>>
  /** Returns the access token of a new guest. */
  guest: (clientCode: string) => Promise<string>
  /** Returns a new access token of the account; undefined, despite the type, if the sign-in is refused. */
  signIn: (username: string, password: string, clientCode: string) => Promise<string>
  /** Returns a new access token of the client's administrator. */
  admin: (clientCode: 'harbour' | 'meridian') => Promise<string>
  database: TestDatabase
  /** Folder of this server's files and generated secret; removed when it stops. */
  dataDir: string
  /** Runs an operator command on this server's database and data folder. */
  command: (...args: string[]) => Promise<CommandResult>
  /**
   * Returns the number of rows of each of `tables`, the main ones that a submission writes to. Entries about sign-ins,
   * refused calls, views and exports are not counted, because tests that change nothing add them as well.
   */
  stored: () => Promise<Record<string, number>>
  restart: () => Promise<void>
  /** Starts another server, in the same process, with the same database, clock and secret; it stops with this server. */
  startSecondServer: () => Promise<{ url: string }>
  stop: () => Promise<void>
}

/** Background jobs look for due rows every 10 ms, because tests wait for their results. */
const testIntervals: JobIntervals = {
  pollMs: 10,
  scheduledChangesMs: 10,
  shareMs: 10,
  delay: { shortestMs: 0, longestMs: 0 },
  stopMs: 100,
}

const tables = ['applications', 'application_attachments', 'files', 'outbox', 'idempotency_keys', 'audit']

export async function startTestServer(
  variables: Record<string, string> = {},
  root = process.cwd(),
  renderer?: SiteRenderer,
  waits: { queryTimeoutMs?: number } = {},
): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foyer-api-'))
  const database = await makeSeededDatabase(dataDir)
  const settings = {
    ...{ HOST: '127.0.0.1', PORT: '0', FOYER_DATA_DIR: dataDir, DATABASE_URL: database.url },
    ...variables,
  }
  const environment = readEnvironment(settings, [])
  let offset = 0
  const now = () => new Date(Date.now() + offset)
  const start = () =>
    startServer(environment, {
      root,
      now,
      intervals: testIntervals,
      ...waits,
      ...(renderer ? { renderer } : {}),
    })
  let runningServer = await start()
  const otherServers: { stop: () => Promise<void> }[] = []
  const url = () => `http://127.0.0.1:${runningServer.port}`
  const call: TestServer['call'] = (path, options = {}) => callApi(`${url()}${path}`, options)
  const post = async (path: string, body: object) =>
    (await call<TokenResponse>(path, { body })).body.accessToken
  const signIn: TestServer['signIn'] = (username, password, clientCode) =>
    post('/api/auth/authenticate', { username, password, clientCode })
  return {
    get url() {
      return url()
    },
    origin: (clientCode) => `http://${clientCode}.localhost:${runningServer.port}`,
    get routes() {
      return runningServer.routes
    },
    advanceClock: (milliseconds) => {
      offset += milliseconds
    },
    mailSettled: async () => {
      const dueCondition = `state = 'waiting' and next_attempt_at <= '${now().toISOString()}'`
      const pendingMails = `select id from mails where state = 'sending' or ${dueCondition}`
      while ((await database.query(pendingMails)).length > 0) await pause(5)
    },
    client: (token) => createApiClient(url(), token),
    call,
    guest: (clientCode) => post('/api/auth/authenticateGuest', { clientCode }),
    signIn,
    admin: (clientCode) => signIn(`${clientCode}-admin`, `${clientCode}-demo-1`, clientCode),
    database,
    dataDir,
    command: (...args) => runCommand(settings, args),
    stored: () => countRows(database),
    restart: async () => {
      await runningServer.stop()
      runningServer = await start()
    },
    startSecondServer: async () => {
      const other = await start()
      otherServers.push(other)
      return { url: `http://127.0.0.1:${other.port}` }
    },
    stop: async () => {
      for (const other of otherServers) await other.stop()
      await runningServer.stop()
      await database.drop()
      rmSync(dataDir, { recursive: true })
    },
  }
}

/** Sends a call over HTTP. JSON responses are parsed; others are returned as text. */
export async function callApi<Body>(url: string, options: CallOptions): Promise<Answer<Body>> {
  const { token, body, headers = {} } = options
  const isRawBody = body instanceof FormData || typeof body === 'string' || body instanceof Uint8Array
  const response = await fetch(url, {
    method: options.method ?? (body === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      ...(body !== undefined && !(body instanceof FormData) ? { 'content-type': getMedia(body) } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isRawBody ? (body as BodyInit) : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = /json/.test(response.headers.get('content-type') ?? '') && text !== ''
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
}

function getMedia(body: unknown): string {
  return body instanceof Uint8Array ? 'application/octet-stream' : 'application/json'
}

const readActions = [
  ...['signed in', 'new device', 'sign-in failed', 'call refused'],
  ...['application viewed', 'application fetched', 'document opened'],
]

function getCountCondition(table: string): string {
  if (table !== 'audit') return ''
  const names = readActions.map((action) => `'${action}'`).join(', ')
  return ` where action not in (${names}) and action not like '%exported'`
}

async function countRows(database: TestDatabase): Promise<Record<string, number>> {
  const counts = tables.map(
    (table) => `(select count(*) from ${table}${getCountCondition(table)}) as ${table}`,
  )
  const [row = {}] = await database.query(`select ${counts.join(', ')}`)
  return Object.fromEntries(Object.entries(row).map(([table, count]) => [table, Number(count)]))
}
