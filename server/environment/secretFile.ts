import { readFileSync } from 'node:fs'
import { EnvironmentError } from './environmentError'

/** The secrets that may stand in a file, by the variable that would have them. */
const secrets = [
  'FOYER_SECRET',
  'DATABASE_URL',
  'FOYER_METRICS_TOKEN',
  'FOYER_MARKETPLACE_SECRET',
  'FOYER_SMTP_URL',
  'FOYER_DKIM_KEY',
] as const

/**
 * A secret by its variable, or out of the file that the same name with `_FILE` behind it names: where a secrets manager
 * puts it (systemd's credentials, a container's secrets, a vault's agent), so that it stands in no environment.
 * @throws EnvironmentError
 */
export function secretOf(
  variables: Record<string, string | undefined>,
  name: (typeof secrets)[number],
): string | undefined {
  const path = variables[`${name}_FILE`]
  if (!path) return variables[name]
  if (variables[name]) {
    throw new EnvironmentError(`${name} and ${name}_FILE are both set: leave one of them out.`)
  }
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new EnvironmentError(`${name}_FILE names ${path}, which can not be read (${code}).`)
  }
}
