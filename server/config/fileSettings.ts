import { EnvironmentError } from './environmentError'

/** The bucket that stores applicants' files. */
export interface BucketSettings {
  bucket: string
  /** Prefix of every object name, with a trailing slash, or ''. */
  prefix: string
  /** Endpoint of an S3-compatible store; undefined for Amazon S3. */
  endpoint: string | undefined
  region: string
}

type Variables = Record<string, string | undefined>

/**
 * Reads the file store; null stores files in the database. Credentials are the usual AWS variables
 * (`AWS_ACCESS_KEY_ID` …).
 */
export function readFileStoreSettings(variables: Variables): BucketSettings | null {
  const text = variables.FOYER_FILES
  if (!text || text === 'database') return null
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(\/[\w./-]*)?$/.exec(text) ?? []
  if (!bucket)
    throw new EnvironmentError(`FOYER_FILES must be 'database' or s3://bucket/path, not '${text}'.`)
  const endpoint = variables.FOYER_S3_ENDPOINT || undefined
  if (endpoint && !(URL.canParse(endpoint) && /^https?:/.test(endpoint))) {
    throw new EnvironmentError(
      `FOYER_S3_ENDPOINT must be an address, as in https://s3.example.org, not '${endpoint}'.`,
    )
  }
  const prefix = path.replace(/^\/|\/$/g, '')
  const region = variables.AWS_REGION || 'us-east-1'
  return { bucket, prefix: prefix && `${prefix}/`, endpoint, region }
}

/** Address of clamd. */
export type ScannerSettings = { host: string; port: number } | { path: string }

/** Reads `host:port` or `unix:/path`; null if files are not scanned. */
export function readScannerSettings(text: string | undefined): ScannerSettings | null {
  if (!text) return null
  const [, path] = /^unix:(\/.+)$/.exec(text) ?? []
  if (path) return { path }
  const [, host, port] = /^\[?([\w.:-]+?)\]?:(\d{1,5})$/.exec(text) ?? []
  if (host && Number(port) > 0 && Number(port) <= 65535) return { host, port: Number(port) }
  throw new EnvironmentError(`FOYER_CLAMD must be host:port or unix:/path, not '${text}'.`)
}

/** Reads the processor time in seconds that checking one file may take. @returns milliseconds @throws EnvironmentError */
export function readFileCheckMs(text: string | undefined): number {
  if (!text) return 2000
  if (/^([1-9]|[1-5]\d|60)$/.test(text)) return Number(text) * 1000
  throw new EnvironmentError(`FOYER_FILE_CHECK_SECONDS must be a whole number from 1 to 60, not '${text}'.`)
}
