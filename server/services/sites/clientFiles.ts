import { isServedName } from '../../../src/schemas/site/servedNames'
import type { Client } from '../../repositories/accounts/clients'

/**
 * What a client's file may do in a browser: nothing runs in it, and it is of no origin. An SVG that is opened by itself
 * is a page, with scripts if it has any.
 */
export const clientFilePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"

/**
 * Whether this address below `/clients/` is answered on the site of `client`: it names one of the client's own files, of
 * a kind that sites are made of. Everything else that lies in a folder stays there [API-01].
 */
export function isServedFile(client: Pick<Client, 'code'>, address: string): boolean {
  const [code, ...names] = address.split('/')
  return code === client.code && isServedName(names.join('/'))
}
