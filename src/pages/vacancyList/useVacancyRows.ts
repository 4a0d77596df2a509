import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createAuthoredVacancyApi } from '../../data/authoring/authoredVacancies.api'
import { getCursor, type LoadedPage } from '../../data/http/pageCursors'
import type { VacancyRows } from '../../schemas/authoring/authoredVacancy'
import { useSiteService } from '../shared/site/useSiteService'
import { readVacancyQuery } from './vacancyListQuery'

interface ListedVacancies {
  query: ReturnType<typeof readVacancyQuery>
  /** Null until the first load; while a new page loads, the previous rows. */
  rows: VacancyRows | null
  isLoading: boolean
  hasFailed: boolean
  /** Reloads the rows for the current URL. */
  load: () => void
  /** Requests the rows of the next URL before the navigation, so that the response does not wait for the render. */
  prefetch: (address: string) => void
}

/** Returns the page of the list that the URL describes. */
export function useVacancyRows(): ListedVacancies {
  const calls = useSiteService(createAuthoredVacancyApi)
  const [search] = useSearchParams()
  const query = search.toString()
  const [rows, setRows] = useState<VacancyRows | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const loaded = useRef<LoadedPage | null>(null)
  const latest = useRef<{ address: string } | null>(null)
  const ask = useCallback(
    (address: string) => {
      const request = { address }
      latest.current = request
      setState('loading')
      const { page, ...list } = readVacancyQuery(new URLSearchParams(address))
      const key = JSON.stringify(list)
      const cursor = getCursor(loaded.current, key, page)
      calls.list({ ...list, page, ...(cursor === null ? {} : { cursor }) }).then(
        (found) => {
          // Ignore the response of an outdated request.
          if (request !== latest.current) return
          loaded.current = { key, page, cursor, ...found.cursors }
          setRows(found)
          setState('ready')
        },
        () => {
          if (request === latest.current) setState('failed')
        },
      )
    },
    [calls],
  )
  useEffect(() => {
    if (latest.current?.address !== query) ask(query)
  }, [ask, query])
  return {
    query: readVacancyQuery(search),
    rows,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    load: () => ask(query),
    prefetch: (address) => ask(new URLSearchParams(address).toString()),
  }
}
