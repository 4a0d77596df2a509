import { statSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ClientConfig, defaultClientConfig } from '../../src/schemas/clientConfig'
import type { Client } from '../repositories/clients'
import { sanitizeSidebar } from './sanitizeSidebar'
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

/** A client's sidebar, sanitised; empty when it has none. */
export async function clientSidebar(context: ServerContext, client: Client): Promise<string> {
  try {
    return sanitizeSidebar(await readFile(join(clientsFolder(context), client.code, 'sidebar.html'), 'utf8'))
  } catch {
    return ''
  }
}

/** Changes when one of the client's files does that its pages are written from. */
export function clientFilesVersion(context: ServerContext, client: Client): string {
  const folder = join(clientsFolder(context), client.code)
  return ['config.json', 'sidebar.html', 'styles.min.css']
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0)
    .join(' ')
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
