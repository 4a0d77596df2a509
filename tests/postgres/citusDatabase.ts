import pg from 'pg'
import { migrateDatabase } from '../../server/db/migrateDatabase'
import { openDatabase } from '../../server/db/openDatabase'
import { distributeInstallation } from '../../server/modules/operations/distribution.service'

type Row = Record<string, unknown>

interface CitusNode {
  nodename: string
  nodeport: number
}

/** Runs one query on a new connection, and closes it. */
export async function runQuery(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/**
 * Creates a database on every node of a cluster, with distributed tables without rows.
 * @param cluster the coordinator's address, with a database that knows the nodes
 */
export async function makeCitusDatabase(cluster: string, name: string) {
  const workers = (await runQuery(
    cluster,
    "select nodename, nodeport from pg_dist_node where groupid > 0 and noderole = 'primary'",
  )) as unknown as CitusNode[]
  const { hostname, port } = new URL(cluster)
  const addresses = [
    cluster,
    ...workers.map(({ nodename, nodeport }) => withAddress(cluster, nodename, nodeport)),
  ]
  const databaseUrls = addresses.map((address) => withDatabaseName(address, name))
  for (const [index, address] of addresses.entries()) {
    await runQuery(address, `create database ${name}`)
    await runQuery(databaseUrls[index] ?? '', 'create extension citus')
  }
  const [url = ''] = databaseUrls
  await runQuery(url, `select citus_set_coordinator_host('${hostname}', ${port || 5432})`)
  for (const { nodename, nodeport } of workers)
    await runQuery(url, `select citus_add_node('${nodename}', ${nodeport})`)
  const db = openDatabase(url)
  await migrateDatabase(db)
  await distributeInstallation(db, () => undefined)
  await db.destroy()
  const drop = async () => {
    for (const address of addresses) await runQuery(address, `drop database ${name} with (force)`)
  }
  return { url, query: (sql: string) => runQuery(url, sql), drop }
}

function withAddress(url: string, hostname: string, port: number): string {
  return Object.assign(new URL(url), { hostname, port: String(port) }).href
}

function withDatabaseName(url: string, name: string): string {
  return Object.assign(new URL(url), { pathname: `/${name}` }).href
}
