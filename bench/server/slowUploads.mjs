// What slow uploads cost the others: `node bench/server/slowUploads.mjs [uploads=200] [seconds=10]`, after `npm run build`,
// on Linux. As many uploads begin at once, each announces 2 MB, sends half of it in a burst and the rest byte by byte;
// meanwhile health is asked every 20 ms. Prints the resident memory (MB) idle and at its highest, how long health took, and
// what the uploads were answered. With limits on, as in production: the calls' own are raised, since all come from here.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { loadSoFar } from '../lib/machineLoad.mjs'
import { openApplicant } from '../lib/openApplicant.mjs'
import { startFoyer } from '../lib/startFoyer.mjs'

const [uploads = 200, seconds = 10] = process.argv.slice(2).map(Number)
const size = 2 * 1024 * 1024 - 1024
const addresses = 20
const dataDir = mkdtempSync(join(tmpdir(), 'foyer-slow-'))
const many = '100000/1m'
const server = await startFoyer({
  FOYER_DATA_DIR: dataDir,
  FOYER_LIMITS: 'on',
  FOYER_TRUST_PROXY: '127.0.0.1',
  FOYER_LIMIT_SUBMITS_BY_SESSION: many,
  FOYER_LIMIT_UPLOADS_BY_SESSION: many,
})
try {
  const { submit, headers } = await openApplicant(() => server.url)
  const applications = []
  for (let at = 0; at < uploads; at++) applications.push((await submit(`slow-${at}`)).body.id)
  await pause(1000)
  const idle = resident()
  const statuses = {}
  const calls = applications.map((id, at) => begin(id, headers, at % addresses, statuses))
  const health = []
  let highest = idle
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const began = performance.now()
    await (await fetch(`${server.url}/api/health`)).arrayBuffer()
    health.push(performance.now() - began)
    highest = Math.max(highest, resident())
    await pause(20)
  }
  for (const call of calls) call.stop()
  health.sort((one, other) => one - other)
  console.log({
    uploads,
    'idle MB': idle,
    'highest MB': highest,
    'more MB': highest - idle,
    'health ms, median': health[Math.floor(health.length / 2)]?.toFixed(1),
    'health ms, slowest': health.at(-1)?.toFixed(1),
    answered: statuses,
    load: loadSoFar(),
  })
} finally {
  await server.stop()
  rmSync(dataDir, { recursive: true })
}

/** Announces a file, sends half of it and then a byte at a time until it is stopped. */
function begin(id, headers, address, statuses) {
  const head =
    '--edge\r\nContent-Disposition: form-data; name="resume"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n'
  const tail = '\r\n--edge--\r\n'
  const call = request(`${server.url}/api/submittedapplications/${id}/attachments`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'multipart/form-data; boundary=edge',
      'content-length': head.length + size + tail.length,
      'x-forwarded-for': `192.0.2.${address}`,
    },
  })
  call.on('response', (answer) => {
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
    answer.resume()
  })
  call.on('error', () => {})
  call.write(`${head}%PDF-1.7\n`)
  call.write(Buffer.alloc(size / 2))
  const drip = setInterval(() => call.write('x'), 100)
  const stop = () => {
    clearInterval(drip)
    call.destroy()
  }
  call.on('close', () => clearInterval(drip))
  return { stop }
}

function resident() {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
