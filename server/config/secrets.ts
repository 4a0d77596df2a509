import { readFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { EnvironmentError } from './environmentError'

/** Variables whose value may come from a file. */
const secretNames = [
  'FOYER_SECRET',
  'DATABASE_URL',
  'FOYER_METRICS_TOKEN',
  'FOYER_MARKETPLACE_SECRET',
  'FOYER_SMTP_URL',
  'FOYER_DKIM_KEY',
] as const

/**
 * Reads a secret from its variable, or from the file named by the variable with the suffix `_FILE`. Secrets managers
 * (systemd credentials, container secrets, vault agents) provide files, which keeps secrets out of the environment.
 * @throws EnvironmentError
 */
export function readSecretVariable(
  variables: Record<string, string | undefined>,
  name: (typeof secretNames)[number],
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
    throw new EnvironmentError(`${name}_FILE names ${path}, which cannot be read (${code}).`)
  }
}

/** Minimum size in bytes of the deflated secret. Repetitive secrets fall below it; 32 random hex digits do not. */
const minBytes = 24
const secretHint = 'Make one with: openssl rand -base64 48'

/** Reads `FOYER_SECRET`; null if the demo generates its own. @throws EnvironmentError */
export function readSecret(text: string | undefined, isProduction: boolean): string | null {
  if (!text) {
    if (!isProduction) return null
    throw new EnvironmentError(
      `FOYER_SECRET is missing: production needs one of at least 32 bytes. ${secretHint}`,
    )
  }
  const bytes = Buffer.byteLength(text)
  if (bytes < 32) {
    throw new EnvironmentError(`FOYER_SECRET must have at least 32 bytes; it has ${bytes}. ${secretHint}`)
  }
  if (isProduction && deflateRawSync(text).length < minBytes) {
    throw new EnvironmentError(`FOYER_SECRET is too easy to guess: it repeats itself. ${secretHint}`)
  }
  return text
}
