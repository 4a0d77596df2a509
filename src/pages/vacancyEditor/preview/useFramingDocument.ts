import { useEffect, useState } from 'react'
import { useStoreValue } from '../../../data/useStoreValue'
import type { VacancyEdit } from '../../../data/vacancyEdits'
import { mayFrame } from '../../../schemas/pages/privatePath'
import { useOnline } from '../../useOnline'

/**
 * A document may frame what its own address says: whoever has come here from another page of the site, without one being
 * loaded, has it loaded now, with everything saved before: as soon as
 * it can be. @returns whether a frame can be shown
 */
export function useFramingDocument(edit: VacancyEdit): boolean {
  const [canFrame] = useState(() => mayFrame(loadedPath()))
  const isOnline = useOnline()
  const saved = useStoreValue(edit.store, (state) => state.saved)
  useEffect(() => {
    if (!canFrame) void edit.save()
  }, [canFrame, edit])
  useEffect(() => {
    if (!canFrame && isOnline && saved === 'saved') window.location.reload()
  }, [canFrame, isOnline, saved])
  return canFrame
}

function loadedPath(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded ? new URL(loaded.name).pathname : window.location.pathname
}
