import type { VacancyLists } from '../../schemas/vacancies/vacancy'
import { siteTexts } from '../../texts/public/site.texts'
import { log } from '../browser/log'
import { isTemporary, toApiError } from '../http/apiError'
import { inPageLanguage } from '../http/inPageLanguage'

type Get = <Body>(path: string) => Promise<Body>

/** The path of each list below its vacancy. */
const paths = {
  licences: 'licences',
  qualifications: 'qualifications',
  requirements: 'requirements',
  skills: 'skills',
  visas: 'visas',
  screeningQuestions: 'screeningquestions',
} as const satisfies Record<keyof VacancyLists, string>
const names = Object.keys(paths) as (keyof VacancyLists)[]

/**
 * Loads a list; null on failure, which is only logged [ER-03].
 * @param retries how often a temporary failure is retried
 */
export async function listOrNull<Item>(get: Get, path: string, retries = 0): Promise<Item[] | null> {
  try {
    const items = await get<unknown>(path)
    return Array.isArray(items) ? items : []
  } catch (error) {
    log(siteTexts.loadFailed(path), error)
    return retries > 0 && isTemporary(toApiError(error).status) ? listOrNull(get, path, retries - 1) : null
  }
}

/**
 * Loads the six lists of a vacancy. A failed list is retried once: without it the form would lack questions that the
 * server requires.
 */
export async function readLists(
  get: Get,
  vacancyId: number,
): Promise<{ lists: VacancyLists; failedLists: (keyof VacancyLists)[] }> {
  const lists: VacancyLists = {
    licences: [],
    qualifications: [],
    requirements: [],
    skills: [],
    visas: [],
    screeningQuestions: [],
  }
  const failedLists: (keyof VacancyLists)[] = []
  const read = async <Name extends keyof VacancyLists>(name: Name) => {
    const path = inPageLanguage(`/api/vacancies/${vacancyId}/${paths[name]}`)
    const items = await listOrNull<VacancyLists[Name][number]>(get, path, 1)
    if (items) lists[name] = items as VacancyLists[Name]
    else failedLists.push(name)
  }
  await Promise.all(names.map(read))
  return { lists, failedLists }
}
