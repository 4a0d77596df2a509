import type { ParseArgsConfig } from 'node:util'
import type { Db } from '../db/openDatabase'
import type { Environment } from '../environment/environment'
import { type Client, findClient } from '../repositories/accounts/clients'
import type { FileStore } from '../services/files/fileStore'
import type { Scanner } from '../services/files/scanner'

/** What a command works with. */
export interface Tools {
  /** Migrated. */
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
  /** Whether a file's name may stand behind the options. */
  takesFile?: boolean
}

/** One verb of the operator's command line. */
export interface Command extends Verb {
  withoutDatabase?: false
  run: (tools: Tools, values: Values, file: string | undefined) => Promise<void>
}

/** One that needs no database, and leaves none behind. */
export interface FileCommand extends Verb {
  withoutDatabase: true
  run: (
    tools: Omit<Tools, 'db' | 'files' | 'scanner'>,
    values: Values,
    file: string | undefined,
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
export async function clientOf({ db }: Tools, values: Values): Promise<Client> {
  const code = needed(values, 'client')
  const client = await findClient(db, code)
  if (client) return client
  throw new CommandError(`There is no client '${code}'.`)
}

export const clientOption = { client: { type: 'string' } } as const
