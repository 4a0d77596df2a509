// Whether many clients are as quick as one, on PostgreSQL: `node bench/server/manyClients.mjs [clients=1000] [vacancies=1000]
// [applications=100] [sample=100]`, after `npm run build`; vacancies and applications are each client's. For so many of the
// clients, one after the other: the page of the list and the list itself, when their client has changed and again; a submit;
// the administrators' list. Medians in ms beside those of an installation with one client, and the ratio. Also what many
// cost: memory of the process with all lists asked for once, the metrics' answer, the outbox's question, bytes on the disk.
import { readFileSync } from 'node:fs'
import { askAs } from '../lib/askAs.mjs'
import { benchDatabase } from '../lib/benchDatabase.mjs'
import { loadSoFar, quietNumbers } from '../lib/machineLoad.mjs'
import { median } from '../lib/median.mjs'
import { plantClients } from '../lib/plantClients.mjs'
import { startFoyer } from '../lib/startFoyer.mjs'

const [clients = 1000, vacancies = 1000, applications = 100, sample = 100] = quietNumbers()
/** As `clientsWithDue` asks, every second, in each process. */
const dueQuestion = `select c.id from back_offices b join clients c on c.id = b.client_id where exists (select 1 from outbox o
  where o.client_id = b.client_id and o.state in ('waiting', 'sending') and o.next_attempt_at <= '9999')`

const one = await measure(1, Math.max(sample, 20))
const many = await measure(clients, sample)
for (const name of Object.keys(one.times)) {
  const [alone, among] = [median(one.times[name]), median(many.times[name])]
  console.log(
    `${name.padEnd(24)} ${alone.toFixed(2).padStart(8)} ms  ${among.toFixed(2).padStart(8)} ms  × ${(among / alone).toFixed(2)}`,
  )
}
console.log({ clients, vacancies, applications, one: one.costs, many: many.costs, load: loadSoFar() })

async function measure(count, turns) {
  const database = await benchDatabase('postgres')
  try {
    let server = await startFoyer(database.settings)
    await plantClients(database.query, { clients: count, vacancies, applications })
    await database.query(`insert into back_offices (client_id, address, secrets, updated_at)
      select id, 'https://backoffice.invalid/', '[]', '2026-01-01' from clients where code ~ '^c[0-9]+$'`)
    // Nothing in the server's memory, and nothing that it would try to send.
    await server.stop()
    const dueMs = await timed(() => database.query(dueQuestion))
    await database.query('delete from back_offices')
    server = await startFoyer(database.settings)
    try {
      const before = resident(server.child.pid)
      const times = await visitAll(server.url, database.query, count, turns)
      const after = resident(server.child.pid)
      const metrics = []
      for (let turn = 0; turn < 5; turn += 1)
        metrics.push((await askAs(`${server.url}/api/metrics`, { host: 'localhost' })).ms)
      const [{ bytes }] = await database.query('select pg_database_size(current_database()) as bytes')
      const costs = {
        'MB before': before,
        'MB after': after,
        'metrics ms': Math.round(median(metrics)),
        'outbox ms': Math.round(dueMs),
        'GB on disk': (Number(bytes) / 1e9).toFixed(2),
      }
      return { times, costs }
    } finally {
      await server.stop()
    }
  } finally {
    await database.stop()
  }
}

async function visitAll(url, query, count, turns) {
  for (let warm = 0; warm < 5; warm += 1)
    await askAs(`${url}/job/viewjobs?warm=${warm}`, { host: 'harbour.localhost' })
  const times = {
    'page, first': [],
    'page, again': [],
    'list, first': [],
    'list, again': [],
    submit: [],
    'applications’ list': [],
  }
  for (let turn = 0; turn < turns; turn += 1) {
    const n = 1 + ((turn * 7919) % count)
    const client = { url, n, host: `c${n}.localhost` }
    const page = () => askAs(`${url}/job/viewjobs`, client)
    const { accessToken: token } = await tokenOf(client, 'authenticateGuest', { clientCode: `c${n}` })
    const list = () => askAs(`${url}/api/vacancies`, { ...client, token })
    await query(`update clients set site_version = site_version + 1 where code = 'c${n}'`)
    times['page, first'].push((await page()).ms)
    times['list, first'].push((await list()).ms)
    times['page, again'].push((await page()).ms)
    const known = await list()
    times['list, again'].push(known.ms)
    times.submit.push((await apply({ ...client, token }, JSON.parse(known.text)[0].id, turn)).ms)
    const password = { username: `admin-${n}`, password: 'harbour-demo-1', clientCode: `c${n}` }
    const admin = await tokenOf(client, 'authenticate', password)
    times['applications’ list'].push(
      (await askAs(`${url}/api/applications`, { ...client, token: admin.accessToken })).ms,
    )
  }
  return times
}

async function tokenOf({ url, host }, call, body) {
  return JSON.parse((await askAs(`${url}/api/auth/${call}`, { host, body })).text)
}

async function apply({ url, host, token }, vacancyId, turn) {
  const form = JSON.parse((await askAs(`${url}/api/vacancies/${vacancyId}/form`, { host, token })).text)
  const answers = Object.fromEntries((form.schema.required ?? []).map((key) => [key, 'An answer']))
  const person = {
    firstName: 'Bench',
    surname: 'Person',
    mobile: '0400 111 222',
    email: `many.${turn}@example.org`,
  }
  return askAs(`${url}/api/submittedapplications`, {
    host,
    token,
    key: `many-${turn}`,
    body: { vacancyId, attachmentKeys: ['resume'], ...answers, ...person },
  })
}

async function timed(act) {
  const began = performance.now()
  await act()
  return performance.now() - began
}

function resident(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
