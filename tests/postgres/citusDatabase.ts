import pg from 'pg'
import { migrateDatabase } from '../../server/db/migrateDatabase'
import { openDatabase } from '../../server/db/openDatabase'
import { distributeInstallation } from '../../server/modules/operations/distribution.service'

type Row = Record<string, unknown>

interface Machine {
  nodename: string
  nodeport: number
}

/** Runs one query on a new connection, and closes it. */
export async function ask(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/**
 * Creates an empty, distributed database on every node of a cluster.
 * @param cluster the coordinator's address, with a database that knows the nodes
 */
export async function makeCitusDatabase(cluster: string, name: string) {
  const workers = (await ask(
    cluster,
    "select nodename, nodeport from pg_dist_node where groupid > 0 and noderole = 'primary'",
  )) as unknown as Machine[]
  const { hostname, port } = new URL(cluster)
  const addresses = [cluster, ...workers.map(({ nodename, nodeport }) => at(cluster, nodename, nodeport))]
  const databaseUrls = addresses.map((address) => withDatabaseName(address, name))
  for (const [index, address] of addresses.entries()) {
    await ask(address, `create database ${name}`)
    await ask(databaseUrls[index] ?? '', 'create extension citus')
  }
  const [url = ''] = databaseUrls
  await ask(url, `select citus_set_coordinator_host('${hostname}', ${port || 5432})`)
  for (const { nodename, nodeport } of workers)
    await ask(url, `select citus_add_node('${nodename}', ${nodeport})`)
  const db = openDatabase(url)
  await migrateDatabase(db)
  await distributeInstallation(db, () => undefined)
  await db.destroy()
  const drop = async () => {
    for (const address of addresses) await ask(address, `drop database ${name} with (force)`)
  }
  return { url, query: (sql: string) => ask(url, sql), drop }
}

function at(url: string, hostname: string, port: number): string {
  return Object.assign(new URL(url), { hostname, port: String(port) }).href
}

function withDatabaseName(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
