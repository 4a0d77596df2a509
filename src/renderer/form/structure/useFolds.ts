import { useCallback, useState } from 'react'

/** Longer lists begin folded: what nobody opens need not be drawn. */
const openRows = 10

/** Which rows of a list are folded, by rjsf's keys. A row that somebody adds is open; of many that come at once none is. */
export function useFolds(keys: readonly string[]) {
  const [state, setState] = useState(() => ({ keys, folded: withNew(new Set(), keys) }))
  if (state.keys.length !== keys.length || state.keys.some((key, at) => key !== keys[at])) {
    const known = new Set(state.keys)
    const added = keys.filter((key) => !known.has(key))
    const isOne = added.length <= 1
    setState({ keys, folded: isOne ? state.folded : withNew(state.folded, added) })
  }
  const fold = useCallback((key: string, isFolded: boolean) => {
    setState((now) => {
      const folded = new Set(now.folded)
      if (isFolded) folded.add(key)
      else folded.delete(key)
      return { ...now, folded }
    })
  }, [])
  return { folded: state.folded, fold }
}

function withNew(folded: ReadonlySet<string>, keys: readonly string[]): ReadonlySet<string> {
  return keys.length > openRows ? new Set([...folded, ...keys]) : folded
}
