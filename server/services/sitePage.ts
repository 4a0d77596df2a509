import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BootData } from '../../src/schemas/session'
import { siteTexts } from '../../src/texts/site'
import type { Client } from '../repositories/clients'
import { findAdvertised } from '../repositories/vacancies'
import { clientConfig } from './clientFolder'
import { documentHead, type HeadInput } from './found/documentHead'
import { clientPageAt, findablePages } from './found/findablePages'
import type { ServerContext } from './serverContext'

/** Where the site's build is. */
export function siteFolder(context: Pick<ServerContext, 'root'>): string {
  return join(context.root, 'dist', 'site')
}

/** The built site's page, before a client's particulars; undefined while nothing is built. */
export function readTemplate(context: Pick<ServerContext, 'root'>): string | undefined {
  const path = join(siteFolder(context), 'index.html')
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Where a page was asked for. */
export interface PageAddress {
  /** 'https://harbour.example' */
  origin: string
  /** Path and query. */
  url: string
}

/** The page as this client's visitors get it: head and boot data [LY-10]. */
export async function renderPage(
  context: ServerContext,
  template: string,
  client: Client | undefined,
  nonce: string,
  address: PageAddress,
): Promise<string> {
  const boot: BootData = { clientCode: client?.code ?? null, company: client?.company ?? null, nonce }
  const head = client
    ? documentHead(await headOf(context, client, address))
    : `<title>${siteTexts.unknownClient}</title>`
  const data = JSON.stringify(boot).replaceAll('<', '\\u003c')
  return template
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(
      '</head>',
      () => `${head}<script type="application/json" id="foyer-boot">${data}</script></head>`,
    )
}

async function headOf(
  context: ServerContext,
  client: Client,
  { origin, url }: PageAddress,
): Promise<HeadInput> {
  const { pathname } = new URL(url, origin)
  const guid = /^\/job\/details\/([^/]+)\/?$/.exec(pathname)?.[1]
  const job = guid ? await findAdvertised(context.db, client.id, { guid }, context.now()) : undefined
  const config = await clientConfig(context, client)
  return {
    client,
    config,
    origin,
    title: job?.name ?? (pathname === '/' ? null : (clientPageAt(config, pathname)?.title ?? null)),
    path: pathname,
    isIndexed: job !== undefined || findablePages(config).includes(pathname),
    ...(job ? { job } : {}),
  }
}
