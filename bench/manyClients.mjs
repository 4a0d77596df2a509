// Compares an installation with many clients to one with a single client, on PostgreSQL: [clients] [vacancies per
// client] [applications per client] [sample]. Medians in ms of `sample` clients, one after the other, and the costs
// of the installation: memory, metrics, the outbox query, bytes on disk.
import { readFileSync } from 'node:fs'
import { prepareSubmit, send, signIn } from './lib/client.mjs'
import { createBenchDatabase } from './lib/createBenchDatabase.mjs'
import { median, round } from './lib/median.mjs'
import { plantClients } from './lib/plantClients.mjs'
import { startFoyer } from './lib/startFoyer.mjs'

/** The query of `listClientsWithDueDeliveries`, which each process runs every second. */
const dueQuery = `select c.id from back_offices b join clients c on c.id = b.client_id where exists (select 1 from outbox o
  where o.client_id = b.client_id and o.state in ('waiting', 'sending') and o.next_attempt_at <= '9999')`

export async function measure(clients = 1000, vacancies = 1000, applications = 100, sample = 100) {
  const singleClient = await measureInstallation(
    { clients: 1, vacancies, applications },
    Math.max(sample, 20),
  )
  const manyClients = await measureInstallation({ clients, vacancies, applications }, sample)
  return Object.fromEntries(
    Object.entries(singleClient).map(([name, single]) => [
      name,
      {
        'one client': round(single),
        [`${clients} clients`]: round(manyClients[name]),
        ratio: round(manyClients[name] / single),
      },
    ]),
  )
}

async function measureInstallation(size, turns) {
  const database = await createBenchDatabase('postgres')
  try {
    let server = await startFoyer(database.settings)
    await plantClients(database.query, size)
    await database.query(`insert into back_offices (client_id, address, secrets, updated_at)
      select id, 'https://backoffice.invalid/', '[]', '2026-01-01' from clients where code ~ '^c[0-9]+$'`)
    // The measured server starts with empty caches and no pending deliveries.
    await server.stop()
    const dueMs = await measureTime(() => database.query(dueQuery))
    await database.query('delete from back_offices')
    server = await startFoyer(database.settings)
    try {
      const megabytesBefore = getResidentMegabytes(server.child.pid)
      const times = await visitAll(server.url, database.query, size.clients, turns)
      const megabytesAfter = getResidentMegabytes(server.child.pid)
      const metrics = []
      for (let turn = 0; turn < 5; turn += 1)
        metrics.push((await send(`${server.url}/api/metrics`, { host: 'localhost' })).ms)
      const [{ bytes }] = await database.query('select pg_database_size(current_database()) as bytes')
      return {
        ...Object.fromEntries(Object.entries(times).map(([name, list]) => [name, median(list)])),
        'MB before': megabytesBefore,
        'MB after': megabytesAfter,
        'metrics ms': median(metrics),
        'outbox ms': dueMs,
        'GB on disk': Number(bytes) / 1e9,
      }
    } finally {
      await server.stop()
    }
  } finally {
    await database.stop()
  }
}

async function visitAll(url, query, count, turns) {
  for (let warmUpRound = 0; warmUpRound < 5; warmUpRound += 1)
    await send(`${url}/job/viewjobs?warm=${warmUpRound}`, { host: 'harbour.localhost' })
  const times = {
    'page, first': [],
    'page, again': [],
    'list, first': [],
    'list, again': [],
    submit: [],
    applications: [],
  }
  for (let turn = 0; turn < turns; turn += 1) {
    const n = 1 + ((turn * 7919) % count)
    const client = { url, n, host: `c${n}.localhost` }
    const loadPage = () => send(`${url}/job/viewjobs`, client)
    const token = await signIn(client, 'authenticateGuest', { clientCode: `c${n}` })
    const list = () => send(`${url}/api/vacancies`, { ...client, token })
    await query(`update clients set site_version = site_version + 1 where code = 'c${n}'`)
    times['page, first'].push((await loadPage()).ms)
    times['list, first'].push((await list()).ms)
    times['page, again'].push((await loadPage()).ms)
    const vacancies = await list()
    times['list, again'].push(vacancies.ms)
    const submit = await prepareSubmit({ ...client, token }, JSON.parse(vacancies.text)[0].id)
    times.submit.push((await submit(`many-${turn}`)).ms)
    const credentials = { username: `admin-${n}`, password: 'harbour-demo-1', clientCode: `c${n}` }
    const adminToken = await signIn(client, 'authenticate', credentials)
    times.applications.push((await send(`${url}/api/applications`, { ...client, token: adminToken })).ms)
  }
  return times
}

async function measureTime(act) {
  const startTime = performance.now()
  await act()
  return performance.now() - startTime
}

function getResidentMegabytes(pid) {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}
