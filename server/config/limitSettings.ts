import { EnvironmentError } from './environmentError'

/** Maximum number of calls within a time window. */
export interface Allowance {
  times: number
  /** Length of the window in milliseconds. */
  windowMs: number
}

/** Property by which calls are counted. */
export type RateLimitKey = 'address' | 'session' | 'vacancy' | 'addressAndVacancy' | 'account' | 'client'

/**
 * Default rate limits of all calls that write or are expensive. The limits per address leave room for an office with
 * two hundred applicants behind one address; the limits per vacancy and per client protect the database.
 */
const defaultLimits = {
  /** Creation of guest sessions. */
  guests: { address: '240/1m', client: '6000/1m' },
  /** Token refreshes, sign-outs, and calls with invitation or password links. */
  sessions: { address: '1200/10m' },
  /** Password reset links requested on the sign-in page; each sends mail. */
  passwords: { account: '3/1h', address: '20/1h', client: '300/1h' },
  submits: {
    session: '30/10m',
    address: '600/10m',
    addressAndVacancy: '240/10m',
    vacancy: '3000/10m',
    client: '12000/10m',
  },
  uploads: { session: '60/10m', address: '1200/10m', client: '24000/10m' },
  /** Pieces of resumable uploads, and queries of their progress. */
  pieces: { session: '600/10m', address: '12000/10m', client: '120000/10m' },
  /** Checks whether an email address has applied; limited to prevent probing of who applied where. */
  questions: { session: '20/1h', address: '400/1h', vacancy: '4000/1h' },
  /** Requests with the links of status pages, job alerts and notifications; limited so that they cannot be guessed. */
  links: { address: '120/10m' },
  /** Requests for job alerts and notifications; each sends a confirmation mail to the given address. */
  alerts: { account: '5/24h', address: '20/1h', client: '300/1h' },
  /** Form tokens for forms that scripts submit. */
  stamps: { address: '1200/10m', client: '24000/10m' },
  /** Applications without the proof of work that the client requires, sent without scripts. */
  unworked: { address: '30/1h', client: '600/1h' },
  /** Form abandonment beacons, whose counts a stranger could inflate. */
  leavings: { address: '120/10m', client: '6000/10m' },
  /** Prefills of applicants, each of which calls the job marketplace. */
  prefills: { session: '30/1h', address: '600/1h', client: '6000/1h' },
  /** Resumes that the browser could not parse; each takes server CPU time. */
  readings: { session: '10/1h', address: '200/1h', client: '2000/1h' },
  /** Changes by signed-in users. */
  changes: { session: '300/1m', address: '1200/1m', client: '1200/1m' },
  /** Exports of applications, activity, personal data and sites, and imports of sites. */
  exports: { session: '30/10m', client: '120/10m' },
  /** Test messages to a back-office; each goes to an address of the user's choice. */
  tests: { session: '20/10m', client: '60/10m' },
  /** Calls that a role or the rights of an API key do not allow; stops pages that retry endlessly. */
  refusals: { session: '60/1m', address: '1200/1m', client: '1200/1m' },
  /** Calls of back-offices, with API keys. */
  imports: { client: '12000/10m' },
} as const satisfies Record<string, Partial<Record<RateLimitKey, string>>>

export type LimitName = keyof typeof defaultLimits

export type CallLimits = Record<LimitName, Partial<Record<RateLimitKey, Allowance>>>

/** Limits of concurrent file uploads, per address and in total. */
export interface UploadSettings {
  maxUploadsPerAddress: number
  maxUploads: number
  /** Bytes of the concurrent uploads together. */
  maxBytesPerAddress: number
  maxBytes: number
  /** Milliseconds that an upload waits for capacity. */
  maxWaitMs: number
  /** Maximum number of no-script form files stored per client until the form is sent again. */
  maxSavedFormFiles: number
}

type Variables = Record<string, string | undefined>

/** Reads the rate limits from variables such as `FOYER_LIMIT_SUBMITS_BY_SESSION=30/10m`. @throws EnvironmentError */
export function readCallLimits(variables: Variables): CallLimits {
  const limits: Partial<CallLimits> = {}
  for (const [limit, allowances] of Object.entries(defaultLimits)) {
    const entries = Object.entries(allowances).map(([limitKey, text]) => {
      const name = getVariableName(limit, limitKey)
      return [limitKey, readAllowance(name, variables[name] || text)]
    })
    limits[limit as LimitName] = Object.fromEntries(entries)
  }
  return limits as CallLimits
}

function getVariableName(limit: string, limitKey: string): string {
  return `FOYER_LIMIT_${limit}_BY_${limitKey.replace(/[A-Z]/g, '_$&')}`.toUpperCase()
}

const unitMs: Record<string, number> = { s: 1000, m: 60_000, h: 3_600_000 }

function readAllowance(name: string, text: string): Allowance {
  const [, times, length, unit = ''] = /^(\d{1,7})\/(\d{1,4})([smh])$/.exec(text) ?? []
  const windowMs = Number(length) * (unitMs[unit] ?? Number.NaN)
  if (Number(times) > 0 && windowMs > 0) return { times: Number(times), windowMs }
  throw new EnvironmentError(`${name} must say how many in what time, as in 30/10m, not '${text}'.`)
}

const mebibyte = 1024 * 1024
const uploadVariables = {
  maxUploadsPerAddress: ['FOYER_UPLOADS_PER_ADDRESS', '40', 1, 'concurrent uploads from one address'],
  maxUploads: ['FOYER_UPLOADS_AT_ONCE', '120', 1, 'concurrent uploads of each process'],
  maxBytesPerAddress: [
    'FOYER_UPLOAD_MB_PER_ADDRESS',
    '24',
    mebibyte,
    'megabytes of concurrent uploads from one address',
  ],
  maxBytes: ['FOYER_UPLOAD_MB_AT_ONCE', '64', mebibyte, 'megabytes of concurrent uploads of each process'],
  maxWaitMs: ['FOYER_UPLOAD_PATIENCE', '20', 1000, 'seconds that an upload waits for capacity'],
  maxSavedFormFiles: [
    'FOYER_KEPT_FILES',
    '400',
    1,
    'files of incomplete forms without scripts that are stored for an hour, per client',
  ],
} as const

/** Reads the upload limits. @throws EnvironmentError */
export function readUploadLimits(variables: Variables): UploadSettings {
  const entries = Object.entries(uploadVariables).map(([setting, [name, text, unit]]) => [
    setting,
    readCount(name, variables[name] || text) * unit,
  ])
  return Object.fromEntries(entries)
}

/**
 * Failed sign-ins before the first wait: of an account from one address (`pair`), of an account on a known device, of
 * an account from all addresses, and from one address for all accounts. Those on a known device count nowhere else.
 */
export type SignInAttemptLimits = Record<'pair' | 'device' | 'account' | 'address', number>

const signInVariables = {
  pair: [
    'FOYER_SIGN_INS_BY_ACCOUNT_AND_ADDRESS',
    '10',
    1,
    'failed sign-ins without a wait, at one account from one address',
  ],
  device: [
    'FOYER_SIGN_INS_BY_DEVICE',
    '10',
    1,
    'failed sign-ins without a wait, on a device that the account knows',
  ],
  account: [
    'FOYER_SIGN_INS_BY_ACCOUNT',
    '30',
    1,
    'failed sign-ins without a wait, at one account from all unknown devices',
  ],
  address: [
    'FOYER_SIGN_INS_BY_ADDRESS',
    '60',
    1,
    'failed sign-ins without a wait, from one address at all accounts',
  ],
} as const

/** Reads how many failed sign-ins are allowed without a delay. @throws EnvironmentError */
export function readSignInAttemptLimits(variables: Variables): SignInAttemptLimits {
  const entries = Object.entries(signInVariables).map(([limitKey, [name, text]]) => [
    limitKey,
    readCount(name, variables[name] || text),
  ])
  return Object.fromEntries(entries)
}

function readCount(name: string, text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text)
  throw new EnvironmentError(`${name} must be a whole number from 1 to 99999, not '${text}'.`)
}

/** Descriptions of the limits for the documentation of the variables. */
const limitDescriptions: Record<LimitName, string> = {
  guests: 'guest sessions',
  sessions: 'refreshed tokens, sign-outs, and calls with invitation or password links',
  passwords: 'requests for a new password',
  submits: 'applications, including refused ones',
  uploads: 'calls with files',
  pieces: 'pieces of resumable uploads, and requests for their progress',
  questions: 'checks whether an e-mail address has applied',
  links: 'requests with status links, job alert links and notification links',
  alerts: 'requests for job alerts and notifications',
  stamps: 'form tokens, for clients that require them',
  unworked: 'forms sent without scripts, for clients that require proof of work',
  leavings: 'abandoned forms, for clients that count them',
  prefills: 'profiles fetched from a job marketplace',
  readings: 'resumes read by the server',
  changes: 'changes by signed-in people',
  exports: 'exports of applications, activity, personal data and sites, and imports of sites',
  tests: 'test messages to a back-office',
  refusals: 'calls refused for lack of a role or right',
  imports: 'calls with API keys',
}
const limitKeyDescriptions: Record<RateLimitKey, string> = {
  address: 'by one address',
  session: 'in one session',
  vacancy: 'for one vacancy',
  addressAndVacancy: 'by one address for one vacancy',
  account: 'for one account or e-mail address',
  client: 'at one client',
}

/** The environment variables of rate limits. */
export const callVariables = Object.entries(defaultLimits).flatMap(([limit, allowances]) =>
  Object.entries(allowances).map(([limitKey, text]) => ({
    name: getVariableName(limit, limitKey),
    defaultText: text as string,
    description: `${limitDescriptions[limit as LimitName]}, ${limitKeyDescriptions[limitKey as RateLimitKey]}`,
  })),
)

/** The environment variables of failed sign-ins and of concurrent uploads. */
export const countVariables = [...Object.values(signInVariables), ...Object.values(uploadVariables)].map(
  ([name, text, , description]) => ({
    name,
    defaultText: text as string,
    description: description as string,
  }),
)
