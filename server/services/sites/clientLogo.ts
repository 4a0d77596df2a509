import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { ServerContext } from '../serverContext'
import { isServedFile } from './clientFiles'
import { clientConfig, clientsFolder } from './clientFolder'

/** Larger ones are no marks: a list of sixty would weigh more than it says. */
const mostBytes = 64 * 1024

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** The client's small logo as a data address; null where it has none, or none that can be shown in a list. */
export async function clientLogo(
  context: Pick<ServerContext, 'root' | 'report'>,
  client: { code: string; company: string },
): Promise<string | null> {
  const { mobileLogoName, logoName } = await clientConfig(context, client)
  const name = mobileLogoName ?? logoName
  const type = types[extname(name ?? '').toLowerCase()]
  if (!name || !type || !isServedFile(client, `${client.code}/${name}`)) return null
  const bytes = await readFile(join(clientsFolder(context), client.code, name)).catch(() => null)
  if (!bytes || bytes.length > mostBytes) return null
  return `data:${type};base64,${bytes.toString('base64')}`
}
