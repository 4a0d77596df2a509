import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import { isRecord } from '../../schemas/configShape/checkShape'
import { getPreviewConfig } from '../../schemas/site/getPreviewConfig'
import { getRenamedPagePath } from '../../schemas/site/renamedPagePath'
import type { SiteDraft } from '../../schemas/site/siteDraft'
import { fitIds, getPlaceAfterChange } from '../../schemas/site/siteIds'
import type { EditHistory, SiteContent } from './editHistory'
import type { StudioState } from './studio.types'

/** The editable content of a studio state. */
export const getContent = ({ draft, raw }: StudioState): SiteContent => ({
  configText: draft.configText,
  raw,
  ids: draft.ids,
  files: draft.files,
})

/** The editable content of the server's draft. */
export function readContent(draft: SiteDraft, newKey: () => string): SiteContent {
  const raw = parseConfigText(draft.configText)
  return { configText: draft.configText, raw, ids: fitIds(raw, draft.ids, newKey), files: draft.files }
}

/** Parses config.json; undefined when it is not a JSON object. An empty text is an empty object. */
export function parseConfigText(configText: string): unknown {
  if (configText.trim() === '') return {}
  try {
    const raw: unknown = JSON.parse(configText)
    return isRecord(raw) ? raw : undefined
  } catch {
    return undefined
  }
}

/** The state with the given content, and with the server's revision data if `server` is given. */
export function createState(
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
    config: isSame ? state.config : renderDraft(raw, server.company),
    selected: selected === null ? null : getPlaceAfterChange(selected, before, ids),
    page: getRenamedPagePath(page, { rawConfig: rawBefore, ids: before }, { rawConfig: raw, ids }),
  }
}

/** Rendered configurations by parsed config.json: undo and redo return to the same parsed objects. */
const contentCache = new WeakMap<object, { company: string; config: ClientConfig }>()

function renderDraft(raw: unknown, company: string): ClientConfig {
  if (!isRecord(raw)) return getPreviewConfig(raw, company)
  const cached = contentCache.get(raw)
  if (cached?.company === company) return cached.config
  const config = getPreviewConfig(raw, company)
  contentCache.set(raw, { company, config })
  return config
}

/** The undo and redo fields of the state. */
export function getHistoryState(history: EditHistory): Partial<StudioState> {
  const { undo, redo } = history.descriptions()
  return { canUndo: undo !== null, canRedo: redo !== null, undoDescription: undo, redoDescription: redo }
}

/** Sets the announcement. Repeated text gets a trailing space, because screen readers only announce changed text. */
export function withAnnouncement(
  { announcement }: StudioState,
  message: string | null,
): Partial<StudioState> {
  if (message === null) return {}
  return { announcement: announcement === message ? `${message}\u00a0` : message }
}
