import type { BootData } from '../../../src/schemas/session'
import { siteTexts } from '../../../src/texts/site'
import type { Client } from '../../repositories/accounts/clients'
import { nextChange } from '../../repositories/vacancies/vacancies'
import { documentHead } from '../found/documentHead'
import type { ServerContext } from '../serverContext'
import { clientStyles } from './clientFolder'
import { drawnConfig } from './drawnConfig'
import { gatherPage } from './gatherPage'
import type { SiteBuild } from './siteBuild'

/** Where a page was asked for. */
export interface PageAddress {
  /** 'https://harbour.example' */
  origin: string
  /** Path and query. */
  url: string
}

/** A page as it is sent, or where it leads on to. */
export type SitePage =
  | { redirect: string }
  | {
      redirect: null
      status: number
      html: string
      /** Until when it is true though nobody changes anything, in milliseconds since 1970. */
      until: number
    }

/** Milliseconds that a page is true for at most: it says of closing dates how near they are. */
const longest = 60_000

/** The page as this client's visitors get it, its content written out [LY-10]. @throws whatever a block throws */
export async function writePage(
  context: ServerContext,
  build: SiteBuild,
  client: Client,
  address: PageAddress,
): Promise<SitePage | null> {
  const { db, now, renderer } = context
  if (!renderer) return null
  const { origin, url } = address
  const config = await drawnConfig(context, client)
  const found = renderer.findPage(url, config)
  if (found.redirect !== null) return { redirect: found.redirect }
  const at = now()
  const change = await nextChange(db, client.id, at)
  const page = await gatherPage(context, client, address, found)
  const { code: clientCode, company } = client
  const drawn = await found.write({ clientCode, company }, page)
  const { styles, preloads } = build.extras(drawn.modules)
  const job = page.active?.detail
  const head = documentHead({
    client,
    config,
    origin,
    title: drawn.title,
    path: drawn.canonicalPath ?? pathOf(url),
    isIndexed: drawn.canonicalPath !== null,
    ...(job ? { job } : {}),
  })
  const own = await clientStyles(context, client)
  const hint = own ? `<link rel="preload" as="style" href="${own}">` : ''
  return {
    redirect: null,
    status: drawn.status,
    html: documentOf(build, {
      head: `${styles}${hint}${head}`,
      content: drawn.html,
      boot: { clientCode, company, page },
      preloads,
    }),
    until: Math.min(at.getTime() + longest, change === null ? Number.POSITIVE_INFINITY : Date.parse(change)),
  }
}

/** The page without its content, which the browser draws then: where nothing is built, a block fails, a host is nobody's. */
export async function emptyPage(
  context: ServerContext,
  build: SiteBuild,
  client: Client | undefined,
  { origin, url }: PageAddress,
): Promise<string> {
  const head = client
    ? documentHead({
        client,
        config: await drawnConfig(context, client),
        origin,
        title: null,
        path: pathOf(url),
        isIndexed: false,
      })
    : `<title>${siteTexts.unknownClient}</title>`
  const boot = { clientCode: client?.code ?? null, company: client?.company ?? null, page: null }
  return documentOf(build, { head, content: '', boot, preloads: '' })
}

interface Parts {
  head: string
  content: string
  boot: BootData
  preloads: string
}

/** The data stand after what is shown, so that reading does not wait for them. */
function documentOf(build: SiteBuild, { head, content, boot, preloads }: Parts): string {
  const data = JSON.stringify(boot).replaceAll('<', '\\u003c')
  return [
    `<!doctype html><html lang="en-AU"><head>${build.head}${head}</head>`,
    `<body><div id="root">${content}</div>`,
    `<script type="application/json" id="foyer-boot">${data}</script>`,
    `${preloads}${build.scripts}</body></html>`,
  ].join('')
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/'
}
