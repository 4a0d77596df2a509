import type { ReadyClient } from './clientSite.store'

/** The address of one of the client's own static files. */
export function clientFile({ clientCode }: Pick<ReadyClient, 'clientCode'>, name: string): string {
  return `/clients/${clientCode}/${encodeURIComponent(name)}`
}
