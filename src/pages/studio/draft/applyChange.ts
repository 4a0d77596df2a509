import type { Studio } from '../../../data/studio/studio.types'
import type { SiteChange } from '../../../schemas/siteEditing/siteChange'

/** Does to the site what was asked for, and selects what it was done to; nothing where there is nothing to do. */
export function applyChange(studio: Studio, change: SiteChange | null): void {
  if (!change || !studio.edit(change.edits, change.words)) return
  if (change.select !== undefined) studio.select(change.select)
}
