import { readEnvironment } from '../config/environment'
import { EnvironmentError } from '../config/environmentError'
import { unknownVariables } from '../config/unknownVariables'
import { isMigrated, migrateDatabase } from '../db/migrateDatabase'
import { openDatabase } from '../db/openDatabase'
import { missingFile } from '../db/openSqlite'
import { openFileStore } from '../modules/files/fileStore'
import { openScanner } from '../modules/files/scanner'
import { versionLine } from '../monitoring/productVersion'
import { CommandError, type Tools, UsageError } from './command'
import { type AnyCommand, commands } from './commands'
import { withEnvFile } from './envFile'
import { parse, withPaths } from './parseCommand'

type Surroundings = Pick<Tools, 'print' | 'tell' | 'readStdin' | 'askPassword'> & {
  variables: Record<string, string | undefined>
  /** Environment file of the server's unit; read if `variables` name no installation. */
  unitFile?: string
  /** Working directory of the operator; the process itself runs in the product's folder, like the server. */
  folder?: string
}

/** Runs one command. @returns the exit code: 0 for success, 1 for a failure, 2 for wrong usage */
export async function runCli(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { print, tell } = surroundings
  const [verb, ...given] = args
  if (verb === '--version') {
    print(versionLine(process.cwd()))
    return 0
  }
  if (verb === undefined || verb === '--help' || verb === 'help') {
    print(overview())
    return verb === undefined ? 2 : 0
  }
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined
  try {
    if (!command) throw new UsageError(`There is no command '${verb}'.`)
    const { args: rest, variables } = withEnvFile(given, surroundings)
    if (rest.includes('--help')) print(`npm run foyer -- ${command.help}`)
    else await runCommand(command, rest, { ...surroundings, variables })
    return 0
  } catch (error) {
    if (error instanceof UsageError) {
      tell(`${error.message} See: npm run foyer -- ${command ? `${verb} ` : ''}--help`)
      return 2
    }
    const isExpected = error instanceof CommandError || error instanceof EnvironmentError
    const reason = error instanceof Error ? error.message : String(error)
    tell(isExpected ? reason : `${verb} failed: ${reason}`)
    return 1
  }
}

function overview(): string {
  const verbs = Object.entries(commands).map(([verb, { summary }]) => `  ${verb.padEnd(18)}${summary}`)
  return [
    'npm run foyer -- COMMAND [OPTIONS]',
    '',
    ...verbs,
    '',
    'COMMAND --help tells more, --version which Foyer this is.',
    'The database is that of DATABASE_URL, or else foyer.db in FOYER_DATA_DIR: ./data, the',
    "demo's, or ./production-data when FOYER_SECRET is there. --env-file FILE reads such settings, as the server's unit does;",
    'where none of the three is set, /etc/foyer.env is read if it is there.',
  ].join('\n')
}

async function runCommand(
  command: AnyCommand,
  args: readonly string[],
  { variables, folder, ...own }: Surroundings,
): Promise<void> {
  const { values, file } = withPaths(command, parse(command, args), folder)
  if (command.withoutEnvironment) return command.run({ now: new Date(), variables, ...own }, values)
  for (const line of unknownVariables(variables)) own.tell(line)
  // A secret implies production, and thus production's data.
  const hasSecret = variables.FOYER_SECRET || variables.FOYER_SECRET_FILE
  const environment = readEnvironment(variables, hasSecret ? ['--production'] : [])
  const tools = { environment, now: new Date(), ...own }
  if (command.withoutDatabase) return command.run(tools, values, file)
  const missing = missingFile(environment.databaseUrl)
  if (missing !== undefined && !command.makesDatabase) throw new CommandError(noDatabase(missing))
  const db = openDatabase(environment.databaseUrl)
  try {
    if (command.makesDatabase) await migrateDatabase(db, own.tell)
    else if (!(await isMigrated(db))) throw new CommandError(notMigrated)
    const { fileStore, scanner } = tools.environment
    const files = openFileStore(fileStore)
    await command.run({ db, files, scanner: scanner && openScanner(scanner), ...tools }, values, file)
  } finally {
    await db.destroy()
  }
}

const notMigrated =
  'The database is of an earlier version: npm run foyer -- migrate brings it up to date, and so does the next start.'

function noDatabase(path: string): string {
  return (
    `There is no database ${path}. Name the server's by FOYER_DATA_DIR, DATABASE_URL or --env-file; ` +
    'npm run foyer -- migrate makes a new one.'
  )
}
