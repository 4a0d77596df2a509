import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createAuthoredVacancyApi, type VacancyQuery } from '../../data/authoring/authoredVacancies.api'
import { createResource } from '../../data/http/createResource'
import { getCursor, type LoadedPage } from '../../data/http/pageCursors'
import { useStoreValue } from '../../data/react/useStoreValue'
import {
  type CountedState,
  type VacancyRowPage,
  vacancyRowSortKeys,
  vacancyStates,
} from '../../schemas/authoring/authoredVacancy'
import { useSiteService } from '../shared/site/SiteContext'

interface ListedVacancies {
  query: ReturnType<typeof readVacancyQuery>
  /** Null until the first page has loaded; the previous page's rows while another page loads. */
  rows: VacancyRowPage | null
  isLoading: boolean
  hasFailed: boolean
  /** Reloads the rows for the current URL. */
  reload: () => void
  /** Requests the rows of the next URL before the navigation, so that the response does not wait for the render. */
  prefetch: (query: string) => void
}

/** Returns the page of the list that the URL describes. */
export function useVacancyRows(): ListedVacancies {
  const api = useSiteService(createAuthoredVacancyApi)
  const [search] = useSearchParams()
  const queryString = search.toString()
  const [resource] = useState(() => createResource<VacancyRowPage>())
  const { status, value: rows } = useStoreValue(resource.store, (state) => state)
  const lastLoadedPage = useRef<LoadedPage | null>(null)
  const latestQuery = useRef<string | null>(null)
  const loadPage = useCallback(
    (query: string) => {
      latestQuery.current = query
      const { page, ...list } = readVacancyQuery(new URLSearchParams(query))
      const key = JSON.stringify(list)
      const cursor = getCursor(lastLoadedPage.current, key, page)
      void resource.load(async () => {
        const loadedPage = await api.list({ ...list, page, ...(cursor === null ? {} : { cursor }) })
        if (query === latestQuery.current)
          lastLoadedPage.current = { key, page, cursor, ...loadedPage.cursors }
        return loadedPage
      })
    },
    [api, resource],
  )
  useEffect(() => {
    if (latestQuery.current !== queryString) loadPage(queryString)
  }, [loadPage, queryString])
  return {
    query: readVacancyQuery(search),
    rows,
    isLoading: status === 'loading',
    hasFailed: status === 'failed',
    reload: () => loadPage(queryString),
    prefetch: (query) => loadPage(new URLSearchParams(query).toString()),
  }
}

/** Rows per page of the list. */
const vacancyPageSize = 25

/**
 * Returns the number of the last page; 0 if the total is 0. Rows may be added or removed while the user
 * pages, so the current page's cursor, not the total, decides whether another page follows.
 */
export function getLastPage({ items, total, cursors }: VacancyRowPage, page: number): number {
  const pageCountOfTotal = Math.ceil(total / vacancyPageSize)
  if (items.length === 0) return pageCountOfTotal
  return cursors.next === null ? page : Math.max(page + 1, pageCountOfTotal)
}

/** The states that the list can be filtered by, in order of display. */
export const countedStates: readonly CountedState[] = vacancyStates.flatMap((state) =>
  state === 'open' ? (['open', 'closingSoon'] as const) : [state],
)

/** Reads the query from the URL; ignores invalid values. */
export function readVacancyQuery(search: URLSearchParams): VacancyQuery & { page: number } {
  const state = countedStates.find((countedState) => countedState === search.get('state'))
  const sort = vacancyRowSortKeys.find((sortKey) => sortKey === search.get('sort'))
  const q = (search.get('q') ?? '').slice(0, 255)
  const page = Number(search.get('page') ?? 1)
  return {
    page: Number.isInteger(page) && page >= 1 ? page : 1,
    pageSize: vacancyPageSize,
    sort: sort ?? 'updatedAt',
    order: sort === undefined || search.get('order') === 'desc' ? 'desc' : 'asc',
    ...(state ? { state } : {}),
    ...(q.trim() === '' ? {} : { q }),
  }
}

/**
 * Returns the query string, with '?' if it is not empty; null removes a parameter. Resets the page unless it
 * is set.
 */
export function writeVacancyQuery(search: URLSearchParams, change: Record<string, string | null>): string {
  const next = new URLSearchParams(search)
  if (!('page' in change)) next.delete('page')
  for (const [key, value] of Object.entries(change)) {
    if (value === null || value === '') next.delete(key)
    else next.set(key, value)
  }
  const text = next.toString()
  return text === '' ? '' : `?${text}`
}
