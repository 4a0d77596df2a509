import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AuthoredVacancy, AuthoredVacancyContent } from '../../schemas/authoring/authoredVacancy'
import { describeVacancyConflicts, mergeVacancies } from '../../schemas/authoring/mergeVacancies'
import type { Choices, Versions } from '../../schemas/merge/mergeVersions'
import { type ApiError, asApiError } from '../http/apiError'
import type { SiteTools } from '../site/createSite'
import { type AuthoredVacancyApi, createAuthoredVacancyApi } from './authoredVacancies.api'

/** Save status of the edited vacancy. */
export type VacancySaved =
  | 'saved'
  | 'saving'
  | 'unsaved'
  | 'offline'
  | 'signedOut'
  | 'refused'
  /** The user no longer has permission to edit. */
  | 'forbidden'
  | 'gone'
  | 'failed'
  | 'conflict'

export interface VacancyEditState {
  status: 'loading' | 'ready' | 'failed' | 'gone'
  /** The vacancy as stored on the server. */
  vacancy: AuthoredVacancy | null
  /** The content as edited now. */
  content: AuthoredVacancyContent | null
  saved: VacancySaved
  /** Milliseconds since 1970; null until this tab has saved something. */
  savedAt: number | null
  /** Another user's saved version, until the conflicting fields are resolved. */
  theirs: AuthoredVacancy | null
  /** True when another user's changes were merged into the edited content. */
  isMerged: boolean
  /** Increases when the content is replaced by something other than the user's edits, so that forms remount. */
  edition: number
}

/** The editing session of one vacancy. */
export interface VacancyEdit {
  store: StoreApi<VacancyEditState>
  /** Loads the vacancy, or retries after a failure. Unsaved changes stay and are saved. */
  load: () => Promise<void>
  change: (make: (content: AuthoredVacancyContent) => AuthoredVacancyContent) => void
  /** Saves unsaved changes at once. @returns whether everything is saved */
  save: () => Promise<boolean>
  isChanged: () => boolean
  /** Replaces the vacancy and its content with the server's, for example after a version was restored. */
  adopt: (vacancy: AuthoredVacancy) => void
  /** Replaces everything but the content, for example after a publication. */
  note: (vacancy: AuthoredVacancy) => void
  /** Returns a new question or group key of letters and digits. */
  newKey: () => string
  /** Discards the content after the vacancy was deleted; nothing is saved any more. */
  forget: () => void
  /** Resolves the conflicting fields and saves. @returns whether everything is saved */
  resolve: (choices: Choices) => Promise<boolean>
}

/** The base, the local and the other user's version for a three-way merge; null unless there is a conflict. */
export function vacancyVersions({
  vacancy,
  content,
  theirs,
}: VacancyEditState): Versions<AuthoredVacancyContent> | null {
  return vacancy && content && theirs
    ? { base: vacancy.content, mine: content, theirs: theirs.content }
    : null
}

/** Milliseconds from the last change to the save. */
const pause = 1000
/** Milliseconds until the first retry; doubles with each failure, up to a minute. */
const firstWait = 4000
const longestWait = 60_000

/** The vacancies edited in this tab. They outlive a session: unsaved changes are saved after the next sign-in. */
export function createVacancyEdits(tools: SiteTools): { of: (id: string) => VacancyEdit } {
  const calls = createAuthoredVacancyApi(tools)
  const edits = new Map<string, VacancyEdit>()
  return {
    of: (id) => {
      const edit = edits.get(id) ?? createVacancyEdit(calls, id, tools)
      edits.set(id, edit)
      return edit
    },
  }
}

const empty: VacancyEditState = {
  status: 'loading',
  vacancy: null,
  content: null,
  saved: 'saved',
  savedAt: null,
  theirs: null,
  isMerged: false,
  edition: 0,
}

type Calls = Pick<AuthoredVacancyApi, 'read' | 'write'>

export function createVacancyEdit(
  calls: Calls,
  id: string,
  { now, newKey }: Pick<SiteTools, 'now' | 'newKey'>,
): VacancyEdit {
  const store = createStore<VacancyEditState>(() => empty)
  const { getState, setState } = store
  /** The locally edited content that the server last stored; the server may store it in a normalized form. */
  let base: AuthoredVacancyContent | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = firstWait
  let queue: Promise<unknown> = Promise.resolve()

  const isChanged = () => getState().content !== base
  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }
  const become = (vacancy: AuthoredVacancy, content = vacancy.content) => {
    base = vacancy.content
    setState(({ edition }) => ({
      ...{ status: 'ready', vacancy, content, theirs: null, isMerged: false },
      edition: edition + 1,
    }))
    setState({ saved: isChanged() ? 'unsaved' : 'saved' })
  }

  const load = async () => {
    if (getState().status === 'ready' && isChanged()) return void save()
    const before = getState().content
    try {
      const vacancy = await calls.read(id)
      // Edits made during the request are saved against the old revision, so that the save detects other users'
      // changes.
      if (getState().content !== before) return
      become(vacancy)
    } catch (thrown) {
      const { status } = asApiError(thrown)
      if (getState().status !== 'ready') setState({ status: status === 404 ? 'gone' : 'failed' })
    }
  }

  const change: VacancyEdit['change'] = (make) => {
    const { content } = getState()
    if (content === null) return
    const next = make(content)
    if (next === content) return
    setState({ content: next, saved: getState().theirs ? 'conflict' : 'unsaved', isMerged: false })
    later(pause)
  }

  const send = async (): Promise<void> => {
    clearTimeout(timer)
    const { content, vacancy, theirs } = getState()
    if (!content || !vacancy || theirs || !isChanged()) return
    setState({ saved: 'saving' })
    try {
      const answer = await calls.write(id, content, vacancy.revision)
      if (answer.outcome === 'moved') {
        setState({ theirs: await calls.read(id), saved: 'conflict' })
        return mergeTheirs()
      }
      base = content
      wait = firstWait
      setState({ vacancy: answer.vacancy, savedAt: now(), saved: isChanged() ? 'unsaved' : 'saved' })
      if (isChanged()) later(pause)
    } catch (thrown) {
      failed(asApiError(thrown))
    }
  }

  /** Merges fields that only the other user changed. Conflicting fields wait until `choices` resolves them. */
  const mergeTheirs = async (choices?: Choices): Promise<void> => {
    const { theirs } = getState()
    const versions = vacancyVersions(getState())
    if (!theirs || !versions || (!choices && describeVacancyConflicts(versions).length > 0)) return
    become(theirs, mergeVacancies(versions, choices))
    setState({ isMerged: true })
    return send()
  }

  const failed = (error: ApiError) => {
    const { status } = error
    if (status === 401) return setState({ saved: 'signedOut' })
    setState({ saved: savedAfter(status) })
    // A client error (4xx) would recur, so it is not retried until the content changes.
    if (status >= 400 && status < 500 && status !== 429) return
    later(Math.max(wait, (error.retryAfter ?? 0) * 1000))
    wait = Math.min(wait * 2, longestWait)
  }

  const save = async (): Promise<boolean> => {
    queue = queue.then(send)
    await queue
    return getState().theirs === null && !isChanged()
  }

  if (typeof window !== 'undefined') window.addEventListener('online', () => void save())

  return {
    store,
    load,
    change,
    save,
    isChanged,
    adopt: (vacancy) => become(vacancy),
    note: (vacancy) => setState({ vacancy }),
    newKey,
    forget: () => {
      clearTimeout(timer)
      setState({ ...empty, status: 'gone' }, true)
      base = null
    },
    resolve: async (choices) => {
      queue = queue.then(() => mergeTheirs(choices))
      await queue
      return !isChanged()
    },
  }
}

/** Maps the status of a failed save to the state shown to the author. */
function savedAfter(status: number): VacancySaved {
  if (status === 0) return 'offline'
  if (status >= 500 || status === 429) return 'failed'
  if (status === 403) return 'forbidden'
  return status === 404 ? 'gone' : 'refused'
}
