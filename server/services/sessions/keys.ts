import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../environment/environment'

/** One key for each use, so that what one signs never passes for another. */
export interface Keys {
  access: Uint8Array
  refresh: Uint8Array
  limits: Uint8Array
  device: Uint8Array
  secrets: Uint8Array
}

/** The installation's keys, out of its secret. */
export function readKeys(environment: Environment): Keys {
  const secret = environment.secret ?? demoSecret(environment.dataDir)
  const derive = (use: string) => createHmac('sha256', secret).update(use).digest()
  return {
    access: derive('foyer access token'),
    refresh: derive('foyer refresh token'),
    limits: derive('foyer attempt limits'),
    device: derive('foyer known devices'),
    secrets: derive('foyer signing secrets'),
  }
}

/** The demo's secret is made once, so that a restart ends nobody's session. */
function demoSecret(dataDir: string): string {
  const path = join(dataDir, 'secret')
  if (existsSync(path)) return readFileSync(path, 'utf8')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const secret = randomBytes(48).toString('base64url')
  writeFileSync(path, secret, { mode: 0o600 })
  return secret
}
