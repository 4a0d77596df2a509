import { join } from 'node:path'
import { type DeliverySettings, readDeliverySettings } from './deliverySettings'
import { EnvironmentError } from './environmentError'
import {
  type BucketSettings,
  readFileCheckMs,
  readFileStoreSettings,
  readScannerSettings,
  type ScannerSettings,
} from './fileSettings'
import {
  type CallLimits,
  readCallLimits,
  readSignInAttemptLimits,
  readUploadLimits,
  type SignInAttemptLimits,
  type UploadSettings,
} from './limitSettings'
import { type MailSettings, readMailSettings } from './mailSettings'
import { type MarketplaceSettings, readMarketplaceSettings } from './marketplaceSettings'
import { type MonitoringSettings, readMonitoringSettings } from './monitoringSettings'
import { readAllowedAddresses, readDomains, readProxies, readPublicUrl } from './networkSettings'
import { readSecret, readSecretVariable } from './secrets'

/** The configuration of the process, read once at startup. */
export interface Environment extends MonitoringSettings {
  isProduction: boolean
  port: number
  host: string
  databaseUrl: string
  dataDir: string
  /** Folder of the clients' folders; a relative path starts at the product's folder. */
  clientsDir: string
  /** Null only in the demo, which then generates a secret once and stores it in `dataDir`. */
  secret: string | null
  /** Only for hosts below these domains, the first label of the host name is a client's subdomain. */
  domains: readonly string[]
  /** Scheme, domain and port of all links to sites; null derives them from `domains` and the listening port. */
  publicUrl: URL | null
  /** Client for hosts that name no client: a domain itself or an IP address. */
  defaultClient: string | null
  /** Addresses or ranges of the proxies whose forwarded headers are trusted. */
  trustProxy: string[]
  /** Whether rate limits are enforced. */
  hasRateLimits: boolean
  callLimits: CallLimits
  signInAttemptLimits: SignInAttemptLimits
  uploads: UploadSettings
  /** Private addresses or ranges that applications may be sent to; public addresses are always allowed. */
  allowedBackOfficeAddresses: string[]
  delivery: DeliverySettings
  /** Null disables mail. */
  mail: MailSettings | null
  /** Null disables prefills. */
  marketplace: MarketplaceSettings | null
  /** Null stores applicants' files in the database. */
  fileStore: BucketSettings | null
  /** Null disables scanning of files. */
  scanner: ScannerSettings | null
  /** Timeout for checking one file, in milliseconds. */
  fileCheckMs: number
}

type Variables = Record<string, string | undefined>

/** Reads and validates the environment [contract §1]. @throws EnvironmentError */
export function readEnvironment(variables: Variables, args: readonly string[]): Environment {
  const isProduction = args.includes('--production')
  // A separate directory, so that production never uses the demo's database with its published passwords.
  const dataDir = variables.FOYER_DATA_DIR || (isProduction ? './production-data' : './data')
  const domains = readDomains(variables.FOYER_DOMAINS)
  const host = variables.HOST || (isProduction ? '0.0.0.0' : 'localhost')
  return {
    isProduction,
    port: readPort(variables.PORT),
    host,
    dataDir,
    clientsDir: variables.FOYER_CLIENTS_DIR || 'public/clients',
    databaseUrl: readDatabaseUrl(readSecretVariable(variables, 'DATABASE_URL'), dataDir),
    secret: readSecret(readSecretVariable(variables, 'FOYER_SECRET'), isProduction),
    domains,
    publicUrl: readPublicUrl(variables.FOYER_PUBLIC_URL, domains),
    defaultClient: readDefaultClient(variables.FOYER_DEFAULT_CLIENT) ?? (isProduction ? null : 'harbour'),
    trustProxy: readProxies(variables.FOYER_TRUST_PROXY),
    hasRateLimits: readLimitsSwitch(variables.FOYER_LIMITS, host),
    callLimits: readCallLimits(variables),
    signInAttemptLimits: readSignInAttemptLimits(variables),
    uploads: readUploadLimits(variables),
    allowedBackOfficeAddresses: readAllowedAddresses(variables.FOYER_BACKOFFICE_ALLOW),
    delivery: readDeliverySettings(variables),
    mail: readMailSettings(variables),
    marketplace: readMarketplaceSettings(variables),
    fileStore: readFileStoreSettings(variables),
    scanner: readScannerSettings(variables.FOYER_CLAMD),
    fileCheckMs: readFileCheckMs(variables.FOYER_FILE_CHECK_SECONDS),
    ...readMonitoringSettings(variables),
  }
}

function readPort(text: string | undefined): number {
  if (!text) return 3000
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65535) return port
  throw new EnvironmentError(`PORT must be a whole number from 0 to 65535, not '${text}'.`)
}

function readDatabaseUrl(text: string | undefined, dataDir: string): string {
  if (!text) return `file:${join(dataDir, 'foyer.db')}`
  if (/^file:./.test(text) || (/^postgres(ql)?:\/\/./.test(text) && URL.canParse(text))) return text
  throw new EnvironmentError(
    'DATABASE_URL must be a file, as in file:./data/foyer.db, or a server, as in postgres://user:password@host/foyer.',
  )
}

function readDefaultClient(text: string | undefined): string | null {
  if (!text) return null
  if (/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/i.test(text)) return text.toLowerCase()
  throw new EnvironmentError(`FOYER_DEFAULT_CLIENT must be a subdomain's name, not '${text}'.`)
}

function readLimitsSwitch(text: string | undefined, host: string): boolean {
  if (!text || text === 'on') return true
  if (text !== 'off') throw new EnvironmentError(`FOYER_LIMITS must be 'on' or 'off', not '${text}'.`)
  if (isLoopback(host)) return false
  throw new EnvironmentError(`FOYER_LIMITS can be off only on a loopback HOST, not on '${host}'.`)
}

/** Returns whether a server that listens on this host is reachable only from this machine. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}
