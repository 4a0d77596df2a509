// Compares the requests of the Connections page with 100 and with 10,000 waiting deliveries, on SQLite and on
// PostgreSQL: [rounds] [rows].
// Medians in ms. Nothing is delivered meanwhile, because neither client has a back-office.

import { send, signIn } from './lib/client.mjs'
import { createBenchDatabase } from './lib/createBenchDatabase.mjs'
import { median, round } from './lib/median.mjs'
import { runFoyer, startFoyer } from './lib/startFoyer.mjs'

const requests = {
  'all, page 1': 'deliveries',
  'all, last page': 'deliveries?page=5',
  'waiting, page 1': 'deliveries?state=waiting',
  'waiting, last page': 'deliveries?state=waiting&page=5',
  'failed, none': 'deliveries?state=failed',
  'how many wait': 'backoffice',
}

export async function measure(rounds = 40, rows = 10_000) {
  return { ...(await compare('sqlite', rounds, rows)), ...(await compare('postgres', rounds, rows)) }
}

async function compare(kind, rounds, rows) {
  const database = await createBenchDatabase(kind)
  try {
    await (await startFoyer(database.settings)).stop()
    const seed = (client, vacancies, applications) =>
      runFoyer(database.settings, [
        ...['seed', '--client', client, '--vacancies', String(vacancies)],
        ...['--applications', String(applications)],
      ])
    seed('kitchen', 20, 100)
    seed('meridian', 500, rows)
    await database.query('delete from back_offices')
    await database.query("update outbox set state = 'waiting', sent_at = null")
    const server = await startFoyer(database.settings)
    try {
      return await measureRequests(server.url, kind, rounds, rows)
    } finally {
      await server.stop()
    }
  } finally {
    await database.stop()
  }
}

async function measureRequests(url, kind, rounds, rows) {
  const smallClient = await openConnections(url, 'kitchen')
  const largeClient = await openConnections(url, 'meridian')
  const table = {}
  for (const [name, path] of Object.entries(requests)) {
    const durations = { few: [], many: [] }
    for (let turn = 0; turn < rounds; turn += 1) {
      durations.few.push((await smallClient(path)).ms)
      durations.many.push((await largeClient(path)).ms)
    }
    const [smallMs, largeMs] = [median(durations.few), median(durations.many)]
    table[`${kind}: ${name}`] = {
      100: round(smallMs),
      [rows]: round(largeMs),
      ratio: round(largeMs / smallMs),
    }
  }
  const { waiting } = JSON.parse((await largeClient('backoffice')).text)
  if (waiting < rows) throw new Error(`Only ${waiting} deliveries wait.`)
  return table
}

/** Signs in as the client's administrator; the returned function reads a path of its Connections. */
async function openConnections(url, client) {
  const token = await signIn({ url }, 'authenticate', {
    username: `${client}-admin`,
    password: `${client}-demo-1`,
    clientCode: client,
  })
  return (path) => send(`${url}/api/connections/${client}/${path}`, { token })
}
