import { useEffect, useState } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import { createDraftStyles } from '../../../data/studio/draftStyles.api'
import type { Studio } from '../../../data/studio/studio.types'
import { useSiteService } from '../../shared/site/useSiteService'

/** Returns the text of a draft file; '' while it loads or if it does not exist. */
export function useDraftText(studio: Studio, name: string): string {
  const { load } = useSiteService(createDraftStyles)
  const code = useStoreValue(studio.store, ({ draft }) => draft.clientCode)
  const hash = useStoreValue(studio.store, ({ draft }) => draft.files[name]?.hash ?? null)
  const [text, setText] = useState('')
  useEffect(() => {
    if (hash === null) return setText('')
    let isOver = false
    void load(code, hash, name).then((found) => {
      if (!isOver) setText(found)
    })
    return () => {
      isOver = true
    }
  }, [load, code, hash, name])
  return text
}
