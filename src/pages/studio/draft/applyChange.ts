import type { Studio } from '../../../data/studio/studio.types'
import type { SiteChange } from '../../../schemas/siteEditing/siteChange'

/** Applies a change to the site and selects the changed item; does nothing if the change is null or was refused. */
export function applyChange(studio: Studio, change: SiteChange | null): void {
  if (!change || !studio.edit(change.edits, change.description)) return
  if (change.select !== undefined) studio.select(change.select)
}
