import { EnvironmentError } from './environmentError'
import { readSecretVariable } from './secrets'

/** Settings for audit retention, health, metrics and tracing. */
export interface MonitoringSettings {
  /** Days after which audit entries are deleted. */
  auditDays: number
  /**
   * Free space of the database's disk below which health reports a problem; below a sixteenth of it, the server is
   * not ready.
   */
  diskLowBytes: number
  /** Milliseconds between reporting not ready and refusing new connections. */
  stopDelayMs: number
  /** Bearer token for metrics; null restricts metrics to this machine. */
  metricsToken: string | null
  /** URL of the trace collector; null disables tracing. */
  traceCollectorUrl: string | null
}

type Variables = Record<string, string | undefined>

const mebibyte = 1024 * 1024

/** Reads the monitoring settings. @throws EnvironmentError */
export function readMonitoringSettings(variables: Variables): MonitoringSettings {
  return {
    auditDays: readDays(variables.FOYER_AUDIT_DAYS),
    diskLowBytes: readMegabytes(variables.FOYER_DISK_LOW_MB) * mebibyte,
    stopDelayMs: readStopDelay(variables.FOYER_STOP_DELAY),
    metricsToken: readMetricsToken(readSecretVariable(variables, 'FOYER_METRICS_TOKEN')),
    traceCollectorUrl: readCollector(variables.OTEL_EXPORTER_OTLP_ENDPOINT),
  }
}

function readMegabytes(text: string | undefined): number {
  if (!text) return 1024
  if (/^[1-9]\d{0,7}$/.test(text)) return Number(text)
  throw new EnvironmentError(`FOYER_DISK_LOW_MB must be a whole number from 1 to 99999999, not '${text}'.`)
}

function readDays(text: string | undefined): number {
  if (!text) return 400
  const days = Number(text)
  if (/^\d+$/.test(text) && days >= 1 && days <= 36_500) return days
  throw new EnvironmentError(`FOYER_AUDIT_DAYS must be a whole number from 1 to 36500, not '${text}'.`)
}

function readStopDelay(text: string | undefined): number {
  if (!text) return 0
  if (/^\d+$/.test(text) && Number(text) <= 60) return Number(text) * 1000
  throw new EnvironmentError(`FOYER_STOP_DELAY must be 0 to 60 seconds, not '${text}'.`)
}

function readCollector(text: string | undefined): string | null {
  if (!text) return null
  if (URL.canParse(text) && /^https?:/.test(text)) return text
  throw new EnvironmentError(
    `OTEL_EXPORTER_OTLP_ENDPOINT must be an address, as in http://127.0.0.1:4318, not '${text}'.`,
  )
}

function readMetricsToken(text: string | undefined): string | null {
  if (!text) return null
  if (/^[\w.~+/-]{16,}=*$/.test(text)) return text
  throw new EnvironmentError(
    'FOYER_METRICS_TOKEN must have at least 16 letters, digits or - . _ ~ + / and no blanks.',
  )
}
