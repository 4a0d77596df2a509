import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ListPart } from '../../schemas/jobList/listPart'
import type { PageData, PageVacancy } from '../../schemas/pageData/pageData'
import type { VacancyDetail, VacancyListItem, VacancyLists } from '../../schemas/vacancies/vacancy'
import { siteTexts } from '../../texts/public/site.texts'
import { log } from '../browser/log'
import { asApiError } from '../http/apiError'
import { inPageLanguage } from '../http/inPageLanguage'
import type { Http } from '../http/lazyHttp'
import { listOrNull, readLists } from './vacancyLists.api'

/** One vacancy that is open. `gone`: not in the list any more [JD-05]; `failed`: nobody knows, the server did not say. */
export type ActiveVacancy =
  | { guid: string; status: 'loading' | 'gone' | 'failed'; detail: null; lists: null }
  | {
      guid: string
      status: 'ready'
      detail: VacancyDetail
      lists: VacancyLists | null
      /** Lists that could not be had, twice: they are empty here, and may not be. */
      lacking: (keyof VacancyLists)[]
    }

interface VacanciesState {
  /** Null until it has come. */
  list: VacancyListItem[] | null
  /** What the page brought of a list that was too long for it. */
  part: ListPart | null
  /** The rest of such a list was asked for, and did not come. */
  hasFailed: boolean
  active: ActiveVacancy | null
}

export interface Vacancies {
  store: StoreApi<VacanciesState>
  /** Asks once; a failed load is logged, counts as an empty list and is tried again by the next call [ER-03]. */
  loadList: () => Promise<VacancyListItem[]>
  /** Opening the same guid again reuses what is there [JD-04], unless that is nothing. */
  open: (guid: string) => Promise<void>
  /** The lists below the open vacancy: asked for a second time where one fails, and empty if it fails again [API-10]. */
  loadLists: (guid: string) => Promise<void>
  /** The same, anew: some were lacking, or the server asks what the form does not. */
  reloadLists: (guid: string) => Promise<void>
  clearActive: () => void
  hasApplied: (vacancyId: number, email: string) => Promise<boolean>
}

/** The client's advertised vacancies; those that came with the page are not asked for again. */
export function createVacancies(http: Http, page: PageData | null = null): Vacancies {
  const store = createStore<VacanciesState>(() => stateFromPage(page))
  let listRequest: Promise<VacancyListItem[]> | null = page?.vacancies
    ? Promise.resolve(page.vacancies)
    : null
  /** What came with the page may stand in no list: it is found by its link alone. */
  const brought = store.getState().active
  const setActive = (active: ActiveVacancy) => {
    // Another vacancy may have been opened while this one was on its way.
    if (store.getState().active?.guid === active.guid) store.setState({ active })
  }
  const get = async <Body>(path: string): Promise<Body> => (await http.get<Body>(path)).data

  async function askForList(): Promise<VacancyListItem[]> {
    store.setState({ hasFailed: false })
    const list = await listOrNull<VacancyListItem>(get, inPageLanguage('/api/vacancies'))
    if (!list?.length) listRequest = null
    if (!list) store.setState({ hasFailed: true })
    // A list of which a part is there is not empty.
    if (list?.length || !store.getState().part) store.setState({ list: list ?? [] })
    return list ?? []
  }
  const loadList = () => {
    listRequest ??= askForList()
    return listRequest
  }

  async function open(guid: string): Promise<void> {
    const before = store.getState().active
    if (before?.guid === guid && (before.status === 'ready' || before.status === 'loading')) return
    const without = (status: 'loading' | 'gone' | 'failed'): ActiveVacancy => ({
      guid,
      status,
      detail: null,
      lists: null,
    })
    if (brought?.guid === guid && brought.status === 'ready') return store.setState({ active: brought })
    const isListed = (list: VacancyListItem[]) => list.find((vacancy) => vacancy.guid === guid)
    const { list } = store.getState()
    // A list that is there says so at once; one that failed to load is asked for again.
    if (list && listRequest && !isListed(list)) return store.setState({ active: without('gone') })
    store.setState({ active: without('loading') })
    const listed = isListed(await loadList())
    if (!listed) return setActive(without(store.getState().hasFailed ? 'failed' : 'gone'))
    try {
      const detail = await get<VacancyDetail>(inPageLanguage(`/api/vacancies/${listed.id}`))
      setActive({ guid, status: 'ready', detail, lists: null, lacking: [] })
    } catch (error) {
      log(siteTexts.loadFailed('/api/vacancies/{id}'), error)
      const { status } = asApiError(error)
      setActive(without(status === 404 || status === 410 ? 'gone' : 'failed'))
    }
  }

  async function loadLists(guid: string): Promise<void> {
    const active = store.getState().active
    if (active?.guid !== guid || active.status !== 'ready' || active.lists) return
    const { lists, lacking } = await readLists(get, active.detail.id)
    setActive({ ...active, lists, lacking })
  }

  async function reloadLists(guid: string): Promise<void> {
    const active = store.getState().active
    if (active?.guid !== guid || active.status !== 'ready') return
    const { lists, lacking } = await readLists(get, active.detail.id)
    setActive({ ...active, lists, lacking })
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
        // 404 is the good news, and any other answer is no reason to keep somebody from applying [ER-02].
        return false
      }
    },
  }
}

function stateFromPage(page: PageData | null): VacanciesState {
  if (!page) return { list: null, part: null, hasFailed: false, active: null }
  const { vacancies: list, part, active } = page
  return { list, part, hasFailed: false, active: active && activeFromPage(active) }
}

function activeFromPage({ guid, detail, lists }: PageVacancy): ActiveVacancy {
  return detail
    ? { guid, status: 'ready', detail, lists, lacking: [] }
    : { guid, status: 'gone', detail: null, lists: null }
}
