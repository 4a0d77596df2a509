import { createPrivateKey } from 'node:crypto'
import { EnvironmentError } from './environmentError'
import { readSecretVariable } from './secrets'

/** Settings for outgoing mail. */
export interface MailSettings {
  server: SmtpServer
  /** Sender address. */
  from: string
  /** Maximum time for sending one mail, from the name lookup to the server's last response. */
  timeoutMs: number
  /** Null if mail is not signed. */
  dkim: { domainName: string; keySelector: string; privateKey: string } | null
}

interface SmtpServer {
  host: string
  port: number
  /** TLS from the first byte. Otherwise STARTTLS is required, unless the server is on this machine. */
  isSecure: boolean
  isLocal: boolean
  auth: { user: string; pass: string } | null
}

type Variables = Record<string, string | undefined>

/** Reads `FOYER_SMTP_URL` and the related variables; null if mail is not set up. @throws EnvironmentError */
export function readMailSettings(variables: Variables): MailSettings | null {
  const url = readSecretVariable(variables, 'FOYER_SMTP_URL')
  const fromAddress = variables.FOYER_MAIL_FROM
  const timeoutMs = readTimeout(variables.FOYER_SMTP_TIMEOUT || '20')
  if (!url) {
    if (!fromAddress) return null
    throw new EnvironmentError('FOYER_MAIL_FROM is set, but no server: FOYER_SMTP_URL must name one.')
  }
  const server = readServer(url)
  if (!fromAddress || !/^[^\s@<>]+@[^\s@<>.]+\.[^\s@<>]+$/.test(fromAddress)) {
    throw new EnvironmentError(
      `FOYER_MAIL_FROM must be the address that mail comes from, as in careers@example.org, not '${fromAddress ?? ''}'.`,
    )
  }
  return { server, from: fromAddress, timeoutMs, dkim: readDkim(variables, fromAddress) }
}

/** Parses the URL of the server. It contains a password, so error messages must not repeat it. */
function readServer(text: string): SmtpServer {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSecure = url?.protocol === 'smtps:'
  if (!url?.hostname || !(isSecure || url.protocol === 'smtp:')) {
    throw new EnvironmentError(
      'FOYER_SMTP_URL must name a server, as in smtps://user:password@mail.example.org.',
    )
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return {
    host,
    port: Number(url.port) || (isSecure ? 465 : 587),
    isSecure,
    isLocal: host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host),
    auth: url.username
      ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
      : null,
  }
}

function readTimeout(text: string): number {
  const seconds = Number(text)
  if (/^\d+$/.test(text) && seconds >= 1 && seconds <= 120) return seconds * 1000
  throw new EnvironmentError(`FOYER_SMTP_TIMEOUT must be 1 to 120 seconds, not '${text}'.`)
}

function readDkim(variables: Variables, fromAddress: string): MailSettings['dkim'] {
  const keySelector = variables.FOYER_DKIM_SELECTOR
  const privateKey = readSecretVariable(variables, 'FOYER_DKIM_KEY')
  if (!keySelector && !privateKey) return null
  if (!keySelector || !privateKey) {
    throw new EnvironmentError('FOYER_DKIM_SELECTOR and FOYER_DKIM_KEY belong together: one is missing.')
  }
  if (!/^[a-z0-9]([\w.-]*[a-z0-9])?$/i.test(keySelector)) {
    throw new EnvironmentError(`FOYER_DKIM_SELECTOR must be a name in DNS, not '${keySelector}'.`)
  }
  if (getKeyKind(privateKey) !== 'rsa')
    throw new EnvironmentError(
      'FOYER_DKIM_KEY must be an RSA key: with another key, mail would be sent without a signature.',
    )
  return { domainName: fromAddress.slice(fromAddress.indexOf('@') + 1), keySelector, privateKey }
}

function getKeyKind(privateKey: string): string | undefined {
  try {
    return createPrivateKey(privateKey).asymmetricKeyType
  } catch {
    throw new EnvironmentError('FOYER_DKIM_KEY must be a private key as PEM; it cannot be read as one.')
  }
}
