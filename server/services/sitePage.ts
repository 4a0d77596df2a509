import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BootData } from '../../src/schemas/session'
import { siteTexts } from '../../src/texts/site'
import type { Client } from '../repositories/clients'
import { clientConfig } from './clientFolder'
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

/** The page as this client's visitors get it: title, description, colours, icon, boot data [LY-10]. */
export async function renderPage(
  context: ServerContext,
  template: string,
  client: Client | undefined,
  nonce: string,
): Promise<string> {
  const boot: BootData = { clientCode: client?.code ?? null, company: client?.company ?? null, nonce }
  const head = client ? await clientHead(context, client) : `<title>${siteTexts.unknownClient}</title>`
  const data = JSON.stringify(boot).replaceAll('<', '\\u003c')
  return template
    .replace(/<title>[^<]*<\/title>/, '')
    .replace(
      '</head>',
      () => `${head}<script type="application/json" id="foyer-boot">${data}</script></head>`,
    )
}

async function clientHead(context: ServerContext, client: Client): Promise<string> {
  const config = await clientConfig(context, client)
  const icon = config.faviconName
    ? `<link rel="icon" href="/clients/${client.code}/${escapeHtml(encodeURIComponent(config.faviconName))}">`
    : ''
  return [
    `<title>${escapeHtml(config.siteTitle)}</title>`,
    `<meta name="description" content="${escapeHtml(siteTexts.description(client.company))}">`,
    `<meta name="theme-color" content="${escapeHtml(config.themeColor)}">`,
    icon,
  ].join('')
}

export function escapeHtml(text: unknown): string {
  return String(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
