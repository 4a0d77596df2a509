// GET /api/vacancies of a thousand vacancies against a bare Fastify route that sends the same compressed bytes, in turns:
//   npm run build && node bench/server/readThroughput.mjs [requests a turn=600]
// Only the ratio counts: both run on the machine as it is at that moment. Also the memory after many requests.
import { fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
// In a process of its own, like the server that it stands beside.
writeFileSync(join(dataDir, 'sample'), sample.bytes)
const bare = fork('bench/site/bareServer.mjs', [join(dataDir, 'sample')])
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
bare.kill()
server.child.kill('SIGTERM')
await once(server.child, 'exit')
rmSync(dataDir, { recursive: true })
