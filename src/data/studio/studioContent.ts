import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import { isRecord } from '../../schemas/configShape/checkShape'
import { drawnSite } from '../../schemas/site/drawnSite'
import { pageAfter } from '../../schemas/site/pageAfter'
import type { SiteDraft } from '../../schemas/site/siteDraft'
import { fitIds, placeAfter } from '../../schemas/site/siteIds'
import type { EditHistory, SiteContent } from './editHistory'
import type { StudioState } from './studio.types'

/** All of the site that is edited, as a state has it. */
export const contentOf = ({ draft, raw }: StudioState): SiteContent => ({
  configText: draft.configText,
  raw,
  ids: draft.ids,
  files: draft.files,
})

/** The same, as the server has it. */
export function readContent(draft: SiteDraft, newKey: () => string): SiteContent {
  const raw = parsed(draft.configText)
  return { configText: draft.configText, raw, ids: fitIds(raw, draft.ids, newKey), files: draft.files }
}

/** Undefined where there is nothing that could be edited. */
export function parsed(configText: string): unknown {
  if (configText.trim() === '') return {}
  try {
    const raw: unknown = JSON.parse(configText)
    return isRecord(raw) ? raw : undefined
  } catch {
    return undefined
  }
}

/** The state with another content; where the server's draft has come, with its revision, too. */
export function stateOf(
  state: StudioState,
  content: SiteContent,
  server = state.draft,
): Partial<StudioState> {
  const { selected, page, raw: rawBefore } = state
  const { configText, raw, ids, files } = content
  const isSame = raw === rawBefore && state.status === 'ready'
  const before = state.draft.ids
  return {
    draft: { ...server, configText, ids, files },
    configText,
    raw,
    config: isSame ? state.config : drawn(raw, server.company),
    selected: selected === null ? null : placeAfter(selected, before, ids),
    page: pageAfter(page, { raw: rawBefore, ids: before }, { raw, ids }),
  }
}

/** What sites were drawn from: undoing and doing again come back to the same parsed files. */
const drawnBefore = new WeakMap<object, { company: string; config: ClientConfig }>()

function drawn(raw: unknown, company: string): ClientConfig {
  if (!isRecord(raw)) return drawnSite(raw, company)
  const known = drawnBefore.get(raw)
  if (known?.company === company) return known.config
  const config = drawnSite(raw, company)
  drawnBefore.set(raw, { company, config })
  return config
}

/** What can be undone and done again. */
export function historyOf(history: EditHistory): Partial<StudioState> {
  const { undo, redo } = history.words()
  return { canUndo: undo !== null, canRedo: redo !== null, undoWords: undo, redoWords: redo }
}

/** The same words again are only heard if the text differs. */
export function saying({ said }: StudioState, words: string | null): Partial<StudioState> {
  if (words === null) return {}
  return { said: said === words ? `${words}\u00a0` : words }
}
