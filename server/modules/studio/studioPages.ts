import type { FoundPage } from '../../../src/schemas/pageData/pageData'
import { studioTitle } from '../../../src/texts/admin/adminPageTitles.texts'
import type { ServerContext } from '../../context'
import { type Client, findServedClient, findSettings } from '../clients/clients.repository'
import { drawnConfig, gatherPage } from '../rendering/pageData'
import { dataOf, documentOf, inWhich, type PageAddress } from '../rendering/renderPage'

import type { SiteBuild } from '../rendering/siteBuild'
import { hasSuperUser } from '../sessions/users.repository'

/** Nobody finds it; and it says that it has no icon, since browsers would ask for /favicon.ico. */
const ofHead = `<title>${studioTitle}</title><meta name="robots" content="noindex"><link rel="icon" href="data:,">`

/** The studio's own page, which the browser draws: nothing of a draft can be read without signing in. */
export async function studioPage(
  context: ServerContext,
  build: SiteBuild,
  client: Client,
  origin: string,
): Promise<string> {
  const { code: clientCode, company } = client
  const found = await foundPage(context, client, '/')
  const page = found && (await gatherPage(context, client, { origin, url: '/', language: 'en' }, found.page))
  return documentOf(build, {
    place: 'studio',
    head: ofHead,
    content: '',
    // The jobs are the frame's to show.
    scripts:
      dataOf({ clientCode, company, page: page && { ...page, vacancies: [], part: null } }) + build.scripts,
  })
}

/** Whose pages a studio on this client's host may show: its own, and anybody's where the SuperUser is at home. */
export async function previewedClient(
  { db }: Pick<ServerContext, 'db'>,
  host: Client,
  code: string,
): Promise<Client | undefined> {
  if (code.toLowerCase() === host.code) return host
  return (await hasSuperUser(db, host.id)) ? findServedClient(db, code) : undefined
}

/**
 * A page of the site for the studio's frame, which the browser draws: what a guest sees of it at `url`, as data. What is
 * drafted comes from the studio by message; nothing of a draft is in here.
 */
export async function previewPage(
  context: ServerContext,
  build: SiteBuild,
  client: Client,
  address: PageAddress,
): Promise<string> {
  const { code: clientCode, company } = client
  const found = await foundPage(context, client, address.url)
  const { languages } = await findSettings(context.db, client.id)
  const language = languages.find((one) => one === address.language) ?? 'en'
  const page =
    found && (await gatherPage(context, client, { ...address, language, url: found.url }, found.page))
  return documentOf(build, {
    language,
    place: 'studio-preview',
    head: ofHead,
    content: '',
    scripts: dataOf({ clientCode, company, page, ...inWhich(language) }) + build.scripts,
  })
}

/** The page at the end of the redirects that begin here; null while nothing is built. */
async function foundPage(
  context: ServerContext,
  client: Client,
  url: string,
): Promise<{ url: string; page: FoundPage } | null> {
  const { renderer } = context
  if (!renderer) return null
  const config = await drawnConfig(context, client)
  let at = url
  for (let steps = 0; steps < mostSteps; steps += 1) {
    const found = renderer.findPage(at, config)
    if (found.redirect === null) return { url: at, page: found }
    at = found.redirect
  }
  return null
}

/** Redirects that lead in a circle end here. */
const mostSteps = 5
