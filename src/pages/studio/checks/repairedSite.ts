import type { StudioState } from '../../../data/studio/studioState'
import { repairAll } from '../../../schemas/site/repairSite'
import type { SiteEdit } from '../../../schemas/site/siteDraft'

/** What repairs everything in the draft that can be repaired without asking. */
export function repairedSite({ configText, draft }: Pick<StudioState, 'configText' | 'draft'>): SiteEdit[] {
  return repairAll({ configText, files: draft.files, company: draft.company })
}
