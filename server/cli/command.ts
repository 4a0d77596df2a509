import type { ParseArgsConfig } from 'node:util'
import type { Environment } from '../config/environment'
import type { Db } from '../db/openDatabase'
import { type Client, findClient } from '../modules/clients/clients.repository'
import type { FileStore } from '../modules/files/fileStore'
import type { Scanner } from '../modules/files/scanner'
import { findKeys, type Keys } from '../security/keys'

/** The dependencies of a command. */
export interface Tools {
  /** A database with the current schema version. */
  db: Db
  /** True if the command has just created the database file. */
  isNewDatabase: boolean
  files: FileStore
  scanner: Scanner | null
  environment: Environment
  now: Date
  /** Prints one line of the result to stdout. */
  print: (line: string) => void
  /** Prints one line of progress to stderr. */
  reportProgress: (line: string) => void
  readStdin: () => Promise<string>
  /** Only set if the command runs at a terminal. */
  askPassword?: () => Promise<string>
}

/** Options by name, as parsed by `node:util`. */
export type Values = Record<string, string | boolean | undefined>

interface CommandDescription {
  /** One-line summary for the list of commands. */
  summary: string
  /** Syntax of the command and meaning of each option. */
  help: string
  options: NonNullable<ParseArgsConfig['options']>
  /** Allowed subcommands, one of which is required as the first argument; passed as the value `action`. */
  actions?: readonly string[]
  /** Whether one argument may follow the options: a file, a client's code or a username. */
  acceptsArgument?: boolean
  /**
   * Options whose values are paths, and FILE if the argument is one. They are resolved against the operator's working
   * directory.
   */
  paths?: readonly string[]
}

/** A command of the operator's command line. */
export interface Command extends CommandDescription {
  withoutDatabase?: false
  withoutEnvironment?: false
  /**
   * True if the command migrates the database, and with `--create` creates it. Other commands fail if it is missing or
   * outdated.
   */
  migrates?: boolean
  run: (tools: Tools, values: Values, argument: string | undefined) => Promise<void>
}

/** A command that needs no database and creates none. */
export interface CommandWithoutDatabase extends CommandDescription {
  withoutDatabase: true
  withoutEnvironment?: false
  run: (
    tools: Omit<Tools, 'db' | 'isNewDatabase' | 'files' | 'scanner'>,
    values: Values,
    argument: string | undefined,
  ) => Promise<void>
}

/** A command that gets the raw environment variables, so that it runs even if they are invalid. */
export interface CommandWithoutEnvironment extends CommandDescription {
  withoutEnvironment: true
  run: (
    tools: Pick<Tools, 'now' | 'print' | 'reportProgress'> & {
      variables: Record<string, string | undefined>
      unitEnvFile?: string
    },
    values: Values,
  ) => Promise<void>
}

/** Ends the command with its message and exit code 1. */
export class CommandError extends Error {}

/** Ends the command with its message, a hint at `--help`, and exit code 2. */
export class UsageError extends Error {}

/** Returns a number with its noun, as in `1 delivery` and `2 deliveries`. */
export function formatCount(count: number, noun: string): string {
  const plural = /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
  return `${count} ${count === 1 ? noun : plural}`
}

/** Returns the context in which the clients' sites are read. */
export function createSiteContext({ environment, now }: Pick<Tools, 'environment' | 'now'>) {
  return { root: process.cwd(), clientsDir: environment.clientsDir, now: () => now }
}

/** Returns a required text option. @throws UsageError */
export function requireOption(values: Values, name: string): string {
  const value = values[name]
  if (typeof value === 'string' && value.trim() !== '') return value.trim()
  throw new UsageError(`--${name} is missing.`)
}

/** Returns a text option; undefined if it is not given. */
export function getOption(values: Values, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** Returns a numeric option: a whole number from 0; 0 if it is not given. @throws UsageError */
export function parseNumberOption(values: Values, name: string): number {
  const text = getOption(values, name) ?? '0'
  if (/^\d{1,7}$/.test(text)) return Number(text)
  throw new UsageError(`--${name} must be a whole number from 0 to 9999999, not '${text}'.`)
}

/** Returns the client that `--client` names. @throws UsageError, CommandError */
export async function requireClient({ db }: Tools, values: Values): Promise<Client> {
  const code = requireOption(values, 'client')
  const client = await findClient(db, code)
  if (client) return client
  throw new CommandError(`There is no client '${code}'.`)
}

/**
 * Returns the server's keys. A command never generates a secret, because the server could not read what it encrypts.
 * @throws CommandError
 */
export function requireKeys({ environment }: Pick<Tools, 'environment'>): Keys {
  const keys = findKeys(environment)
  if (keys) return keys
  throw new CommandError(
    'FOYER_SECRET is missing: the command needs the secret of the server. Set it, or give the file that contains it as --env-file.',
  )
}

export const clientOption = { client: { type: 'string' } } as const
