import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { UsageError } from './command'

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
export function withEnvFile(
  args: readonly string[],
  { variables, unitFile, folder = '.' }: { variables: Variables; unitFile?: string; folder?: string },
): { variables: Variables; args: string[] } {
  const { envFileName, rest } = getEnvFileOption(args)
  if (envFileName !== undefined)
    return { variables: { ...readEnvFile(resolve(folder, envFileName)), ...variables }, args: rest }
  const isInstallationKnown = identifyingVariables.some((name) => variables[name])
  const found =
    isInstallationKnown || unitFile === undefined ? {} : readEnvFile(unitFile, { isOptional: true })
  return { variables: { ...found, ...variables }, args: rest }
}

function getEnvFileOption(args: readonly string[]): { envFileName: string | undefined; rest: string[] } {
  const index = args.findIndex((arg) => arg === '--env-file' || arg.startsWith('--env-file='))
  if (index < 0) return { envFileName: undefined, rest: [...args] }
  const isSeparateArgument = args[index] === '--env-file'
  const envFileName = isSeparateArgument ? args[index + 1] : args[index]?.slice('--env-file='.length)
  if (!envFileName) throw new UsageError('--env-file needs the name of a file.')
  return { envFileName, rest: args.toSpliced(index, isSeparateArgument ? 2 : 1) }
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
