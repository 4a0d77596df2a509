import type { ReadyClient } from './clientSite.store'

/** Returns the URL path of one of the client's static files. */
export function getClientFileUrl({ clientCode }: Pick<ReadyClient, 'clientCode'>, name: string): string {
  return `/clients/${clientCode}/${encodeURIComponent(name)}`
}
