import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { runCli } from '../../server/cli/runCli'
import { readEnvironment } from '../../server/config/environment'
import { type Db, openDatabase } from '../../server/db/openDatabase'
import { findClient } from '../../server/modules/clients/clients.repository'
import { createFileStore } from '../../server/modules/files/fileStore'
import { queueMail } from '../../server/modules/mail/queueMail'
import { runHousekeeping } from '../../server/modules/operations/housekeeping'
import { readOrCreateKeys } from '../../server/security/keys'
import type { IssuedInvitation } from '../../src/schemas/accounts/people.types'
import { waitUntil } from './backOfficeReceiver'
import { checkSignature } from './dkimSignature'
import { type MailServer, startMailServer } from './mailServer'
import { runCommand, type TestVariables } from './operatorsCommands'
import { startTestServer, type TestServer } from './testServer'

const minuteMs = 60 * 1000
const hourMs = 60 * minuteMs
const secret = 'the secret of this installation, long enough'
const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

/** The DNS record that docs/operating.md tells the operator to publish. */
const record = `v=DKIM1; k=rsa; p=${publicKey.split('\n').slice(1, -2).join('')}`

let mail: MailServer
let server: TestServer
let variables: TestVariables
let db: Db
let waited = 0
let testCount = 0

const settings = () => ({
  FOYER_SECRET: secret,
  FOYER_SMTP_URL: mail.url,
  FOYER_MAIL_FROM: 'careers@example.org',
  FOYER_DKIM_SELECTOR: 'foyer',
  FOYER_DKIM_KEY: privateKey,
})

beforeAll(async () => {
  mail = await startMailServer('pass word')
  server = await startTestServer(settings())
  variables = { ...settings(), DATABASE_URL: server.database.url, FOYER_DATA_DIR: server.dataDir }
  db = openDatabase(server.database.url)
})
afterAll(async () => {
  await db.destroy()
  await server.stop()
  await mail.stop()
})
beforeEach(() => {
  mail.react = () => 250
  mail.received = []
  testCount += 1
})

const newAddress = (name = 'Sam') => `${name}.${testCount}@example.org`

/**
 * Waits until no mail is being sent, because moving the clock would end its lease; then moves the clocks of server and
 * test.
 */
async function wait(milliseconds: number): Promise<void> {
  await server.mailSettled()
  waited += milliseconds
  server.advanceClock(milliseconds)
}

async function getTools(code: string, settings = variables) {
  const environment = readEnvironment(settings, [])
  const client = await findClient(db, code)
  const now = () => new Date(Date.now() + waited)
  const tools = { db, keys: readOrCreateKeys(environment), environment, now }
  return { tools, clientId: client?.id ?? 0 }
}

async function queue(to: string, code = 'harbour', settings = variables): Promise<boolean> {
  const { tools, clientId } = await getTools(code, settings)
  return queueMail(tools, clientId, { to, kind: 'test', values: {} })
}

const listMails = () =>
  server.database.query(
    'select kind, address_hash, sealed, state, attempts, last_error from mails order by created_at, id',
  )
const getNewestMail = async () => (await listMails()).at(-1)
const waitForState = (state: string) => waitUntil(async () => (await getNewestMail())?.state === state)

describe('mail', () => {
  test('has the client’s name and theme, as text and as HTML without pictures', async () => {
    const to = newAddress()
    expect(await queue(to)).toBe(true)
    await waitUntil(() => mail.to(to).length === 1)
    const [received] = mail.to(to)
    expect(received?.subject).toBe('Test email from Harbour City Council')
    expect(received?.from).toBe('Harbour City Council <careers@example.org>')
    expect(received?.raw).toContain('multipart/alternative')
    expect(received?.words).toContain('background:#0b5c63')
    expect(received?.words).not.toMatch(/<img|url\(|src=/)
    await waitForState('sent')
  })

  test('has a DKIM signature that matches only the published key', async () => {
    const to = newAddress()
    const leave = 'https://harbour.example/job-alerts/x/leave'
    const links = { link: 'https://harbour.example/', manage: leave, leave }
    await queue(to)
    const values = { ...links, job: 'Planner – two spaces  here', reference: 'HC-1 / 7' }
    const { tools, clientId } = await getTools('harbour')
    await queueMail(tools, clientId, { to, kind: 'noticeApplication', values })
    await waitUntil(() => mail.to(to).length === 2)
    for (const { raw } of mail.to(to)) {
      const found = checkSignature(raw, record)
      expect(found).toMatchObject({ isBodyHashValid: true, isSignatureValid: true })
      expect(found.tags).toMatchObject({ d: 'example.org', s: 'foyer', c: 'relaxed/relaxed' })
      const changed = checkSignature(raw.replace('Harbour City', 'Harbour Town'), record)
      expect(changed.isSignatureValid && changed.isBodyHashValid).toBe(false)
      expect(checkSignature(raw.replace(/^Subject: /m, 'Subject: No '), record).isSignatureValid).toBe(false)
      const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey
      const otherRecord = otherKey.export({ type: 'spki', format: 'der' }).toString('base64')
      expect(checkSignature(raw, `v=DKIM1; k=rsa; p=${otherRecord}`).isSignatureValid).toBe(false)
    }
    // One-click unsubscribe requires that both of its headers are signed [RFC 8058].
    const notice = mail.to(to).find(({ raw }) => raw.includes('List-Unsubscribe'))
    const names = checkSignature(notice?.raw ?? '', record)
      .tags.h?.toLowerCase()
      .split(':')
    expect(names).toEqual(
      expect.arrayContaining(['from', 'subject', 'to', 'list-unsubscribe', 'list-unsubscribe-post']),
    )
  })

  test('cannot be configured with a DKIM key of an unsupported type', () => {
    const otherKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
    const settings = { ...variables, FOYER_DKIM_KEY: String(otherKey) }
    expect(() => readEnvironment(settings, [])).toThrow('FOYER_DKIM_KEY must be an RSA key')
  })

  test('has the client’s reply address, if one is set', async () => {
    const token = await server.admin('harbour')
    const path = '/api/connections/harbour/replyAddress'
    const sendAndReadReplyTo = async (name: string) => {
      const to = newAddress(name)
      await queue(to)
      await waitUntil(() => mail.to(to).length === 1)
      return /^Reply-To: .*$/m.exec(mail.to(to)[0]?.raw ?? '')?.[0]
    }
    expect(await sendAndReadReplyTo('Before')).toBeUndefined()
    await server.call(path, { method: 'PUT', token, body: { address: 'jobs@harbour.example' } })
    expect(await sendAndReadReplyTo('Meanwhile')).toBe(
      'Reply-To: Harbour City Council <jobs@harbour.example>',
    )
    await server.call(path, { method: 'PUT', token, body: { address: '' } })
    expect(await sendAndReadReplyTo('After')).toBeUndefined()
  })

  test('contains an invitation with the same link that the owner sees', async () => {
    const token = await server.admin('harbour')
    const email = newAddress('Rae')
    const body = { email, role: 'reviewer', currentPassword: 'harbour-demo-1' }
    const { body: invitation } = await server.call<IssuedInvitation>('/api/accountInvitations', {
      token,
      body,
    })
    expect(invitation.isMailed).toBe(true)
    await waitUntil(() => mail.to(email).length === 1)
    const [received] = mail.to(email)
    expect(received?.subject).toBe('Harbour City Council invites you to its careers site')
    expect(received?.words).toContain('harbour-admin invited you')
    const link = new URL(received?.links[0] ?? '')
    expect([link.pathname, link.hash]).toEqual(['/user/join', `#${invitation.token}`])
    await waitForState('sent')
  })

  test('is encrypted in the database, and its content is deleted once it is sent', async () => {
    mail.react = () => 451
    const to = newAddress('Private')
    await queue(to)
    await waitForState('waiting')
    expect(JSON.stringify(await listMails()).toLowerCase()).not.toContain('private')
    expect((await getNewestMail())?.sealed).not.toBe('')
    mail.react = () => 250
    await wait(10 * 1000)
    await waitForState('sent')
    expect((await getNewestMail())?.sealed).toBe('')
  })

  test('is retried with the delays of deliveries until it is accepted', async () => {
    const to = newAddress()
    mail.react = () => 451
    await queue(to)
    await waitUntil(async () => Number((await getNewestMail())?.attempts) === 1)
    expect(await getNewestMail()).toMatchObject({
      state: 'waiting',
      last_error: 'The mail server answered 451',
    })
    await wait(10 * 1000)
    await waitUntil(async () => Number((await getNewestMail())?.attempts) === 2)
    mail.react = () => 250
    await wait(6 * minuteMs)
    await waitForState('sent')
    expect(mail.to(to)).toHaveLength(1)
  })

  test('that fails is in health, metrics, doctor and `mail`, and is sent at once when the operator requests it', async () => {
    const getProblems = async () =>
      (await server.call<{ troubles?: { what: string; says: string }[] }>('/api/health')).body.troubles ?? []
    const isFailing = async () => (await getProblems()).some(({ what }) => what === 'mail')
    mail.react = () => 451
    await queue(newAddress())
    await waitUntil(async () => Number((await getNewestMail())?.attempts) === 1)
    await wait(10 * 1000)
    await waitUntil(async () => Number((await getNewestMail())?.attempts) === 2)
    await waitUntil(isFailing)
    expect((await getProblems()).find(({ what }) => what === 'mail')?.says).toMatch(
      /^Mail is not sent: The mail server answered 451\. Not sent: 1, the oldest of 20\S+Z\.$/,
    )
    const { body: metrics } = await server.call<string>('/api/metrics')
    expect(metrics).toContain('foyer_troubles{what="mail"} 1')
    const output: string[] = []
    const doctorVariables = { ...variables, FOYER_DOMAINS: 'jobs.invalid' }
    await runCli(['doctor'], {
      variables: doctorVariables,
      print: (line) => output.push(line),
      reportProgress: () => undefined,
      readStdin: async () => '',
    })
    expect(output.filter((line) => line.startsWith('warning  mail: Mail is not sent'))).toHaveLength(1)
    const listed = await runCommand(variables, ['mail'])
    expect(listed.out).toMatch(
      /harbour, mail \d+ \(test\): 2 attempts, The mail server answered 451, next at \S+\n0 mails failed; 1 will be tried again\.$/,
    )
    expect(listed.out).not.toContain('@')
    mail.react = () => 250
    expect((await runCommand(variables, ['mail', '--send-now'])).out).toContain('1 are sent now.')
    await waitForState('sent')
    await waitUntil(async () => !(await isFailing()))
  })

  test('that failed for good is sent when the operator queues it again', async () => {
    const to = newAddress()
    mail.react = () => 451
    await queue(to)
    await waitUntil(async () => Number((await getNewestMail())?.attempts) === 1)
    // The state after the tenth attempt.
    await server.database.query("update mails set state = 'failed', attempts = 10 where state = 'waiting'")
    mail.react = () => 250
    expect((await runCommand(variables, ['mail', '--client', 'harbour', '--retry'])).out).toMatch(
      /10 attempts, The mail server answered 451, not tried any more\n1 mail failed; .*; 1 were queued again\.$/,
    )
    await waitForState('sent')
    expect(mail.to(to)).toHaveLength(1)
  })

  test('disconnects from a hanging server after the timeout', async () => {
    mail.react = () => 'hangs'
    const impatient = await startTestServer({ ...settings(), FOYER_SMTP_TIMEOUT: '1' })
    onTestFinished(() => impatient.stop())
    const otherDb = openDatabase(impatient.database.url)
    onTestFinished(() => otherDb.destroy())
    const { tools, clientId } = await getTools('harbour')
    await queueMail({ ...tools, db: otherDb, now: () => new Date() }, clientId, {
      to: newAddress(),
      kind: 'test',
      values: {},
    })
    const mails = () => impatient.database.query('select state, attempts, last_error from mails')
    await waitUntil(async () => Number((await mails())[0]?.attempts) === 1)
    expect((await mails())[0]?.last_error).toBe('The mail server did not finish within 1 seconds')
    mail.react = () => 250
    impatient.advanceClock(hourMs)
    await waitUntil(async () => (await mails())[0]?.state === 'sent')
  })

  test('stops for a rejected address at every client until a test mail arrives', async () => {
    const to = newAddress()
    mail.react = () => 550
    await queue(to)
    await waitForState('failed')
    expect((await getNewestMail())?.last_error).toBe(
      'The mail server answered 550: the address does not accept mail',
    )
    mail.react = () => 250
    await queue(to.toUpperCase(), 'meridian')
    await waitForState('failed')
    expect(await getNewestMail()).toMatchObject({
      attempts: 0,
      last_error: 'The address did not accept mail before',
    })
    const sent = await server.command('send-test-mail', '--client', 'harbour', '--to', to)
    expect(sent).toMatchObject({ code: 0, out: `The mail server accepted the mail for ${to}.` })
    await queue(to)
    await waitForState('sent')
  })

  test('limits mail to one address to three per hour across all clients; the fourth waits', async () => {
    const to = newAddress()
    for (const code of ['harbour', 'meridian', 'kitchen', 'harbour', 'harbour']) await queue(to, code)
    await waitUntil(() => mail.to(to).length === 3)
    const waiting = async () => (await listMails()).filter(({ state }) => state === 'waiting').length
    await waitUntil(async () => (await waiting()) === 2)
    await wait(50 * minuteMs)
    await queue(newAddress('Other'))
    await waitForState('sent')
    expect(mail.to(to)).toHaveLength(3)
    await wait(11 * minuteMs)
    await waitUntil(() => mail.to(to).length === 5)
  })

  test('is not sent to a second address after a comma', async () => {
    await queue(`one.${testCount}@example.org, two@example.org`)
    await waitUntil(async () => ['failed', 'sent'].includes(String((await getNewestMail())?.state)))
    expect(mail.received.flatMap(({ to }) => to)).not.toContain('two@example.org')
  })

  test('is deleted when its recipient is erased, and after thirty days', async () => {
    const to = newAddress()
    await queue(to)
    await waitForState('sent')
    const before = (await listMails()).length
    const admin = await server.admin('harbour')
    await server.call('/api/people/erase', { token: admin, body: { email: to } })
    expect(await listMails()).toHaveLength(before - 1)
    const now = () => new Date(Date.now() + waited + 31 * 24 * hourMs)
    await runHousekeeping({ db, files: createFileStore(null), environment: { auditDays: 400 }, now })
    expect(await listMails()).toEqual([])
  })

  test('is not queued without a mail server', async () => {
    const { FOYER_SMTP_URL: _, FOYER_MAIL_FROM: __, ...without } = variables
    expect(await queue(newAddress(), 'harbour', without)).toBe(false)
    const result = await runCommand(without, [
      'send-test-mail',
      '--client',
      'harbour',
      '--to',
      'a@example.org',
    ])
    expect(result).toMatchObject({ code: 1, err: expect.stringContaining('Mail is not configured') })
  })
})
