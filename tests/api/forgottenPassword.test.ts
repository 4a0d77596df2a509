import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { IssuedInvitation } from '../../src/schemas/accounts/people.types'
import type { Activity } from '../../src/schemas/activity/activity.types'
import { waitUntil } from './backOfficeReceiver'
import { type MailServer, startMailServer } from './mailServer'
import { startTestServer, type TestServer } from './testServer'

const hourMs = 60 * 60_000
const password = 'lantern-otter-quilt'
const newPassword = 'marble-canoe-thistle'

let mail: MailServer
let server: TestServer
let owner: string

beforeAll(async () => {
  mail = await startMailServer()
  server = await startTestServer({ FOYER_SMTP_URL: mail.url, FOYER_MAIL_FROM: 'careers@example.org' })
})
afterAll(async () => {
  await server.stop()
  await mail.stop()
})
beforeEach(async () => {
  owner = await server.admin('harbour')
})

const requestLink = (username: string, clientCode = 'harbour') =>
  server.call<{ isMailed: boolean; retryAfter?: number }>('/api/passwordLinks', {
    body: { clientCode, username },
  })
const accept = (token: string) =>
  server.call('/api/accountLinks/accept', { body: { clientCode: 'harbour', token, newPassword } })
const signIn = (username: string, typedPassword: string) =>
  server.signIn(username, typedPassword, 'harbour') as Promise<string | undefined>

async function addReviewer(email: string): Promise<void> {
  const body = { email, role: 'reviewer', currentPassword: 'harbour-demo-1' }
  const { body: invitation } = await server.call<IssuedInvitation>('/api/accountInvitations', {
    token: owner,
    body,
  })
  const person = { name: 'Rae Owens', newPassword: password }
  await server.call('/api/accountLinks/accept', {
    body: { clientCode: 'harbour', token: invitation.token, ...person },
  })
  await waitUntil(() => mail.to(email).length === 1)
}

/** Returns the token of the nth mail to a person; the first is the invitation. */
async function getMailedToken(email: string, nth: number): Promise<string> {
  await waitUntil(() => mail.to(email).length === nth)
  const { pathname, hash } = new URL(mail.to(email)[nth - 1]?.links[0] ?? '')
  expect(pathname).toBe('/user/join')
  return hash.slice(1)
}

/** Returns the number of stored password links. */
const countLinks = async () =>
  (await server.database.query("select username from account_links where kind = 'password'")).length

describe('[SS-13] a forgotten password', () => {
  test('is reset by a mailed link, once, within an hour; the reset ends all sessions and is recorded', async () => {
    const email = 'forgetful@harbour.example'
    await addReviewer(email)
    const session = await signIn(email, password)
    expect((await requestLink(' Forgetful@harbour.example')).body).toEqual({ isMailed: true })
    const first = await getMailedToken(email, 2)
    await requestLink(email)
    const second = await getMailedToken(email, 3)
    expect((await accept(first)).status).toBe(404)
    expect((await accept(second)).status).toBe(204)
    expect((await accept(second)).status).toBe(410)
    expect((await server.call('/api/applications', { token: session ?? '' })).status).toBe(401)
    expect(await signIn(email, password)).toBeUndefined()
    expect(await signIn(email, newPassword)).toBeTypeOf('string')
    const { body } = await server.call<{ results: Activity[] }>('/api/audit', { token: owner })
    const acts = body.results.filter(({ by }) => by?.includes(email)).map(({ action }) => action)
    expect(acts.filter((act) => act.includes('password'))).toEqual([
      'password changed',
      ...['password link asked for', 'password link asked for'],
    ])
    expect(JSON.stringify(await server.database.query('select * from account_links'))).not.toContain(second)
    await server.mailSettled()
    server.advanceClock(hourMs)
    owner = await server.admin('harbour')
    await requestLink(email)
    const late = await getMailedToken(email, 4)
    await server.mailSettled()
    server.advanceClock(hourMs + 1)
    expect((await accept(late)).status).toBe(410)
  })

  test('gets the same response for every username, but mail only for known people with an address, except the SuperUser', async () => {
    const before = await countLinks()
    await addReviewer('there@harbour.example')
    const names = ['nobody@harbour.example', 'harbour-admin', 'there@harbour.example']
    const answers = await Promise.all(names.map((name) => requestLink(name)))
    answers.push(await requestLink('master', 'admin'))
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      answers.map(() => [202, { isMailed: true }]),
    )
    await getMailedToken('there@harbour.example', 2)
    expect([await countLinks(), mail.to('nobody@harbour.example')]).toEqual([before + 1, []])
    expect((await requestLink('there@harbour.example', 'meridian')).status).toBe(202)
    expect((await requestLink('there@harbour.example', 'nowhere')).status).toBe(404)
  })

  test('allows three requests for a link per hour and username, known or not, and twenty per client address', async () => {
    await server.mailSettled()
    server.advanceClock(hourMs + 1)
    for (const name of ['strange@harbour.example', 'there@harbour.example']) {
      const statuses = []
      for (const written of [name, name.toUpperCase(), ` ${name}`, name]) {
        statuses.push((await requestLink(written)).status)
      }
      expect(statuses).toEqual([202, 202, 202, 429])
    }
    const many = []
    for (let at = 0; at < 15; at++) many.push((await requestLink(`other.${at}@harbour.example`)).status)
    expect([many[0], many.at(-1)]).toEqual([202, 429])
  })
})
