import { useEffect, useState } from 'react'
import { ownStylesOf } from '../../data/studio/ownStyles'
import type { Studio } from '../../data/studio/studioState'
import { useStoreValue } from '../../data/useStoreValue'
import { usePart } from '../usePart'

const stylesName = 'styles.min.css'

/** What stands in the draft's own stylesheet; nothing until it has come, and where there is none. */
export function useOwnStyles(studio: Studio): string {
  const { bring } = usePart(ownStylesOf)
  const code = useStoreValue(studio.store, ({ draft }) => draft.clientCode)
  const hash = useStoreValue(studio.store, ({ draft }) => draft.files[stylesName]?.hash ?? null)
  const [css, setCss] = useState('')
  useEffect(() => {
    if (hash === null) return setCss('')
    let isOver = false
    void bring(code, hash, stylesName).then((text) => {
      if (!isOver) setCss(text)
    })
    return () => {
      isOver = true
    }
  }, [bring, code, hash])
  return css
}
