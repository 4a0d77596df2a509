import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCli } from '../../server/cli/runCli'
import type { Activity } from '../../src/schemas/activity/activity.types'
import type { Problem } from '../../src/schemas/applications/application'
import type { SitePlacement } from '../../src/schemas/connections/connections.types'
import { startTestServer, type TestServer } from './testServer'

const path = '/api/connections/harbour'

let server: TestServer
let admin: string

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.admin('harbour')
})
afterAll(() => server.stop())

const saveFrames = <Body>(frames: string) =>
  server.call<Body>(`${path}/frames`, { method: 'PUT', token: admin, body: { frames } })
const fetchPlacement = async () => (await server.call<SitePlacement>(`${path}/site`, { token: admin })).body

test('the allowed frame ancestors are set with the same messages as on the command line, and recorded', async () => {
  const frames = 'https://www.city.example https://*.city.example:8443'
  expect(await saveFrames(frames)).toMatchObject({ status: 200, body: { frameAncestors: frames.split(' ') } })
  const out: string[] = []
  const tools = {
    print: (line: string) => out.push(line),
    reportProgress: () => {},
    readStdin: async () => '',
  }
  const variables = { DATABASE_URL: server.database.url }
  await runCli(['set-policy', '--client', 'harbour', '--retain-days', '90'], { variables, ...tools })
  expect(out).toEqual([
    `May frame harbour: ${frames}.`,
    'Applications are kept at most 90 days.',
    'Replies go to the sender address.',
  ])
  expect(await fetchPlacement()).toMatchObject({
    frameAncestors: frames.split(' '),
    retainDays: 90,
    domains: [],
  })
  const wrong = await saveFrames<Problem>('https://a.example;script-src')
  expect([wrong.status, wrong.body.errors]).toEqual([
    422,
    [
      {
        path: '/frames',
        message: "must list addresses like https://www.example.org, not 'https://a.example;script-src'.",
      },
    ],
  ])
  expect((await saveFrames('')).body).toEqual({ frameAncestors: [] })
  const audit = await server.call<{ results: Activity[] }>('/api/audit', { token: admin })
  const frameChanges = audit.body.results.filter(({ action }) => action === 'frames changed')
  expect(frameChanges).toMatchObject([
    { action: 'frames changed', by: 'harbour-admin', changes: [{ from: frames, to: 'Any site' }] },
    { action: 'frames changed', changes: [{ from: 'Any site', to: frames }] },
  ])
})

test('the SuperUser sets the maximum retention with the same messages as on the command line, and it is recorded', async () => {
  const token = await server.signIn('master', 'master-demo-1', 'admin')
  const saveRetainDays = (days: string, by = token) =>
    server.call<Problem & SitePlacement>(`${path}/retainDays`, { method: 'PUT', token: by, body: { days } })
  expect((await saveRetainDays('200')).body).toEqual({ retainDays: 200 })
  expect((await saveRetainDays('90', admin)).status).toBe(403)
  for (const days of ['0', '12.5', 'soon', '100000', '-3']) {
    const { status, body } = await saveRetainDays(days)
    const message = `must be a whole number from 1 to 99999, or never, not '${days}'.`
    expect([status, body.errors]).toEqual([422, [{ path: '/days', message }]])
  }
  expect((await fetchPlacement()).retainDays).toBe(200)
  expect((await saveRetainDays('never')).body).toEqual({ retainDays: null })
  const audit = await server.call<{ results: Activity[] }>('/api/audit', { token: admin })
  const changes = audit.body.results.filter(({ action }) => action === 'retention changed')
  expect(changes.slice(0, 2).map((one) => one.changes)).toMatchObject([
    [{ from: '200 days', to: 'Forever' }],
    [{ to: '200 days' }],
  ])
})

test('an owner sets the reply address of the own client only, with the same messages as on the command line, and it is recorded', async () => {
  const saveReplyAddress = (address: string, at = path) =>
    server.call<Problem & SitePlacement>(`${at}/replyAddress`, {
      method: 'PUT',
      token: admin,
      body: { address },
    })
  expect((await fetchPlacement()).replyAddress).toBeNull()
  expect((await saveReplyAddress(' jobs@harbour.example ')).body).toEqual({
    replyAddress: 'jobs@harbour.example',
  })
  expect((await fetchPlacement()).replyAddress).toBe('jobs@harbour.example')
  for (const address of ['jobs', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example']) {
    const { status, body } = await saveReplyAddress(address)
    const message = `must be an email address like jobs@example.org, or none, not '${address}'.`
    expect([status, body.errors]).toEqual([422, [{ path: '/address', message }]])
  }
  expect((await saveReplyAddress('jobs@harbour.example', '/api/connections/meridian')).status).toBe(404)
  const out: string[] = []
  const tools = {
    print: (line: string) => out.push(line),
    reportProgress: () => {},
    readStdin: async () => '',
  }
  const variables = { DATABASE_URL: server.database.url }
  await runCli(['set-policy', '--client', 'harbour', '--reply-to', 'none'], { variables, ...tools })
  expect(out.at(-1)).toBe('Replies go to the sender address.')
  expect((await fetchPlacement()).replyAddress).toBeNull()
  const audit = await server.call<{ results: Activity[] }>('/api/audit', { token: admin })
  const changes = audit.body.results.filter(({ action }) => action === 'reply address changed')
  expect(changes.map((one) => one.changes)).toMatchObject([
    [{ from: 'jobs@harbour.example', to: 'The sender' }],
    [{ from: 'The sender', to: 'jobs@harbour.example' }],
  ])
})

test('[FB-04] the domain of the reply address can be in any script', async () => {
  const { body } = await server.call(`${path}/replyAddress`, {
    method: 'PUT',
    token: admin,
    body: { address: 'jobs@müller.example' },
  })
  expect(body).toEqual({ replyAddress: 'jobs@xn--mller-kva.example' })
})

test('[EM-01] the sample page embeds the site, and cannot be framed itself', async () => {
  const sample = await server.call<string>('/embed/sample')
  expect(sample.status).toBe(200)
  expect(sample.body).toContain('<div data-foyer="/">')
  const policy = sample.headers.get('content-security-policy') ?? ''
  expect([policy.includes("frame-src 'self'"), policy.includes("frame-ancestors 'none'")]).toEqual([
    true,
    true,
  ])
})
