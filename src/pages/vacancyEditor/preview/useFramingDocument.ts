import { useEffect, useState } from 'react'
import type { VacancyEdit } from '../../../data/vacancyEdits'
import { mayFrame } from '../../../schemas/pages/privatePath'

/**
 * A document may frame what its own address says: whoever has come here from another page of the site, without one being
 * loaded, has it loaded now, with everything saved before. @returns whether a frame can be shown
 */
export function useFramingDocument(edit: VacancyEdit): boolean {
  const [canFrame] = useState(() => mayFrame(loadedPath()))
  useEffect(() => {
    if (canFrame) return
    void edit.save().then((isSaved) => {
      if (isSaved) window.location.reload()
    })
  }, [canFrame, edit])
  return canFrame
}

function loadedPath(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded ? new URL(loaded.name).pathname : window.location.pathname
}
