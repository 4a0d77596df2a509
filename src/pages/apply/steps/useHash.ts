import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isFramed } from '../../shared/browser/isFramed'
import type { StepPlace } from '../../shared/formSteps/useFormSteps'

/** Reads and changes the current step in the URL fragment, so that Back and a reload preserve it. */
export function useHash(): StepPlace {
  const { hash, search, state } = useLocation()
  const navigate = useNavigate()
  const latest = useRef({ navigate, search })
  useLayoutEffect(() => {
    latest.current = { navigate, search }
  })
  const go = useCallback((id: string, isReturning: boolean) => {
    const to = { search: latest.current.search, hash: id === '' ? '' : `#${encodeURIComponent(id)}` }
    // If the site is in a frame, the embedding page scrolls it into view.
    const scrollState = isFramed() ? {} : { keepScroll: true }
    void latest.current.navigate(to, { state: { ...scrollState, isReturning } })
  }, [])
  const isReturning =
    typeof state === 'object' && state !== null && 'isReturning' in state && state.isReturning === true
  return { at: decodeSafely(hash.slice(1)), isReturning, go }
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
