import type { ClientConfig } from '../../../src/schemas/clientConfig/clientConfig'
import { localizeConfig } from '../../../src/schemas/clientConfig/localizeConfig'
import { getClientZone } from '../../../src/schemas/dateTime/formatDateTime'
import { toWallTime, type ZoneOffsets } from '../../../src/schemas/dateTime/zonedDateTime'
import { getListPart, maxEmbeddedVacancies } from '../../../src/schemas/jobList/listPart'
import { defaultVacancySort } from '../../../src/schemas/jobList/sortVacancies'
import { getSortedVacancies } from '../../../src/schemas/jobList/vacancyOrders'
import type { FoundPage, PageData, PageVacancy } from '../../../src/schemas/pageData/pageData'
import type { ClientPage } from '../../../src/schemas/pages/pageDefinition'
import { localizeSettings } from '../../../src/schemas/settings/localizeSettings'
import { playgroundTexts } from '../../../src/texts/admin/playground.texts'
import type { Language } from '../../../src/texts/language/language'
import type { ServerContext } from '../../context'
import { type Client, findSettings } from '../clients/clients.repository'
import { createFormToken } from '../forms/formToken'
import { loadPublicSettings } from '../settings/settings.service'
import { resolveSite } from '../sites/siteSource'
import { wasAdvertised } from '../vacancies/publishedVacancies.repository'
import { getListedVacancies } from '../vacancies/vacancies.repository'
import { readLocalizedVacancy } from '../vacancies/vacancies.service'
import { listVacancyAttachments } from '../vacancies/vacancyFiles.repository'

/** The page is cast because clients' configurations cannot contain its block. */
const playgroundPage = {
  path: '/playground',
  title: playgroundTexts.title,
  blocks: [{ type: 'playground' }],
} as unknown as ClientPage

/**
 * Returns the client's configuration in the given language. Outside production, the client 'kitchen' gets a page that
 * shows the form renderer to developers.
 */
export function getRenderedConfig(
  { environment }: Pick<ServerContext, 'environment'>,
  { code }: Pick<Client, 'code'>,
  siteConfig: ClientConfig,
  language: Language,
): ClientConfig {
  const config = localizeConfig(language, siteConfig)
  if (environment.isProduction || code !== 'kitchen') return config
  return { ...config, pages: [...config.pages, playgroundPage] }
}

/**
 * Gathers the data of a page: what the API returns to a guest of this client, and the client's files.
 * @param config from `getRenderedConfig`, with which the page was found
 */
export async function loadPageData(
  context: ServerContext,
  client: Client,
  { origin, url, language }: { origin: string; url: string; language: Language },
  { needs, blocks, vacancyGuid }: FoundPage,
  config: ClientConfig,
): Promise<PageData> {
  const now = context.now()
  const [settings, vacancies, active] = await Promise.all([
    findSettings(context.db, client.id),
    getListedVacancies(context.db, client.id, now, language),
    vacancyGuid !== null && needs.has('vacancy')
      ? loadVacancyData(context, client.id, {
          guid: vacancyGuid,
          needsLists: needs.has('vacancyLists'),
          language,
        })
      : null,
  ])
  const zone = getClientZone(config)
  return {
    renderedAt: now.getTime(),
    ...(zone === 'UTC' ? {} : { zoneOffsets: getZoneOffsets(zone, now) }),
    config,
    settings: localizeSettings(language, settings),
    sidebarHtml: (settings.canShowSidebar && (await resolveSite(context, client).sidebar())) || '',
    publicSettings: loadPublicSettings(context, origin),
    ...(vacancies.length <= maxEmbeddedVacancies
      ? { vacancies: [...getSortedVacancies(vacancies, defaultVacancySort)], part: null }
      : {
          vacancies: null,
          part: getListPart(vacancies, needs.has('vacancies') ? getQueryString(url) : null, blocks),
        }),
    active,
    ...(active?.lists ? { formToken: createFormToken(context, client.id, active.guid, now.getTime()) } : {}),
  }
}

function getQueryString(url: string): string {
  const index = url.indexOf('?')
  return index < 0 ? '' : url.slice(index)
}

async function loadVacancyData(
  { db, now }: ServerContext,
  clientId: number,
  { guid, needsLists, language }: { guid: string; needsLists: boolean; language: Language },
): Promise<PageVacancy> {
  const storedVacancy = await readLocalizedVacancy(db, clientId, { guid }, now(), language)
  if (!storedVacancy) {
    return { guid, detail: null, lists: null, existed: await wasAdvertised(db, clientId, { guid }, now()) }
  }
  const { lists, ...detail } = storedVacancy
  const attachments = await listVacancyAttachments(db, clientId, storedVacancy.id)
  return { guid, detail: { ...detail, attachments }, lists: needsLists ? lists : null, existed: true }
}

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * minuteMs
/** Number of calendar years for which offsets are returned; closing dates are seldom later than next year. */
const coveredYears = 2

const offsetsCache = new Map<string, ZoneOffsets>()

/** Returns the UTC offsets of a zone for this year and the next. @param zone IANA */
export function getZoneOffsets(zone: string, now: Date): ZoneOffsets {
  const cachedOffsets = offsetsCache.get(zone)
  const year = now.getUTCFullYear()
  const start = Date.UTC(year, 0)
  if (cachedOffsets?.from === start) return cachedOffsets
  const end = Date.UTC(year + coveredYears, 0)
  const zoneOffsets: ZoneOffsets = {
    zone,
    from: start,
    until: end,
    offsets: [[start, getZoneOffset(start, zone)]],
  }
  for (let dayStart = start; dayStart < end; dayStart += dayMs) {
    const offset = getZoneOffset(dayStart + dayMs, zone)
    if (offset !== zoneOffsets.offsets.at(-1)?.[1])
      zoneOffsets.offsets.push([findOffsetChange(dayStart, dayStart + dayMs, zone), offset])
  }
  offsetsCache.set(zone, zoneOffsets)
  return zoneOffsets
}

/** Returns the first minute after `earlier`, and no later than `later`, that has the offset of `later`. */
function findOffsetChange(earlier: number, later: number, zone: string): number {
  if (later - earlier === minuteMs) return later
  const middle = earlier + Math.floor((later - earlier) / 2 / minuteMs) * minuteMs
  return getZoneOffset(middle, zone) === getZoneOffset(later, zone)
    ? findOffsetChange(earlier, middle, zone)
    : findOffsetChange(middle, later, zone)
}

function getZoneOffset(time: number, zone: string): number {
  return Date.parse(`${toWallTime(new Date(time), zone)}Z`) - time
}
