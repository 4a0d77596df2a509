import type { ParseArgsConfig } from 'node:util'
import type { Environment } from '../config/environment'
import type { Db } from '../db/openDatabase'
import { type Client, findClient } from '../modules/clients/clients.repository'
import type { FileStore } from '../modules/files/fileStore'
import type { Scanner } from '../modules/files/scanner'
import { findKeys, type Keys } from '../security/keys'

/** What a command works with. */
export interface Tools {
  /** Up to date. */
  db: Db
  files: FileStore
  scanner: Scanner | null
  environment: Environment
  now: Date
  /** The result: one line on stdout. */
  print: (line: string) => void
  /** Progress: one line on stderr. */
  tell: (line: string) => void
  readStdin: () => Promise<string>
  /** Only at a terminal. */
  askPassword?: () => Promise<string>
}

/** By option name, as `node:util` parses them. */
export type Values = Record<string, string | boolean | undefined>

interface Verb {
  /** One line of the list of verbs. */
  summary: string
  /** What stands behind the verb, and what each option means. */
  help: string
  options: NonNullable<ParseArgsConfig['options']>
  /** Words of which one has to stand before everything else; it comes as the value `action`. */
  actions?: readonly string[]
  /** Whether a file's name may stand behind the options. */
  takesFile?: boolean
  /** What names a file or folder, as whoever types it stands: options by name, and FILE behind them. */
  paths?: readonly string[]
}

/** One verb of the operator's command line. */
export interface Command extends Verb {
  withoutDatabase?: false
  withoutEnvironment?: false
  /** It makes the database where there is none, and brings it up to date; others find it so, or end. */
  makesDatabase?: boolean
  run: (tools: Tools, values: Values, file: string | undefined) => Promise<void>
}

/** One that needs no database, and leaves none behind. */
export interface FileCommand extends Verb {
  withoutDatabase: true
  withoutEnvironment?: false
  run: (
    tools: Omit<Tools, 'db' | 'files' | 'scanner'>,
    values: Values,
    file: string | undefined,
  ) => Promise<void>
}

/** One that looks at the environment itself, whatever is wrong with it. */
export interface EnvironmentCommand extends Verb {
  withoutEnvironment: true
  run: (
    tools: Pick<Tools, 'now' | 'print' | 'tell'> & {
      variables: Record<string, string | undefined>
      unitFile?: string
    },
    values: Values,
  ) => Promise<void>
}

/** Ends the command with one line and exit code 1. */
export class CommandError extends Error {}

/** Ends the command with one line, a hint at `--help`, and exit code 2. */
export class UsageError extends Error {}

/** A text option that must be there. */
export function needed(values: Values, name: string): string {
  const value = values[name]
  if (typeof value === 'string' && value.trim() !== '') return value.trim()
  throw new UsageError(`--${name} is missing.`)
}

export function optional(values: Values, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** A whole number from 0 up. */
export function count(values: Values, name: string): number {
  const text = optional(values, name) ?? '0'
  if (/^\d{1,7}$/.test(text)) return Number(text)
  throw new UsageError(`--${name} must be a whole number from 0 to 9999999, not '${text}'.`)
}

/** The client that `--client` names. */
export async function requireClient({ db }: Tools, values: Values): Promise<Client> {
  const code = needed(values, 'client')
  const client = await findClient(db, code)
  if (client) return client
  throw new CommandError(`There is no client '${code}'.`)
}

/** The server's keys, for what is stored under them. A command makes no secret: what it sealed, the server could not read. */
export function requireKeys({ environment }: Pick<Tools, 'environment'>): Keys {
  const keys = findKeys(environment)
  if (keys) return keys
  throw new CommandError(
    "FOYER_SECRET is missing: this needs the server's. Set it, or name the file it stands in by --env-file.",
  )
}

export const clientOption = { client: { type: 'string' } } as const
