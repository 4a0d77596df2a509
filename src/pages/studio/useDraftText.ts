import { useEffect, useState } from 'react'
import { ownStylesOf } from '../../data/studio/ownStyles'
import type { Studio } from '../../data/studio/studioState'
import { useStoreValue } from '../../data/useStoreValue'
import { usePart } from '../usePart'

/** What stands in a file of the draft; nothing until it has come, and where there is none. */
export function useDraftText(studio: Studio, name: string): string {
  const { bring } = usePart(ownStylesOf)
  const code = useStoreValue(studio.store, ({ draft }) => draft.clientCode)
  const hash = useStoreValue(studio.store, ({ draft }) => draft.files[name]?.hash ?? null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (hash === null) return setText('')
    let isOver = false
    void bring(code, hash, name).then((found) => {
      if (!isOver) setText(found)
    })
    return () => {
      isOver = true
    }
  }, [bring, code, hash, name])
  return text
}
