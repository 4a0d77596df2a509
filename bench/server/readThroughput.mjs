// GET /api/vacancies of a thousand vacancies against a bare Fastify route that sends the same compressed bytes, in turns:
//   npm run build && node bench/server/readThroughput.mjs [requests a turn=600]
// Only the ratio counts: both run on the machine as it is at that moment. Also the memory after many requests.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'

const [requests = 600] = process.argv.slice(2).map(Number)
const turns = 7
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-read-'))
const env = {
  PATH: process.env.PATH,
  HOST: '127.0.0.1',
  PORT: '0',
  FOYER_DATA_DIR: dataDir,
  FOYER_LIMITS: 'off',
}

const serve = () => {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    let text = ''
    child.stdout.on('data', (part) => {
      text += part
      const port = /localhost:(\d+)/.exec(text)?.[1]
      if (port) resolve({ child, url: `http://127.0.0.1:${port}` })
    })
    child.on('exit', () => reject(new Error(text)))
  })
}

/** Once to seed the demo, which the load is added to. */
let server = await serve()
server.child.kill('SIGTERM')
await once(server.child, 'exit')
spawnSync(process.execPath, ['dist/server/cli.js', 'seed', '--client', 'meridian', '--vacancies', '1000'], {
  env,
})
server = await serve()
const guest = await fetch(`${server.url}/api/auth/authenticateGuest`, {
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
const sample = await get(`${server.url}/api/vacancies`)
const bare = fastify()
bare.get('/', (_request, reply) =>
  reply.headers({ 'content-type': 'application/json', 'content-encoding': 'br' }).send(sample.bytes),
)
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })

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
  rates.foyer.push(await perSecond(`${server.url}/api/vacancies`))
  rates.bare.push(await perSecond(bareUrl))
}
const median = (list) => list.sort((a, b) => a - b)[Math.floor(list.length / 2)]
const [foyer, plain] = [median(rates.foyer), median(rates.bare)]
const ratio = (foyer / plain).toFixed(2)
console.log({
  vacancies: 1012,
  bytes: sample.bytes.length,
  foyer: Math.round(foyer),
  bare: Math.round(plain),
  ratio,
})
await bare.close()
server.child.kill('SIGTERM')
await once(server.child, 'exit')
rmSync(dataDir, { recursive: true })
