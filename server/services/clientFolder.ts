import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ClientConfig, defaultClientConfig } from '../../src/schemas/clientConfig'
import type { Client } from '../repositories/clients'
import type { ServerContext } from './serverContext'

/** Where clients' static files are. */
export function clientsFolder(context: Pick<ServerContext, 'root'>): string {
  return join(context.root, 'public', 'clients')
}

/** A client's configuration; what it lacks, and a missing or broken file altogether, comes from the defaults. */
export async function clientConfig(context: ServerContext, client: Client): Promise<ClientConfig> {
  const defaults = defaultClientConfig(client.company)
  try {
    const text = await readFile(join(clientsFolder(context), client.code, 'config.json'), 'utf8')
    const config: unknown = JSON.parse(text)
    return typeof config === 'object' && config !== null ? { ...defaults, ...config } : defaults
  } catch {
    return defaults
  }
}

/** The address of a client's own stylesheet; null when it has none. */
export async function clientStyles(context: ServerContext, client: Client): Promise<string | null> {
  const path = join(clientsFolder(context), client.code, 'styles.min.css')
  const isThere = await stat(path).then(
    (file) => file.isFile(),
    () => false,
  )
  return isThere ? `/clients/${client.code}/styles.min.css` : null
}
