import type { Client } from '../../repositories/accounts/clients'

/**
 * What a client's file may do in a browser: nothing runs in it, and it is of no origin. An SVG that is opened by itself
 * is a page, with scripts if it has any.
 */
export const clientFilePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"

const kinds = /\.(svg|png|jpe?g|gif|webp|avif|ico|css|woff2?|ttf|otf|pdf)$/i
/** Neither hidden nor a way to somewhere else. */
const plainName = /^[\p{L}\p{N}_-][\p{L}\p{N}\p{M} ._()+@-]*$/u

/**
 * Whether this address below `/clients/` is answered on the site of `client`: it names one of the client's own files, of
 * a kind that sites are made of. Everything else that lies in a folder stays there [API-01].
 */
export function isServedFile(client: Pick<Client, 'code'>, address: string): boolean {
  const [code, ...names] = address.split('/')
  if (code !== client.code || !names.every((name) => plainName.test(name))) return false
  const name = names.join('/')
  return name === 'config.json' || name === 'sidebar.html' || kinds.test(name)
}
