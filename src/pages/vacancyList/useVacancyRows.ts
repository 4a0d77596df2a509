import { useCallback, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ownVacanciesOf } from '../../data/ownVacancies'
import type { VacancyRows } from '../../schemas/vacancies/ownVacancy'
import { usePart } from '../usePart'
import { readVacancyQuery } from './vacancyListQuery'

interface ListedVacancies {
  query: ReturnType<typeof readVacancyQuery>
  /** Null until they have come; while others come, those that were there before. */
  rows: VacancyRows | null
  isLoading: boolean
  hasFailed: boolean
  load: () => void
}

/** The page of the list that the address asks for. */
export function useVacancyRows(): ListedVacancies {
  const calls = usePart(ownVacanciesOf)
  const [search] = useSearchParams()
  const asked = search.toString()
  const [rows, setRows] = useState<VacancyRows | null>(null)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const latest = useRef(0)
  const load = useCallback(() => {
    latest.current += 1
    const mine = latest.current
    setState('loading')
    calls.list(readVacancyQuery(new URLSearchParams(asked))).then(
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
  }, [calls, asked])
  useEffect(load, [load])
  return {
    query: readVacancyQuery(search),
    rows,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    load,
  }
}
