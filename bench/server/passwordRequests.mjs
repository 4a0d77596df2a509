// How long a call takes right after somebody asked for a password link, for a known and an unknown name, in pairs:
//   npm run build && node bench/server/passwordRequests.mjs [pairs=200]
// Only the ratio counts: both run on the machine as it is at that moment. It should be within 10 % of 1.
import { performance } from 'node:perf_hooks'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { median } from '../lib/median.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const [pairs = 200] = quietNumbers()
const known = 'known@harbour.example'
const clientCode = 'harbour'
// Mail is written down, and nobody takes it.
const demo = await startDemo({ FOYER_SMTP_URL: 'smtp://127.0.0.1:9', FOYER_MAIL_FROM: 'careers@example.org' })

async function post(path, body, token) {
  const headers = {
    'content-type': 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const answer = await fetch(`${demo.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
  return text === '' ? undefined : JSON.parse(text)
}

const currentPassword = 'harbour-demo-1'
const account = { username: 'harbour-admin', password: currentPassword, clientCode }
const { accessToken } = await post('/api/auth/authenticate', account)
const invitation = { email: known, role: 'reviewer', currentPassword }
const { token } = await post('/api/accountInvitations', invitation, accessToken)
await post('/api/accountLinks/accept', {
  clientCode,
  token,
  name: 'Known',
  newPassword: 'lantern-otter-quilt',
})

/** Milliseconds of the request itself and of the one after it. */
async function measure(username) {
  const began = performance.now()
  await post('/api/passwordLinks', { clientCode, username })
  const answered = performance.now()
  await (await fetch(`${demo.url}/api/passwordLinks`)).text()
  return { request: answered - began, next: performance.now() - answered }
}

const times = { known: [], unknown: [] }
for (let pair = -10; pair < pairs; pair += 1) {
  const names = [
    ['known', known],
    ['unknown', `nobody.${pair}@harbour.example`],
  ]
  if (pair % 2) names.reverse()
  for (const [kind, username] of names) {
    const measured = await measure(username)
    if (pair >= 0) times[kind].push(measured)
  }
}
for (const what of ['request', 'next']) {
  const [one, other] = ['known', 'unknown'].map((kind) => median(times[kind].map((time) => time[what])))
  console.log(
    `${what}: known ${one.toFixed(2)} ms, unknown ${other.toFixed(2)} ms, ratio ${(one / other).toFixed(2)}`,
  )
}
console.log(`${pairs} pairs; ${loadSoFar()}`)
await demo.stop()
