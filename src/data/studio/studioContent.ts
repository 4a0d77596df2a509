import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import { isRecord } from '../../schemas/configShape/checkShape'
import { getPreviewConfig } from '../../schemas/site/getPreviewConfig'
import { getRenamedPagePath } from '../../schemas/site/renamedPagePath'
import type { SiteDraft } from '../../schemas/site/siteDraft'
import { fitIds, getPlaceAfterChange } from '../../schemas/site/siteIds'
import type { EditHistory, SiteContent } from './editHistory'
import type { StudioState } from './studio.types'

/** The editable content of a studio state. */
export const getContent = ({ draft, rawConfig }: StudioState): SiteContent => ({
  configText: draft.configText,
  rawConfig,
  ids: draft.ids,
  files: draft.files,
})

/** The editable content of the server's draft. */
export function readContent(draft: SiteDraft, newKey: () => string): SiteContent {
  const rawConfig = parseConfigText(draft.configText)
  return {
    configText: draft.configText,
    rawConfig,
    ids: fitIds(rawConfig, draft.ids, newKey),
    files: draft.files,
  }
}

/** Parses config.json; undefined when it is not a JSON object. An empty text is an empty object. */
export function parseConfigText(configText: string): unknown {
  if (configText.trim() === '') return {}
  try {
    const rawConfig: unknown = JSON.parse(configText)
    return isRecord(rawConfig) ? rawConfig : undefined
  } catch {
    return undefined
  }
}

/** The state with the given content, and with the server's revision data if `server` is given. */
export function getContentState(
  state: StudioState,
  content: SiteContent,
  server = state.draft,
): Partial<StudioState> {
  const { selected, page, rawConfig: previousRawConfig } = state
  const { configText, rawConfig, ids, files } = content
  const isSame = rawConfig === previousRawConfig && state.status === 'ready'
  const previousIds = state.draft.ids
  return {
    draft: { ...server, configText, ids, files },
    configText,
    rawConfig,
    config: isSame ? state.config : getDraftConfig(rawConfig, server.company),
    selected: selected === null ? null : getPlaceAfterChange(selected, previousIds, ids),
    page: getRenamedPagePath(page, { rawConfig: previousRawConfig, ids: previousIds }, { rawConfig, ids }),
  }
}

/** Preview configurations by parsed config.json: undo and redo return to the same parsed objects. */
const configCache = new WeakMap<object, { company: string; config: ClientConfig }>()

function getDraftConfig(rawConfig: unknown, company: string): ClientConfig {
  if (!isRecord(rawConfig)) return getPreviewConfig(rawConfig, company)
  const cached = configCache.get(rawConfig)
  if (cached?.company === company) return cached.config
  const config = getPreviewConfig(rawConfig, company)
  configCache.set(rawConfig, { company, config })
  return config
}

/** The undo and redo fields of the state. */
export function getHistoryState(history: EditHistory): Partial<StudioState> {
  const { undo, redo } = history.getDescriptions()
  return { canUndo: undo !== null, canRedo: redo !== null, undoDescription: undo, redoDescription: redo }
}

/** Sets the announcement. Repeated text gets a trailing space, because screen readers only announce changed text. */
export function getAnnouncementState(
  { announcement }: StudioState,
  message: string | null,
): Partial<StudioState> {
  if (message === null) return {}
  return { announcement: announcement === message ? `${message}\u00a0` : message }
}
