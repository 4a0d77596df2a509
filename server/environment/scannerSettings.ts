import { EnvironmentError } from './environmentError'

/** Where clamd listens. */
export type ScannerSettings = { host: string; port: number } | { path: string }

/** `host:port` or `unix:/path`; null: files are not scanned. */
export function readScanner(text: string | undefined): ScannerSettings | null {
  if (!text) return null
  const [, path] = /^unix:(\/.+)$/.exec(text) ?? []
  if (path) return { path }
  const [, host, port] = /^\[?([\w.:-]+?)\]?:(\d{1,5})$/.exec(text) ?? []
  if (host && Number(port) > 0 && Number(port) <= 65535) return { host, port: Number(port) }
  throw new EnvironmentError(`FOYER_CLAMD must be host:port or unix:/path, not '${text}'.`)
}
