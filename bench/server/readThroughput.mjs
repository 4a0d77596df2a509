// GET /api/vacancies of a thousand vacancies against a bare Fastify route that sends the same compressed bytes, in turns:
//   npm run build && node bench/server/readThroughput.mjs [requests a turn=600]
// Only the ratio counts: both run on the machine as it is at that moment.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { median } from '../lib/median.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const [requests = 600] = quietNumbers()
const turns = 7
const demo = await startDemo()
demo.foyer('seed', '--client', 'meridian', '--vacancies', '1000')
const guest = await fetch(`${demo.url}/api/auth/authenticateGuest`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ clientCode: 'meridian' }),
})
const headers = { authorization: `Bearer ${(await guest.json()).accessToken}`, 'accept-encoding': 'br' }

const agent = new Agent({ keepAlive: true, maxSockets: 16 })
const get = (url) =>
  new Promise((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      const parts = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () => resolve({ response, bytes: Buffer.concat(parts) }))
    })
      .on('error', reject)
      .end()
  })
const sample = await get(`${demo.url}/api/vacancies`)
// In a process of its own, like the server that it stands beside.
writeFileSync(join(demo.dataDir, 'sample'), sample.bytes)
const bare = fork('bench/site/bareServer.mjs', [join(demo.dataDir, 'sample')])
const [barePort] = await once(bare, 'message')
const bareUrl = `http://127.0.0.1:${barePort}/0`

async function perSecond(url) {
  const began = performance.now()
  let left = requests
  const lane = async () => {
    while (left-- > 0) await get(url)
  }
  await Promise.all(Array.from({ length: 16 }, lane))
  return requests / ((performance.now() - began) / 1000)
}

const rates = { foyer: [], bare: [] }
for (let turn = 0; turn < turns; turn++) {
  rates.foyer.push(await perSecond(`${demo.url}/api/vacancies`))
  rates.bare.push(await perSecond(bareUrl))
}
const [foyer, plain] = [median(rates.foyer), median(rates.bare)]
const ratio = (foyer / plain).toFixed(2)
console.log({
  vacancies: 1012,
  bytes: sample.bytes.length,
  foyer: Math.round(foyer),
  bare: Math.round(plain),
  ratio,
  load: loadSoFar(),
})
bare.kill()
await demo.stop()
