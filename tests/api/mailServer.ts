import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  to: string[]
  from: string
  /** The message as received. */
  raw: string
  subject: string
  messageId: string
  /** The whole message, its headers and both parts, with decoded text. */
  words: string
  /** URLs in the message, in its headers too; each once. */
  links: string[]
}

/** A mail server whose responses the test chooses. */
export interface MailServer {
  /** Value for FOYER_SMTP_URL. */
  url: string
  received: ReceivedMail[]
  /** Number of accepted connections. */
  connections: number
  /** Chooses the response to each recipient: an SMTP status, or no response. The default is 250. */
  react: (address: string) => number | 'hangs'
  /** Returns the mails to one address. */
  to: (address: string) => ReceivedMail[]
  stop: () => Promise<void>
}

export async function startMailServer(password?: string): Promise<MailServer> {
  const mail: MailServer = {
    url: '',
    received: [],
    connections: 0,
    react: () => 250,
    to: (address) => mail.received.filter(({ to }) => to.includes(address)),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect: (_session, callback) => {
      mail.connections += 1
      callback()
    },
    onAuth: (auth, _session, callback) => {
      if (auth.password === password) callback(null, { user: auth.username })
      else callback(new Error('no'))
    },
    onRcptTo: ({ address }, _session, callback) => {
      const status = mail.react(address)
      if (status === 'hangs') return
      callback(
        status === 250 ? null : Object.assign(new Error(`${address} is refused`), { responseCode: status }),
      )
    },
    onData: (stream, { envelope }, callback) => {
      text(stream).then((rawMail) => {
        mail.received.push(
          parseMail(
            rawMail,
            envelope.rcptTo.map(({ address }) => address),
          ),
        )
        callback()
      }, callback)
    },
  })
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const user = password === undefined ? '' : `foyer:${encodeURIComponent(password)}@`
  mail.url = `smtp://${user}127.0.0.1:${(listening.address() as AddressInfo).port}`
  return mail
}

function parseMail(rawMail: string, to: string[]): ReceivedMail {
  const head = rawMail.slice(0, rawMail.indexOf('\r\n\r\n')).replaceAll(/\r\n\s+/g, ' ')
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]?.trim() ?? ''
  const words = rawMail
    .replaceAll('=\r\n', '')
    .replaceAll(/((?:=[0-9A-F]{2})+)/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'),
    )
  const links = [...words.matchAll(/https?:\/\/[^\s"<&]+/g)].map(([link]) => link)
  return {
    to,
    from: header('From'),
    raw: rawMail,
    subject: decodeHeader(header('Subject')),
    messageId: header('Message-ID'),
    words,
    links: [...new Set(links)],
  }
}

/** Decodes a header with encoded words [RFC 2047]. */
function decodeHeader(header: string): string {
  return header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_all, encoding: string, text: string) =>
      (encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64')
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replaceAll(/=([0-9A-F]{2})/gi, (_hex, byte: string) =>
                String.fromCharCode(Number(`0x${byte}`)),
              ),
            'latin1',
          )
      ).toString('latin1'),
    )
    .replace(/^[\s\S]*$/, (bytes) => Buffer.from(bytes, 'latin1').toString('utf8'))
}
