import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { createAuthoredVacancyApi } from '../../data/authoring/authoredVacancies.api'
import type { VacancyRows } from '../../schemas/authoring/authoredVacancy'
import { useSitePart } from '../shared/site/useSitePart'
import { readVacancyQuery } from './vacancyListQuery'

interface ListedVacancies {
  query: ReturnType<typeof readVacancyQuery>
  /** Null until they have come; while others come, those that were there before. */
  rows: VacancyRows | null
  isLoading: boolean
  hasFailed: boolean
  /** Asks for what the address asks for once more. */
  load: () => void
  /** Asks for what the address is about to ask for, so that the answer need not wait for the page to be told of it. */
  askAhead: (address: string) => void
}

/** The page of the list that the address asks for. */
export function useVacancyRows(): ListedVacancies {
  const calls = useSitePart(createAuthoredVacancyApi)
  const [search] = useSearchParams()
  const wanted = search.toString()
  const [rows, setRows] = useState<VacancyRows | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const latest = useRef<{ address: string } | null>(null)
  const ask = useCallback(
    (address: string) => {
      const mine = { address }
      latest.current = mine
      setState('loading')
      calls.list(readVacancyQuery(new URLSearchParams(address))).then(
        (found) => {
          // What was asked for before has no say any more.
          if (mine !== latest.current) return
          setRows(found)
          setState('ready')
        },
        () => {
          if (mine === latest.current) setState('failed')
        },
      )
    },
    [calls],
  )
  useEffect(() => {
    if (latest.current?.address !== wanted) ask(wanted)
  }, [ask, wanted])
  return {
    query: readVacancyQuery(search),
    rows,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    load: () => ask(wanted),
    askAhead: (address) => ask(new URLSearchParams(address).toString()),
  }
}
