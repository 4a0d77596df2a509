import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ListPart } from '../../schemas/jobList/listPart'
import { defaultVacancySort } from '../../schemas/jobList/sortVacancies'
import { recordOrder } from '../../schemas/jobList/vacancyOrders'
import type { PageData, PageVacancy } from '../../schemas/pageData/pageData'
import type { VacancyDetail, VacancyListItem, VacancyLists } from '../../schemas/vacancies/vacancy'
import { siteTexts } from '../../texts/public/site.texts'
import { log } from '../browser/log'
import { addPageLanguage } from '../http/addPageLanguage'
import { isTemporary, toApiError } from '../http/apiError'
import type { Http } from '../http/lazyHttp'

/**
 * The vacancy whose page is shown. `gone`: no longer advertised [JD-05]; `failed`: unknown, because the request failed.
 */
export type ActiveVacancy =
  | { guid: string; status: 'loading' | 'gone' | 'failed'; detail: null; lists: null }
  | {
      guid: string
      status: 'ready'
      detail: VacancyDetail
      lists: VacancyLists | null
      /** Lists that failed to load; they are empty here, but may have entries on the server. */
      failedLists: (keyof VacancyLists)[]
    }

interface VacanciesState {
  /** Null until it is loaded. */
  list: VacancyListItem[] | null
  /** The part of a long list that the page included. */
  part: ListPart | null
  /** True if loading the full list failed. */
  hasFailed: boolean
  active: ActiveVacancy | null
}

export interface Vacancies {
  store: StoreApi<VacanciesState>
  /** Loads the list once. A failure is logged and counts as an empty list; the next call tries again [ER-03]. */
  loadList: () => Promise<VacancyListItem[]>
  /** Loads the vacancy of a page. The same guid reuses the loaded vacancy [JD-04], unless loading failed or found nothing. */
  open: (guid: string) => Promise<void>
  /** Loads the lists of the active vacancy. A temporary failure is retried once; a list that fails is empty [API-10]. */
  loadLists: (guid: string) => Promise<void>
  /** Loads the lists again, after some failed or the server requires answers that the form does not have. */
  reloadLists: (guid: string) => Promise<void>
  clearActive: () => void
  hasApplied: (vacancyId: number, email: string) => Promise<boolean>
}

/** The client's advertised vacancies; data that the page included is not requested again. */
export function createVacancies(http: Http, page: PageData | null = null): Vacancies {
  const store = createStore<VacanciesState>(() => toVacanciesState(page))
  let listRequest: Promise<VacancyListItem[]> | null = page?.vacancies
    ? Promise.resolve(page.vacancies)
    : null
  /** The page's own vacancy: it may be missing from the list, because it can be reachable by its link only. */
  const pageVacancy = store.getState().active
  const setActive = (active: ActiveVacancy) => {
    // Another vacancy may have been opened during the request.
    if (store.getState().active?.guid === active.guid) store.setState({ active })
  }
  const get = async <Body>(path: string): Promise<Body> => (await http.get<Body>(path)).data

  async function fetchList(): Promise<VacancyListItem[]> {
    store.setState({ hasFailed: false })
    const list = await fetchListOrNull<VacancyListItem>(get, addPageLanguage('/api/vacancies'))
    if (!list?.length) listRequest = null
    if (!list) store.setState({ hasFailed: true })
    // Keep a partial list instead of showing an empty one.
    if (list?.length || !store.getState().part) store.setState({ list: list ?? [] })
    return list ?? []
  }
  const loadList = () => {
    listRequest ??= fetchList()
    return listRequest
  }

  async function open(guid: string): Promise<void> {
    const previousVacancy = store.getState().active
    if (
      previousVacancy?.guid === guid &&
      (previousVacancy.status === 'ready' || previousVacancy.status === 'loading')
    )
      return
    const createUnloadedVacancy = (status: 'loading' | 'gone' | 'failed'): ActiveVacancy => ({
      guid,
      status,
      detail: null,
      lists: null,
    })
    if (pageVacancy?.guid === guid && pageVacancy.status === 'ready')
      return store.setState({ active: pageVacancy })
    const findListedVacancy = (list: VacancyListItem[]) => list.find((vacancy) => vacancy.guid === guid)
    const { list } = store.getState()
    // A loaded list answers at once; a list that failed to load is requested again.
    if (list && listRequest && !findListedVacancy(list))
      return store.setState({ active: createUnloadedVacancy('gone') })
    store.setState({ active: createUnloadedVacancy('loading') })
    const listedVacancy = findListedVacancy(await loadList())
    if (!listedVacancy)
      return setActive(createUnloadedVacancy(store.getState().hasFailed ? 'failed' : 'gone'))
    try {
      const detail = await get<VacancyDetail>(addPageLanguage(`/api/vacancies/${listedVacancy.id}`))
      setActive({ guid, status: 'ready', detail, lists: null, failedLists: [] })
    } catch (error) {
      log(siteTexts.loadFailed('/api/vacancies/{id}'), error)
      const { status } = toApiError(error)
      setActive(createUnloadedVacancy(status === 404 || status === 410 ? 'gone' : 'failed'))
    }
  }

  async function loadLists(guid: string): Promise<void> {
    const active = store.getState().active
    if (active?.guid !== guid || active.status !== 'ready' || active.lists) return
    const { lists, failedLists } = await fetchLists(get, active.detail.id)
    setActive({ ...active, lists, failedLists })
  }

  async function reloadLists(guid: string): Promise<void> {
    const active = store.getState().active
    if (active?.guid !== guid || active.status !== 'ready') return
    const { lists, failedLists } = await fetchLists(get, active.detail.id)
    setActive({ ...active, lists, failedLists })
  }

  return {
    store,
    loadList,
    open,
    loadLists,
    reloadLists,
    clearActive: () => store.setState({ active: null }),
    hasApplied: async (vacancyId, email) => {
      try {
        const path = `/api/vacancies/${vacancyId}/applications/${encodeURIComponent(email)}/`
        return (await http.get(path)).status === 200
      } catch {
        // 404 means that there is no application yet; any other error must not prevent the visitor from applying
        // [ER-02].
        return false
      }
    },
  }
}

function toVacanciesState(page: PageData | null): VacanciesState {
  if (!page) return { list: null, part: null, hasFailed: false, active: null }
  const { vacancies, part, active } = page
  if (vacancies) recordOrder(vacancies, defaultVacancySort.key)
  return { list: vacancies, part, hasFailed: false, active: active && toActiveVacancy(active) }
}

function toActiveVacancy({ guid, detail, lists }: PageVacancy): ActiveVacancy {
  return detail
    ? { guid, status: 'ready', detail, lists, failedLists: [] }
    : { guid, status: 'gone', detail: null, lists: null }
}

type FetchJson = <Body>(path: string) => Promise<Body>

/** The path of each list below its vacancy. */
const listPaths = {
  licences: 'licences',
  qualifications: 'qualifications',
  requirements: 'requirements',
  skills: 'skills',
  visas: 'visas',
  screeningQuestions: 'screeningquestions',
} as const satisfies Record<keyof VacancyLists, string>
const listNames = Object.keys(listPaths) as (keyof VacancyLists)[]

/**
 * Loads a list; null on failure, which is only logged [ER-03].
 * @param retries how often a temporary failure is retried
 */
async function fetchListOrNull<Item>(get: FetchJson, path: string, retries = 0): Promise<Item[] | null> {
  try {
    const items = await get<unknown>(path)
    return Array.isArray(items) ? items : []
  } catch (error) {
    log(siteTexts.loadFailed(path), error)
    return retries > 0 && isTemporary(toApiError(error).status)
      ? fetchListOrNull(get, path, retries - 1)
      : null
  }
}

/**
 * Loads the six lists of a vacancy. A temporary failure is retried once: without the list the form would lack questions
 * that the server requires.
 */
async function fetchLists(
  get: FetchJson,
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
    const path = addPageLanguage(`/api/vacancies/${vacancyId}/${listPaths[name]}`)
    const items = await fetchListOrNull<VacancyLists[Name][number]>(get, path, 1)
    if (items) lists[name] = items as VacancyLists[Name]
    else failedLists.push(name)
  }
  await Promise.all(listNames.map(read))
  return { lists, failedLists }
}
