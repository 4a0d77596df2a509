import type { VacancyLists } from '../../schemas/vacancies/vacancy'
import { siteTexts } from '../../texts/public/site.texts'
import { log } from '../browser/log'
import { asApiError, mayPass } from '../http/apiError'
import { inPageLanguage } from '../http/inPageLanguage'

type Get = <Body>(path: string) => Promise<Body>

/** Where each list stands below its vacancy. */
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
 * A list, null when it could not be had, which is logged only [ER-03].
 * @param retries how often it is asked for again where that may help
 */
export async function listOrNull<Item>(get: Get, path: string, retries = 0): Promise<Item[] | null> {
  try {
    const items = await get<unknown>(path)
    return Array.isArray(items) ? items : []
  } catch (error) {
    log(siteTexts.loadFailed(path), error)
    return retries > 0 && mayPass(asApiError(error).status) ? listOrNull(get, path, retries - 1) : null
  }
}

/** The six lists of a vacancy. One that fails is asked for once more: without it the form lacks what the server asks. */
export async function readLists(
  get: Get,
  vacancyId: number,
): Promise<{ lists: VacancyLists; lacking: (keyof VacancyLists)[] }> {
  const lists: VacancyLists = {
    licences: [],
    qualifications: [],
    requirements: [],
    skills: [],
    visas: [],
    screeningQuestions: [],
  }
  const lacking: (keyof VacancyLists)[] = []
  const read = async <Name extends keyof VacancyLists>(name: Name) => {
    const path = inPageLanguage(`/api/vacancies/${vacancyId}/${paths[name]}`)
    const items = await listOrNull<VacancyLists[Name][number]>(get, path, 1)
    if (items) lists[name] = items as VacancyLists[Name]
    else lacking.push(name)
  }
  await Promise.all(names.map(read))
  return { lists, lacking }
}
