import type { Client } from '../../repositories/accounts/clients'

/** Nothing runs in it, and it is of no origin: an SVG that is opened by itself is a page, with scripts if it has any. */
const inert = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'; sandbox"
/** Browsers show a PDF by a reader of their own, which a sandbox keeps out. */
const readable = "default-src 'none'; object-src 'self'; frame-ancestors 'none'"

const kinds = /\.(svg|png|jpe?g|gif|webp|avif|ico|css|woff2?|ttf|otf|pdf)$/i
/** Neither hidden nor a way to somewhere else. */
const plainName = /^[\p{L}\p{N}_-][\p{L}\p{N}\p{M} ._()+@-]*$/u

/**
 * What a file may do in a browser that this address below `/clients/` names on the site of `client`: one of the client's
 * own, of a kind that sites are made of. Everything else that lies in a folder stays there: undefined [API-01].
 */
export function clientFilePolicy(client: Pick<Client, 'code'>, address: string): string | undefined {
  const [code, ...names] = address.split('/')
  if (code !== client.code || !names.every((name) => plainName.test(name))) return undefined
  const name = names.join('/')
  if (name === 'config.json' || name === 'sidebar.html') return inert
  if (!kinds.test(name)) return undefined
  return /\.pdf$/i.test(name) ? readable : inert
}
