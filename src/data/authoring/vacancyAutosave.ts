import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AuthoredVacancy, AuthoredVacancyContent } from '../../schemas/authoring/authoredVacancy'
import { describeVacancyConflicts, mergeVacancies } from '../../schemas/authoring/mergeVacancies'
import {
  addUnparsedNumbersToContent,
  separateUnparsedNumbers,
  type UnparsedNumbers,
} from '../../schemas/authoring/unparsedNumbers'
import type { Choices, Versions } from '../../schemas/merge/mergeVersions'
import { createAutosave, type SaveFailure } from '../autosave/autosave'
import { toApiError } from '../http/apiError'
import type { SiteTools } from '../site/createSite'
import { type AuthoredVacancyApi, createAuthoredVacancyApi } from './authoredVacancies.api'

/** Save status of the edited vacancy. */
export type VacancySaveStatus = 'saved' | 'saving' | 'unsaved' | 'conflict' | SaveFailure

export interface VacancyEditState {
  status: 'loading' | 'ready' | 'failed' | 'gone'
  /** The vacancy as stored on the server. */
  vacancy: AuthoredVacancy | null
  /** The content as edited now. */
  content: AuthoredVacancyContent | null
  /** Texts of number fields that could not be parsed, by path. The content has no number for them. */
  unparsedNumbers: UnparsedNumbers
  saveStatus: VacancySaveStatus
  /** Milliseconds since 1970; null until this tab has saved something. */
  savedAt: number | null
  /** Another user's saved version, until the conflicting fields are resolved. */
  serverVersion: AuthoredVacancy | null
  /** True when another user's changes were merged into the edited content. */
  isMerged: boolean
  /** Increases when the content is replaced by something other than the user's edits, so that forms remount. */
  contentVersion: number
}

/** The editing session of one vacancy. */
export interface VacancyEdit {
  store: StoreApi<VacancyEditState>
  /** Loads the vacancy, or retries after a failure. Unsaved changes stay and are saved. */
  load: () => Promise<void>
  /**
   * @param unparsed texts of the edited form's number fields that could not be parsed; omitted by forms without number
   * fields
   */
  change: (
    applyChange: (content: AuthoredVacancyContent) => AuthoredVacancyContent,
    unparsed?: UnparsedNumbers,
  ) => void
  /** Saves unsaved changes at once. @returns whether everything is saved */
  save: () => Promise<boolean>
  isChanged: () => boolean
  /** Replaces the vacancy and its content with the server's, for example after a version was restored. */
  replaceVacancy: (vacancy: AuthoredVacancy) => void
  /** Replaces the stored vacancy and leaves the edited content as it is, for example after a publication. */
  setVacancy: (vacancy: AuthoredVacancy) => void
  /** Returns a new question or group key of letters and digits. */
  newKey: () => string
  /** Discards the content after the vacancy was deleted; nothing is saved any more. */
  discard: () => void
  /** Resolves the conflicting fields and saves. @returns whether everything is saved */
  resolve: (choices: Choices) => Promise<boolean>
}

/**
 * Returns the base, the local and the other user's version for a three-way merge; null unless there is a conflict. The
 * local version contains unparsed texts in place of numbers.
 */
export function getConflictVersions({
  vacancy,
  content,
  serverVersion,
  unparsedNumbers,
}: VacancyEditState): Versions<AuthoredVacancyContent> | null {
  return vacancy && content && serverVersion
    ? {
        base: vacancy.content,
        mine: addUnparsedNumbersToContent(content, unparsedNumbers),
        theirs: serverVersion.content,
      }
    : null
}

/** The vacancies edited in this tab. They outlive a session: unsaved changes are saved after the next sign-in. */
export function createVacancyEdits(tools: SiteTools): { get: (id: string) => VacancyEdit } {
  const api = createAuthoredVacancyApi(tools)
  const edits = new Map<string, VacancyEdit>()
  return {
    get: (id) => {
      const edit = edits.get(id) ?? createVacancyEdit(api, id, tools)
      edits.set(id, edit)
      return edit
    },
  }
}

const empty: VacancyEditState = {
  status: 'loading',
  vacancy: null,
  content: null,
  unparsedNumbers: {},
  saveStatus: 'saved',
  savedAt: null,
  serverVersion: null,
  isMerged: false,
  contentVersion: 0,
}

type VacancyApi = Pick<AuthoredVacancyApi, 'read' | 'write'>

export function createVacancyEdit(
  api: VacancyApi,
  id: string,
  { now, newKey }: Pick<SiteTools, 'now' | 'newKey'>,
): VacancyEdit {
  const store = createStore<VacancyEditState>(() => empty)
  const { getState, setState } = store
  /** The locally edited content that the server last stored; the server may store it in a normalized form. */
  let base: AuthoredVacancyContent | null = null

  const isChanged = () => getState().content !== base
  const applyContent = (
    vacancy: AuthoredVacancy,
    { content, unparsed }: { content: AuthoredVacancyContent; unparsed: UnparsedNumbers } = {
      content: vacancy.content,
      unparsed: {},
    },
  ) => {
    base = vacancy.content
    setState(({ contentVersion }) => ({
      ...{ status: 'ready', vacancy, content, serverVersion: null, isMerged: false },
      unparsedNumbers: unparsed,
      contentVersion: contentVersion + 1,
    }))
    setState({ saveStatus: isChanged() ? 'unsaved' : 'saved' })
  }

  const hasUnparsedNumbers = () => Object.values(getState().unparsedNumbers).some((text) => text !== '')

  /** Merges a newer version from the server. Unparsed texts are preserved, or become conflicts. */
  const handleServerVersion = (vacancy: AuthoredVacancy): Promise<void> | void => {
    if (vacancy.revision === getState().vacancy?.revision) return
    setState({ serverVersion: vacancy, saveStatus: 'conflict' })
    return mergeServerVersion()
  }

  const load = async () => {
    if (getState().status === 'ready' && isChanged()) return void save()
    const previousContent = getState().content
    try {
      const vacancy = await api.read(id)
      // Edits made during the request are saved against the old revision, so that the save detects other users'
      // changes.
      if (getState().content !== previousContent) return
      if (hasUnparsedNumbers()) return handleServerVersion(vacancy)
      applyContent(vacancy)
    } catch (error) {
      const { status } = toApiError(error)
      if (getState().status !== 'ready') setState({ status: status === 404 ? 'gone' : 'failed' })
    }
  }

  const change: VacancyEdit['change'] = (applyChange, changedNumbers) => {
    const { content, unparsedNumbers } = getState()
    if (content === null) return
    if (changedNumbers) setState({ unparsedNumbers: { ...unparsedNumbers, ...changedNumbers } })
    const next = applyChange(content)
    if (next === content) return
    setState({
      content: next,
      saveStatus: getState().serverVersion ? 'conflict' : 'unsaved',
      isMerged: false,
    })
    autosave.scheduleSave()
  }

  const send = async (): Promise<void> => {
    const { content, vacancy, serverVersion } = getState()
    if (!content || !vacancy || serverVersion || !isChanged()) return
    setState({ saveStatus: 'saving' })
    const writeResult = await api.write(id, content, vacancy.revision)
    if (writeResult.outcome === 'changed-meanwhile') {
      return handleServerVersion(await api.read(id))
    }
    base = content
    setState({ vacancy: writeResult.vacancy, savedAt: now(), saveStatus: isChanged() ? 'unsaved' : 'saved' })
    if (isChanged()) autosave.scheduleSave()
  }

  /** Merges fields that only the other user changed. Conflicting fields wait until `choices` resolves them. */
  const mergeServerVersion = async (choices?: Choices): Promise<void> => {
    const { serverVersion, content, unparsedNumbers } = getState()
    const versions = getConflictVersions(getState())
    if (
      !serverVersion ||
      !content ||
      !versions ||
      (!choices && describeVacancyConflicts(versions).length > 0)
    )
      return
    const mergedContent = mergeVacancies(versions, choices)
    applyContent(
      serverVersion,
      separateUnparsedNumbers(mergedContent, versions.mine, content, unparsedNumbers),
    )
    setState({ isMerged: true })
    return send()
  }

  const autosave = createAutosave({ send, onFailure: (saveStatus) => setState({ saveStatus }) })
  const save = async (): Promise<boolean> => {
    await autosave.save()
    return getState().serverVersion === null && !isChanged()
  }

  if (typeof window !== 'undefined') window.addEventListener('online', () => void save())

  return {
    store,
    load,
    change,
    save,
    isChanged,
    replaceVacancy: (vacancy) => applyContent(vacancy),
    setVacancy: (vacancy) => setState({ vacancy }),
    newKey,
    discard: () => {
      autosave.stop()
      setState({ ...empty, status: 'gone' }, true)
      base = null
    },
    resolve: async (choices) => {
      await autosave.save(() => mergeServerVersion(choices))
      return !isChanged()
    },
  }
}
