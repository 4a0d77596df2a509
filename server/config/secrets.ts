import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
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

/** Bytes that are left when what repeats itself is said once: thirty-two digits that were drawn leave more. */
const fewestBytes = 24
const makeOne = 'Make one with: openssl rand -base64 48'

/** `FOYER_SECRET`; null: the demo makes its own. @throws EnvironmentError */
export function readSecret(text: string | undefined, production: boolean): string | null {
  if (!text) {
    if (!production) return null
    throw new EnvironmentError(
      `FOYER_SECRET is missing: production needs one of at least 32 bytes. ${makeOne}`,
    )
  }
  const bytes = Buffer.byteLength(text)
  if (bytes < 32) {
    throw new EnvironmentError(`FOYER_SECRET must have at least 32 bytes; it has ${bytes}. ${makeOne}`)
  }
  if (production && deflateRawSync(text).length < fewestBytes) {
    throw new EnvironmentError(`FOYER_SECRET is too easy to guess, it repeats itself. ${makeOne}`)
  }
  return text
}
