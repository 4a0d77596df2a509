import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isFramed } from '../../shared/browser/isFramed'

interface Place {
  /** What the address says after its '#'; empty where it says nothing. */
  at: string
  /** An answer is being changed: the next step is the one that one came from. */
  isReturning: boolean
  go: (id: string, isReturning: boolean) => void
}

/** Where in the form one is, as the address says it after '#', and the way elsewhere: Back and a reload keep to it. */
export function useHash(): Place {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const latest = useRef({ navigate, search })
  useLayoutEffect(() => {
    latest.current = { navigate, search }
  })
  const go = useCallback((id: string, isReturning: boolean) => {
    const to = { search: latest.current.search, hash: id === '' ? '' : `#${encodeURIComponent(id)}` }
    // A page in a frame is brought into sight by the page around it.
    const kept = isFramed() ? {} : { keepScroll: true }
    void latest.current.navigate(to, { state: { ...kept, isReturning } })
  }, [])
  const isReturning =
    typeof state === 'object' && state !== null && 'isReturning' in state && state.isReturning === true
  return { at: decoded(hash.slice(1)), isReturning, go }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
