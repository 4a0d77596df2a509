import { settingsIn } from '../../../src/schemas/ownWords/fieldWords'
import type { FoundPage, PageData, PageVacancy } from '../../../src/schemas/pageData'
import { listPart, mostCarried } from '../../../src/schemas/vacancyList/listPart'
import type { Language } from '../../../src/texts/language'
import { type Client, findSettings } from '../../repositories/accounts/clients'
import { listAdvertised, wasAdvertised } from '../../repositories/vacancies/vacancies'
import { listVacancyAttachments } from '../../repositories/vacancies/vacancyAttachments'
import { publicSettings } from '../accounts/publicSettings'
import { formStamp } from '../applications/formStamp'
import type { ServerContext } from '../serverContext'
import { readAdvertised } from '../vacancies/readAdvertised'
import { drawnConfig } from './drawnConfig'
import { siteOf } from './source/siteSource'

/** All that a page shows: what the API would tell a guest of this client, and its files. */
export async function gatherPage(
  context: ServerContext,
  client: Client,
  { origin, url, language }: { origin: string; url: string; language: Language },
  { needs, blocks, vacancyGuid }: FoundPage,
): Promise<PageData> {
  const now = context.now()
  const [settings, vacancies, config, active] = await Promise.all([
    findSettings(context.db, client.id),
    listAdvertised(context.db, client.id, now, language),
    drawnConfig(context, client, language),
    vacancyGuid !== null && needs.has('vacancy')
      ? gatherVacancy(context, client.id, {
          guid: vacancyGuid,
          needsLists: needs.has('vacancyLists'),
          language,
        })
      : null,
  ])
  return {
    writtenAt: now.getTime(),
    config,
    settings: settingsIn(language, settings),
    sidebarHtml: (settings.canShowSidebar && (await siteOf(context, client).sidebar())) || '',
    publicSettings: publicSettings(context, origin),
    ...(vacancies.length <= mostCarried
      ? { vacancies, part: null }
      : {
          vacancies: null,
          part: listPart(vacancies, needs.has('vacancies') ? searchOf(url) : null, blocks),
        }),
    active,
    ...(active?.lists ? { formStamp: formStamp(context, client.id, active.guid, now.getTime()) } : {}),
  }
}

function searchOf(url: string): string {
  const at = url.indexOf('?')
  return at < 0 ? '' : url.slice(at)
}

async function gatherVacancy(
  { db, now }: ServerContext,
  clientId: number,
  { guid, needsLists, language }: { guid: string; needsLists: boolean; language: Language },
): Promise<PageVacancy> {
  const stored = await readAdvertised(db, clientId, { guid }, now(), language)
  if (!stored) {
    return { guid, detail: null, lists: null, existed: await wasAdvertised(db, clientId, { guid }, now()) }
  }
  const { lists, ...detail } = stored
  const attachments = await listVacancyAttachments(db, clientId, stored.id)
  return { guid, detail: { ...detail, attachments }, lists: needsLists ? lists : null, existed: true }
}
