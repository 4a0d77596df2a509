import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientConfig } from '../../../src/schemas/clientConfig/clientConfig'
import { getClientZone } from '../../../src/schemas/dateTime/formatDateTime'
import { isTimeZone } from '../../../src/schemas/dateTime/zonedDateTime'
import type { SiteFile } from '../../../src/schemas/site/siteDraft'
import type { ClientStyles } from '../../../src/schemas/theme/themeStylesheet'
import { getClientDay } from '../../../src/schemas/vacancies/responseDeadline'
import { rulesTexts } from '../../../src/texts/public/form.texts'
import type { ServerContext } from '../../context'
import { ProblemError } from '../../problem'
import { type Client, getClientById } from '../clients/clients.repository'
import {
  getClientFilesVersion,
  getClientsFolder,
  getFileStamp,
  readClientSidebar,
  readFolderConfig,
} from './clientFolder'
import { type PublishedClient, readPublishedSite, readSiteBytes } from './publishedSite'

type SiteSourceContext = Pick<ServerContext, 'db' | 'root' | 'clientsDir' | 'report'>

/** A client and its published version, if any. */
export type SiteOwner = Pick<Client, 'id' | 'code' | 'company' | 'publishedVersion' | 'publishedHash'>

/**
 * Source of a client's site: the published version; without one, the folder with the client's code; without that, the
 * defaults. Pages, `/clients/…`, `theme.css`, feeds and lists use it.
 */
export interface SiteSource {
  /** Changes with any file that affects pages. For a published version, no files are read. */
  version: () => string
  config: () => Promise<ClientConfig>
  /** The sanitized sidebar [LY-06]; undefined if there is none. */
  sidebar: () => Promise<string | undefined>
  /** URL and content of the client's own stylesheet; null if there is none. */
  styles: () => Promise<ClientStyles | null>
  /** URL of the stylesheet; null if there is none. */
  stylesAddress: () => Promise<string | null>
  /** For a published version: the file and its publication time. Null if files are served from the folder. */
  file: (name: string) => Promise<{ file: SiteFile; publishedAt: string } | undefined> | null
  bytes: (name: string) => Promise<Buffer | undefined>
}

export function resolveSite(context: SiteSourceContext, client: SiteOwner): SiteSource {
  const { publishedVersion, publishedHash } = client
  return publishedVersion !== null && publishedHash !== null
    ? createPublishedSource(context, { ...client, publishedVersion, publishedHash })
    : createFolderSource(context, client)
}

function createFolderSource(context: SiteSourceContext, client: SiteOwner): SiteSource {
  const folder = join(getClientsFolder(context), client.code)
  const stylesAddress = async () =>
    getFileStamp(join(folder, 'styles.min.css')) === null ? null : getStylesAddress(client)
  return {
    version: () => getClientFilesVersion(context, client),
    config: () => readFolderConfig(context, client),
    sidebar: () => readClientSidebar(context, client.code),
    stylesAddress,
    styles: async () => {
      const href = await stylesAddress()
      return href === null ? null : { href, css: await readFile(join(folder, 'styles.min.css'), 'utf8') }
    },
    file: () => null,
    bytes: (name) => readFile(join(folder, name)).catch(() => undefined),
  }
}

function createPublishedSource({ db }: SiteSourceContext, client: SiteOwner & PublishedClient): SiteSource {
  const loadSite = () => readPublishedSite(db, client)
  return {
    version: () => client.publishedHash,
    config: async () => (await loadSite()).config,
    sidebar: async () => (await loadSite()).sidebar,
    stylesAddress: async () => ((await loadSite()).css === undefined ? null : getStylesAddress(client)),
    styles: async () => {
      const { css } = await loadSite()
      return css === undefined ? null : { href: getStylesAddress(client), css }
    },
    file: async (name) => {
      const { manifest, at } = await loadSite()
      const file = Object.hasOwn(manifest, name) ? manifest[name] : undefined
      return file && { file, publishedAt: at }
    },
    bytes: async (name) => {
      const { manifest } = await loadSite()
      const file = Object.hasOwn(manifest, name) ? manifest[name] : undefined
      return file && readSiteBytes(db, client.id, file.hash)
    },
  }
}

const getStylesAddress = ({ code }: SiteOwner) => `/clients/${code}/styles.min.css`

/** Returns a client's configuration [LY-10]. */
export function readSiteConfig(context: SiteSourceContext, client: SiteOwner): Promise<ClientConfig> {
  return resolveSite(context, client).config()
}

type ZoneContext = Pick<ServerContext, 'db' | 'root' | 'clientsDir' | 'report'>

/** Returns the client's time zone; see `getClientZone`. */
export async function readClientZone(context: ZoneContext, clientId: number): Promise<string> {
  return getClientZone(await readSiteConfig(context, await getClientById(context.db, clientId)))
}

/** Returns the current day in the client's time zone: 'YYYY-MM-DD'. */
export async function getClientToday(
  context: ZoneContext & Pick<ServerContext, 'now'>,
  clientId: number,
): Promise<string> {
  return getClientDay(context.now(), await readClientZone(context, clientId))
}

/**
 * Returns the time zone of a query's days: the zone that the client configured, or else the requested zone, or else
 * UTC.
 * @throws bad-query for an unknown zone
 */
export async function resolveQueryTimeZone(
  context: ZoneContext,
  clientId: number,
  requestedZone: string | undefined,
): Promise<string> {
  if (requestedZone !== undefined && !isTimeZone(requestedZone))
    throw new ProblemError('bad-query', { errors: [{ path: '/timeZone', message: rulesTexts.option }] })
  const { timeZone } = await readSiteConfig(context, await getClientById(context.db, clientId))
  return timeZone ?? requestedZone ?? getClientZone({})
}
