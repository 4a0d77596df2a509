// Whether the server's memory stays flat: `node bench/server/memory.mjs [requests=100000]`, after `npm run build`, on
// Linux. Lists, forms, pages, submits and refusals, 8 at a time; prints the resident memory (MB) after every tenth of
// them, and the second half's growth per 10,000 requests.
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { loadSoFar } from '../lib/machineLoad.mjs'
import { openApplicant } from '../lib/openApplicant.mjs'
import { startDemo } from '../lib/startFoyer.mjs'

const [requests = 100_000] = process.argv.slice(2).map(Number)
const demo = await startDemo()
try {
  const { headers, submit } = await openApplicant(() => demo.url)
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  const get = (path) =>
    new Promise((resolve, reject) => {
      const asked = request(demo.url + path, { agent, headers: { ...headers, 'accept-encoding': 'gzip' } })
      asked.on('response', (answer) => answer.resume().on('end', resolve)).on('error', reject)
      asked.end()
    })
  const kinds = [
    () => get('/api/vacancies'),
    (n) => get(`/api/vacancies/${1 + (n % 12)}/form`),
    () => get('/'),
    (n) => get(`/?page=${n}`),
    (n) => get(`/nothing/here/${n}`),
    (n) => get(`/api/vacancies/${n}`),
    () => get('/theme.css'),
    () => get('/api/applications'),
    () => get('/jobs.json'),
    (n) => submit(`applicant-${n}`),
  ]
  const megabytes = []
  for (let tenth = 0; tenth < 10; tenth += 1) {
    let next = (tenth * requests) / 10
    const end = next + requests / 10
    const lane = async () => {
      while (next < end) {
        const n = next++
        await kinds[n % kinds.length](n)
      }
    }
    await Promise.all(Array.from({ length: 8 }, lane))
    megabytes.push(resident(demo.child.pid))
  }
  agent.destroy()
  const growth = ((megabytes[9] - megabytes[4]) / (requests / 2)) * 10_000
  console.log({
    requests,
    megabytes: megabytes.join(' '),
    'MB per 10,000': growth.toFixed(1),
    load: loadSoFar(),
  })
} finally {
  await demo.stop()
}

function resident(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
