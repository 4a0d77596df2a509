import type { SendMailOptions } from 'nodemailer'
import { mailReasons } from '../../../src/texts/mails/mails.texts'
import type { MailSettings } from '../../config/mailSettings'
import type { WrittenMail } from './composeMail'

/** How a mail was taken. */
export interface MailOutcome {
  /** Null: it was taken. Words without an address. */
  error: string | null
  /** Trying again would change nothing. */
  isFinal: boolean
  /** The server said that there is no such address. */
  isNoAddress: boolean
  /** Nothing of it can have got to its address. */
  isUntried: boolean
}

interface Posted extends WrittenMail {
  to: string
  /** What the message is known by: the same at every attempt, so that a program which has it shows it once. */
  guid: string
  company: string
  /** Where an answer goes; null: to the sender. */
  replyTo: string | null
}

const taken: MailOutcome = { error: null, isFinal: true, isNoAddress: false, isUntried: false }

/**
 * Sends one mail. A server that hangs, or dawdles, is left when the time is over; one elsewhere that does not turn to TLS gets
 * nothing.
 * @throws whatever `stop` was aborted with; every other failure is an outcome
 */
export async function postMail(
  settings: MailSettings,
  { to, guid, company, replyTo, subject, text, html, leave }: Posted,
  stop: AbortSignal,
): Promise<MailOutcome> {
  const { from, timeoutMs } = settings
  const deadline = AbortSignal.timeout(timeoutMs)
  const domain = from.slice(from.indexOf('@') + 1)
  try {
    await (await transportOf(settings)).sendMail({
      from: { name: company, address: from },
      to: { name: '', address: to },
      ...(replyTo === null ? {} : { replyTo: { name: company, address: replyTo } }),
      subject,
      text,
      html,
      messageId: `<${guid}@${domain}>`,
      // So that no absence note answers it.
      headers: { 'auto-submitted': 'auto-generated', ...(leave ? leaving(leave) : {}) },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.any([deadline, stop]),
    } satisfies SendMailOptions & { signal: AbortSignal })
    return taken
  } catch (error) {
    stop.throwIfAborted()
    if (deadline.aborted) return again(mailReasons.timeout(timeoutMs / 1000))
    return outcomeOf(error)
  }
}

/** Whether the server takes connections, TLS and password. @returns why not; null: it does */
export async function tryMailServer(settings: MailSettings): Promise<string | null> {
  try {
    await (await transportOf(settings)).verify()
    return null
  } catch (error) {
    return outcomeOf(error).error
  }
}

/** The library is loaded where mail is sent, and nowhere else. */
async function transportOf({ server, timeoutMs, dkim }: MailSettings) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    host: server.host,
    port: server.port,
    secure: server.isSecure,
    requireTLS: !server.isHere,
    ignoreTLS: server.isHere && !server.isSecure,
    ...(server.auth ? { auth: server.auth } : {}),
    ...(dkim ? { dkim: { ...dkim, headerFieldNames: signed } } : {}),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
}

/** What a mail program leaves by, with one press and without a cookie [RFC 8058]. */
const leaving = (address: string) => ({
  'list-unsubscribe': `<${address}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
})

/** What a signature covers: leaving by one press counts where both of its headers are signed. */
const signed = [
  ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'Cc', 'MIME-Version'],
  ...['Content-Type', 'Content-Transfer-Encoding', 'Auto-Submitted'],
  ...['List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':')

const again = (error: string, isUntried = false): MailOutcome => ({
  error,
  isFinal: false,
  isNoAddress: false,
  isUntried,
})

/** What a server says besides its status may repeat the address: it is not kept. */
function outcomeOf(error: unknown): MailOutcome {
  const { code = 'error', responseCode: status, command } = error as SmtpError
  if (code === 'EAUTH') return again(mailReasons.notSignedIn, true)
  if (status === undefined) return again(mailReasons.notReached(code), command !== 'DATA')
  const isNoAddress = status >= 500 && command === 'RCPT TO'
  return {
    error: isNoAddress ? mailReasons.noAddress(status) : mailReasons.answered(status),
    isFinal: status >= 500,
    isNoAddress,
    isUntried: true,
  }
}

interface SmtpError {
  code?: string
  responseCode?: number
  command?: string
}
