import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../config/environment'

/** Separate keys per purpose, so that data signed for one purpose is not valid for another. */
export interface Keys {
  access: Uint8Array
  refresh: Uint8Array
  limits: Uint8Array
  device: Uint8Array
  secrets: Uint8Array
  erasures: Uint8Array
  receipts: Uint8Array
  mail: Uint8Array
  formTokens: Uint8Array
  proofOfWork: Uint8Array
}

/** Derives the installation's keys from its secret. On first use, the demo generates and stores its secret. */
export function readOrCreateKeys(environment: Environment): Keys {
  return deriveKeys(environment.secret ?? readOrCreateDemoSecret(environment.dataDir))
}

/**
 * Same as `readOrCreateKeys`, but never generates a secret, for commands that run beside the server; undefined if there is
 * none.
 */
export function findKeys({ secret, dataDir }: Environment): Keys | undefined {
  const existingSecret = secret ?? readStoredSecret(dataDir)
  return existingSecret === undefined ? undefined : deriveKeys(existingSecret)
}

function deriveKeys(secret: string): Keys {
  const derive = (use: string) => createHmac('sha256', secret).update(use).digest()
  return {
    access: derive('foyer access token'),
    refresh: derive('foyer refresh token'),
    limits: derive('foyer attempt limits'),
    device: derive('foyer known devices'),
    secrets: derive('foyer signing secrets'),
    erasures: derive('foyer proofs of erasure'),
    receipts: derive('foyer receipts'),
    mail: derive('foyer mail addresses'),
    formTokens: derive('foyer form stamps'),
    proofOfWork: derive('foyer form work'),
  }
}

/** Returns the demo's secret, which is generated once, so that a restart ends no sessions. */
function readOrCreateDemoSecret(dataDir: string): string {
  const storedSecret = readStoredSecret(dataDir)
  if (storedSecret !== undefined) return storedSecret
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const secret = randomBytes(48).toString('base64url')
  writeFileSync(getSecretPath(dataDir), secret, { mode: 0o600 })
  return secret
}

function readStoredSecret(dataDir: string): string | undefined {
  const path = getSecretPath(dataDir)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

const getSecretPath = (dataDir: string) => join(dataDir, 'secret')
