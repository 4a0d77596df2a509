import type { SendMailOptions } from 'nodemailer'
import { mailReasons } from '../../../src/texts/mails/mails.texts'
import type { MailSettings } from '../../config/mailSettings'
import type { RenderedMail } from './composeMail'

/** The result of sending a mail. */
export interface MailOutcome {
  /** The error message, without an address; null after success. */
  error: string | null
  /** True if a retry cannot change the result. */
  isFinal: boolean
  /** True if the server rejected the address permanently, usually because it does not exist. */
  isUnknownAddress: boolean
  /** True if the mail cannot have reached its address. */
  isCertainlyUndelivered: boolean
}

interface SmtpMail extends RenderedMail {
  to: string
  /** The message id, the same for every attempt, so that a mail program that gets the message twice shows it once. */
  guid: string
  company: string
  /** Reply-to address; null if replies go to the sender. */
  replyTo: string | null
}

const acceptedOutcome: MailOutcome = {
  error: null,
  isFinal: true,
  isUnknownAddress: false,
  isCertainlyUndelivered: false,
}

/**
 * Sends one mail. Aborts when the timeout is over. Sends nothing without TLS, unless the server runs on this machine.
 * @throws the abort reason of `stop`; every other failure is returned as an outcome
 */
export async function postMail(
  settings: MailSettings,
  { to, guid, company, replyTo, subject, text, html, unsubscribe }: SmtpMail,
  stop: AbortSignal,
): Promise<MailOutcome> {
  const { from, timeoutMs } = settings
  const deadline = AbortSignal.timeout(timeoutMs)
  const domain = from.slice(from.indexOf('@') + 1)
  try {
    await (await createMailTransport(settings)).sendMail({
      from: { name: company, address: from },
      to: { name: '', address: to },
      ...(replyTo === null ? {} : { replyTo: { name: company, address: replyTo } }),
      subject,
      text,
      html,
      messageId: `<${guid}@${domain}>`,
      // Prevents out-of-office replies.
      headers: {
        'auto-submitted': 'auto-generated',
        ...(unsubscribe ? getUnsubscribeHeaders(unsubscribe) : {}),
      },
      disableFileAccess: true,
      disableUrlAccess: true,
      signal: AbortSignal.any([deadline, stop]),
    } satisfies SendMailOptions & { signal: AbortSignal })
    return acceptedOutcome
  } catch (error) {
    stop.throwIfAborted()
    if (deadline.aborted) return createRetryOutcome(mailReasons.timeout(timeoutMs / 1000))
    return getErrorOutcome(error)
  }
}

/** Checks whether the server accepts connections, TLS and the password. @returns the error message; null on success */
export async function checkMailServer(settings: MailSettings): Promise<string | null> {
  try {
    await (await createMailTransport(settings)).verify()
    return null
  } catch (error) {
    return getErrorOutcome(error).error
  }
}

/** Creates a transport. Loads the library on first use. */
async function createMailTransport({ server, timeoutMs, dkim }: MailSettings) {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    host: server.host,
    port: server.port,
    secure: server.isSecure,
    requireTLS: !server.isLocal,
    ignoreTLS: server.isLocal && !server.isSecure,
    ...(server.auth ? { auth: server.auth } : {}),
    ...(dkim ? { dkim: { ...dkim, headerFieldNames: dkimHeaders } } : {}),
    dnsTimeout: timeoutMs,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
}

/** Headers for unsubscribing with one click, without a cookie [RFC 8058]. */
const getUnsubscribeHeaders = (address: string) => ({
  'list-unsubscribe': `<${address}>`,
  'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
})

/** The headers that DKIM signs. One-click unsubscribing works only if both of its headers are signed. */
const dkimHeaders = [
  ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'Cc', 'MIME-Version'],
  ...['Content-Type', 'Content-Transfer-Encoding', 'Auto-Submitted'],
  ...['List-Unsubscribe', 'List-Unsubscribe-Post'],
].join(':')

const createRetryOutcome = (error: string, isCertainlyUndelivered = false): MailOutcome => ({
  error,
  isFinal: false,
  isUnknownAddress: false,
  isCertainlyUndelivered,
})

/** Converts an error to an outcome. Drops the server's message, because it may contain the address. */
function getErrorOutcome(error: unknown): MailOutcome {
  const { code = 'error', responseCode: status, command } = error as SmtpError
  if (code === 'EAUTH') return createRetryOutcome(mailReasons.notSignedIn, true)
  if (status === undefined) return createRetryOutcome(mailReasons.notReached(code), command !== 'DATA')
  const isUnknownAddress = status >= 500 && command === 'RCPT TO'
  return {
    error: isUnknownAddress ? mailReasons.noAddress(status) : mailReasons.answered(status),
    isFinal: status >= 500,
    isUnknownAddress,
    isCertainlyUndelivered: true,
  }
}

interface SmtpError {
  code?: string
  responseCode?: number
  command?: string
}
