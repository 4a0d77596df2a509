import { useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Option } from '../../schemas/vacancy'

/** Milliseconds after the last key until a list follows what was typed, or until typed letters are a new word [FK-25]. */
export const typeAheadDelay = 500

export interface ListSearch {
  /** What is typed now. */
  text: string
  setText: (text: string) => void
  /** The options that contain what was typed when the person paused. */
  found: readonly Option[]
  /** Looks at once: for keys that act on the list, such as Enter. */
  flush: () => void
}

/** Narrows options down to those whose label contains the typed words; case and accents don't matter. */
export function useListSearch(choices: readonly Option[], initial: string): ListSearch {
  const [text, setText] = useState(initial)
  const [query, setQuery] = useState('')
  useEffect(() => {
    const timer = window.setTimeout(() => setQuery(text), text === '' ? 0 : typeAheadDelay)
    return () => window.clearTimeout(timer)
  }, [text])
  const labels = useMemo(() => choices.map((choice) => plain(choice.label)), [choices])
  const wanted = text === '' ? '' : plain(query.trim())
  const found = useMemo(
    () => (wanted === '' ? choices : choices.filter((_, at) => labels[at]?.includes(wanted))),
    [choices, labels, wanted],
  )
  return {
    text,
    setText,
    found,
    flush: () => {
      if (query !== text) flushSync(() => setQuery(text))
    },
  }
}

/** 'Côte d’Ivoire' → 'cote d’ivoire'. */
function plain(label: string): string {
  return label.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase()
}
