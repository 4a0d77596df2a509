// How many pages a second: `node bench/site/measureLoad.mjs [seconds] [rounds]`. Needs `npm run build`. The job list and
// a job's details as the server writes them, against a bare Fastify route in a process of its own that sends the same
// compressed bytes; 20 connections that ask again as soon as they have their answer, in turn. Prints medians: pages a second,
// and what each page took of the server's processor time, which other work on the machine hardly moves.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { cpuTime } from '../lib/cpuTime.mjs'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { median } from '../lib/median.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const [seconds = 3, rounds = 3] = quietNumbers()
const connections = 20
const demo = await startDemo()
const host = `harbour.localhost:${demo.port}`
const list = await text('/')
const details = /\/job\/details\/[\w-]+/.exec(list)?.[0]
const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
const files = await Promise.all(
  ['/', details].map(async (path, at) => {
    const file = join(folder, String(at))
    writeFileSync(file, gzipSync(await text(path)))
    return file
  }),
)
const bare = fork('bench/site/bareServer.mjs', files, { env: { ...process.env, NODE_ENV: 'production' } })
const [barePort] = await once(bare, 'message')
const targets = {
  list: { own: [demo, '/'], bare: [{ port: barePort, child: bare }, '/0'] },
  details: { own: [demo, details], bare: [{ port: barePort, child: bare }, '/1'] },
}
try {
  const rows = {}
  for (const [page, { own, bare: plain }] of Object.entries(targets)) {
    const seen = { own: [], bare: [] }
    for (let round = 0; round <= rounds; round += 1) {
      const [one, other] = [await load(...own), await load(...plain)]
      // The first round warms both up.
      if (round > 0) {
        seen.own.push(one)
        seen.bare.push(other)
      }
    }
    rows[page] = summary(seen)
  }
  console.table(rows)
  console.log(`load: ${loadSoFar()}`)
} finally {
  bare.kill()
  await demo.stop()
  rmSync(folder, { recursive: true })
}

function summary({ own, bare: plain }) {
  const of = (rounds, name) => median(rounds.map((round) => round[name]))
  const ratio = (one, other) => Number((one / other).toFixed(2))
  return {
    'pages/s': of(own, 'perSecond'),
    'bare Fastify': of(plain, 'perSecond'),
    ratio: ratio(of(own, 'perSecond'), of(plain, 'perSecond')),
    'CPU µs': of(own, 'micros'),
    'bare CPU µs': of(plain, 'micros'),
    'CPU ratio': ratio(of(plain, 'micros'), of(own, 'micros')),
  }
}

/** Answers per second, and what each took of the processor. */
async function load({ port, child }, path) {
  const question = `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: gzip\r\nconnection: keep-alive\r\n\r\n`
  const before = cpuTime(child.pid)
  let answers = 0
  const sockets = Array.from({ length: connections }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(question))
    let left = 0
    socket.on('data', (bytes) => {
      let rest = bytes
      if (left === 0) {
        const head = bytes.indexOf('\r\n\r\n')
        const said = bytes.latin1Slice(0, head)
        if (!said.startsWith('HTTP/1.1 200')) throw new Error(said)
        left = Number(/content-length: (\d+)/i.exec(said)?.[1])
        rest = bytes.subarray(head + 4)
      }
      left -= rest.length
      if (left > 0) return
      answers += 1
      socket.write(question)
    })
    return socket
  })
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  for (const socket of sockets) socket.destroy()
  const micros = Math.round(((cpuTime(child.pid) - before) * 1000) / answers)
  return { perSecond: Math.round(answers / seconds), micros }
}

async function text(path) {
  const answer = await fetch(`http://127.0.0.1:${demo.port}${path}`, { headers: { host } })
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`)
  return answer.text()
}
