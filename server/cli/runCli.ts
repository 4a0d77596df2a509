import { readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { readEnvironment } from '../config/environment'
import { EnvironmentError } from '../config/environmentError'
import { listUnknownVariables } from '../config/unknownVariables'
import { isEmptyDatabase, isMigrated, migrateDatabase } from '../db/migrateDatabase'
import { openDatabase } from '../db/openDatabase'
import { getMissingDatabasePath } from '../db/openSqlite'
import { createFileStore } from '../modules/files/fileStore'
import { createScanner } from '../modules/files/scanner'
import { describeMissingDatabase } from '../modules/operations/missingDatabase'
import { formatVersion } from '../monitoring/productVersion'
import { foyerCommand } from '../projectRoot'
import { CommandError, type Tools, UsageError, type Values } from './command'
import { type AnyCommand, commands } from './commands'

type Dependencies = Pick<Tools, 'print' | 'reportProgress' | 'readStdin' | 'askPassword'> & {
  variables: Record<string, string | undefined>
  /** Environment file of the server's systemd unit; read if `variables` identify no installation. */
  unitEnvFile?: string
  /** The current time; the system clock's if it is not given. */
  now?: Date
  /** Working directory of the operator; the process itself runs in the product's folder, like the server. */
  folder?: string
}

/** Runs one command. @returns the exit code: 0 for success, 1 for a failure, 2 for wrong usage */
export async function runCli(args: readonly string[], dependencies: Dependencies): Promise<number> {
  const { print, reportProgress } = dependencies
  // `help COMMAND` is the same as `COMMAND --help`.
  const [verb, ...remaining] = args[0] === 'help' && args[1] !== undefined ? [args[1], '--help'] : args
  if (verb === '--version') {
    print(formatVersion(process.cwd()))
    return 0
  }
  if (verb === undefined || verb === '--help' || verb === '-h' || verb === 'help') {
    print(formatHelp())
    return verb === undefined ? 2 : 0
  }
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined
  try {
    if (!command) throw new UsageError(`There is no command '${verb}'.`)
    if (remaining.includes('--help') || remaining.includes('-h')) {
      print(`foyer ${command.help}`)
      return 0
    }
    const { args: remainingArgs, variables } = withEnvFile(remaining, dependencies)
    await runCommand(command, remainingArgs, { ...dependencies, variables })
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      reportProgress(`${error.message} See: ${foyerCommand} ${command ? `${verb} ` : ''}--help`)
      return 2
    }
    const isExpected = error instanceof CommandError || error instanceof EnvironmentError
    const reason = error instanceof Error ? error.message : String(error)
    reportProgress(isExpected ? reason : `${verb} failed: ${explainDeniedFile(error) ?? reason}`)
    return 1
  }
}

/** Returns a sentence about the file that this process's user may not read or write; undefined for other errors. */
function explainDeniedFile(error: unknown): string | undefined {
  const { code, path } = error as NodeJS.ErrnoException
  if (code !== 'EACCES' || path === undefined) return undefined
  return `the user ${userInfo().username} may not use ${path}. Use a file in FOYER_DATA_DIR.`
}

function formatHelp(): string {
  const verbs = Object.entries(commands).map(([verb, { summary }]) => `  ${verb.padEnd(18)}${summary}`)
  return [
    `${foyerCommand} COMMAND [OPTIONS]`,
    '',
    ...verbs,
    '',
    'COMMAND --help explains a command; --version prints the version of Foyer.',
    'The database is DATABASE_URL, or by default foyer.db in FOYER_DATA_DIR. The default of FOYER_DATA_DIR is',
    "./production-data if FOYER_SECRET is set, otherwise ./data, the demo's. --env-file FILE reads these variables from",
    'a file. Without this option, /etc/foyer.env is read if it exists and none of the three variables is set.',
  ].join('\n')
}

async function runCommand(
  command: AnyCommand,
  args: readonly string[],
  { variables, folder, now = new Date(), ...commandDependencies }: Dependencies,
): Promise<void> {
  const { values, argument } = withPaths(command, parse(command, args), folder)
  if (command.withoutEnvironment) return command.run({ now, variables, ...commandDependencies }, values)
  for (const line of listUnknownVariables(variables)) commandDependencies.reportProgress(line)
  // A secret implies production, and thus production's data.
  const hasSecret = variables.FOYER_SECRET || variables.FOYER_SECRET_FILE
  const environment = readEnvironment(variables, hasSecret ? ['--production'] : [])
  const tools = { environment, now, ...commandDependencies }
  if (command.withoutDatabase) return command.run(tools, values, argument)
  const missingFile = getMissingDatabasePath(environment.databaseUrl)
  const canCreateDatabase = command.migrates === true && values.create === true
  if (missingFile !== undefined && !canCreateDatabase)
    throw new CommandError(describeMissingDatabase(environment))
  const db = openDatabase(environment.databaseUrl)
  try {
    if (!canCreateDatabase && (await isEmptyDatabase(db)))
      throw new CommandError(describeMissingDatabase(environment))
    if (command.migrates) await migrateDatabase(db, commandDependencies.reportProgress)
    else if (!(await isMigrated(db))) throw new CommandError(notMigratedMessage)
    const { fileStore, scanner } = tools.environment
    const files = createFileStore(fileStore)
    const stores = { db, files, scanner: scanner && createScanner(scanner) }
    await command.run({ ...stores, isNewDatabase: missingFile !== undefined, ...tools }, values, argument)
  } finally {
    await db.destroy()
  }
}

const notMigratedMessage = `The database is of an earlier version: ${foyerCommand} migrate brings it up to date, and so does the next start of the server.`

type Variables = Record<string, string | undefined>

/** Variables that identify an installation; any one suffices. */
const identifyingVariables = [
  'FOYER_SECRET',
  'FOYER_SECRET_FILE',
  'FOYER_DATA_DIR',
  'DATABASE_URL',
  'DATABASE_URL_FILE',
]

/**
 * Returns the environment of a command: the process environment, and with lower priority the file that `--env-file`
 * names. If neither identifies an installation, the file of the server's systemd unit is used if it exists, because a
 * command must not use other data or another secret than the server.
 * @returns the variables, and the arguments without the option
 * @throws UsageError if a named file cannot be read, or the unit's file exists but is not readable
 */
function withEnvFile(
  args: readonly string[],
  { variables, unitEnvFile, folder = '.' }: { variables: Variables; unitEnvFile?: string; folder?: string },
): { variables: Variables; args: string[] } {
  const { envFileName, remainingArgs } = getEnvFileOption(args)
  if (envFileName !== undefined)
    return { variables: { ...readEnvFile(resolve(folder, envFileName)), ...variables }, args: remainingArgs }
  const isInstallationKnown = identifyingVariables.some((name) => variables[name])
  const unitVariables =
    isInstallationKnown || unitEnvFile === undefined ? {} : readEnvFile(unitEnvFile, { isOptional: true })
  return { variables: { ...unitVariables, ...variables }, args: remainingArgs }
}

function getEnvFileOption(args: readonly string[]): {
  envFileName: string | undefined
  remainingArgs: string[]
} {
  const index = args.findIndex((arg) => arg === '--env-file' || arg.startsWith('--env-file='))
  if (index < 0) return { envFileName: undefined, remainingArgs: [...args] }
  const isSeparateArgument = args[index] === '--env-file'
  const envFileName = isSeparateArgument ? args[index + 1] : args[index]?.slice('--env-file='.length)
  if (!envFileName) throw new UsageError('--env-file needs the name of a file.')
  return { envFileName, remainingArgs: args.toSpliced(index, isSeparateArgument ? 2 : 1) }
}

function readEnvFile(path: string, { isOptional = false } = {}): Variables {
  try {
    return parseEnv(readFileSync(path, 'utf8'))
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (isOptional && code === 'ENOENT') return {}
    throw new UsageError(
      code === 'EACCES'
        ? `${path} may not be read: run the command as the user of the server, or as root.`
        : `${path} cannot be read (${code}).`,
    )
  }
}

interface ParsedCommand {
  values: Values
  argument: string | undefined
}

/** Resolves paths relative to the operator's folder; - means stdin. */
function withPaths(
  { paths = [] }: AnyCommand,
  { values, argument }: ParsedCommand,
  folder?: string,
): ParsedCommand {
  if (folder === undefined) return { values, argument }
  const resolvePath = (path: Values[string]) => (typeof path === 'string' ? resolve(folder, path) : path)
  const resolvedPaths = paths.flatMap((name) =>
    name in values ? [[name, resolvePath(values[name])] as const] : [],
  )
  const isPath = paths.includes('FILE') && argument !== undefined && argument !== '-'
  return {
    values: { ...values, ...Object.fromEntries(resolvedPaths) },
    argument: isPath ? resolve(folder, argument) : argument,
  }
}

/** Parses the arguments of a command. @throws UsageError */
function parse(command: AnyCommand, args: readonly string[]): ParsedCommand {
  try {
    const options = { args: [...args], options: command.options, strict: true, allowPositionals: true }
    const { values, positionals } = parseArgs(options)
    const action = command.actions && positionals.shift()
    if (command.actions && !command.actions.includes(action ?? '')) {
      throw new UsageError(`Say which of ${command.actions.join(', ')}.`)
    }
    const [argument, ...extraArguments] = positionals
    if (extraArguments.length > 0 || (argument !== undefined && !command.acceptsArgument)) {
      throw new UsageError(`'${command.acceptsArgument ? extraArguments[0] : argument}' is not understood.`)
    }
    return { values: { ...(values as Values), ...(action === undefined ? {} : { action }) }, argument }
  } catch (error) {
    if (error instanceof UsageError) throw error
    const reason = error instanceof Error ? error.message.split('. ')[0] : error
    throw new UsageError(`${reason}.`)
  }
}
