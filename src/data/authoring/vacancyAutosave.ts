import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AuthoredVacancy, AuthoredVacancyContent } from '../../schemas/authoring/authoredVacancy'
import { describeVacancyConflicts, mergeVacancies } from '../../schemas/authoring/mergeVacancies'
import type { Choices, Versions } from '../../schemas/merge/mergeVersions'
import { type ApiError, asApiError } from '../http/apiError'
import type { SiteTools } from '../site/createSite'
import { type AuthoredVacancyApi, createAuthoredVacancyApi } from './authoredVacancies.api'

/** How far what is written has come: to the server, or why not. */
export type VacancySaved =
  | 'saved'
  | 'saving'
  | 'unsaved'
  | 'offline'
  | 'signedOut'
  | 'refused'
  /** Whoever writes may not any more. */
  | 'forbidden'
  | 'gone'
  | 'failed'
  | 'conflict'

export interface VacancyEditState {
  status: 'loading' | 'ready' | 'failed' | 'gone'
  /** As the server has it. */
  vacancy: AuthoredVacancy | null
  /** As it is written now. */
  content: AuthoredVacancyContent | null
  saved: VacancySaved
  /** Milliseconds since 1970; null until something was saved from here. */
  savedAt: number | null
  /** What somebody else has saved meanwhile, until it is decided about the fields that both changed. */
  theirs: AuthoredVacancy | null
  /** What somebody else saved is in the content, beside what was written here. */
  isMerged: boolean
  /** Grows when the content becomes another by other hands than those that write it: its forms open anew. */
  edition: number
}

/** One vacancy while it is written. */
export interface VacancyEdit {
  store: StoreApi<VacancyEditState>
  /** Brings it; again after a failure. What is not saved yet stays, and is saved. */
  load: () => Promise<void>
  change: (make: (content: AuthoredVacancyContent) => AuthoredVacancyContent) => void
  /** Saves at once what is not saved yet. @returns whether all is saved then */
  save: () => Promise<boolean>
  isChanged: () => boolean
  /** The server has this now, and the content becomes it: after a version was brought back. */
  adopt: (vacancy: AuthoredVacancy) => void
  /** The server has changed all but the content: after a publication. */
  note: (vacancy: AuthoredVacancy) => void
  /** What names the next question or group, of letters and digits. */
  newKey: () => string
  /** It is deleted: nothing of it is saved any more. */
  forget: () => void
  /** Decides about the fields that both changed, and saves. @returns whether all is saved then */
  resolve: (choices: Choices) => Promise<boolean>
}

/** The vacancy as both opened it, as it is written here, and as somebody else saved it; null where nobody did. */
export function vacancyVersions({
  vacancy,
  content,
  theirs,
}: VacancyEditState): Versions<AuthoredVacancyContent> | null {
  return vacancy && content && theirs
    ? { base: vacancy.content, mine: content, theirs: theirs.content }
    : null
}

/** Milliseconds from the last change to its being saved. */
const pause = 1000
/** Until the next try where there was no answer; doubled each time, up to a minute. */
const firstWait = 4000
const longestWait = 60_000

/** The vacancies that are written in this tab. They outlive a session: what is not saved yet is saved after the next sign-in. */
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
  /** What the server has, as it was written here: it may store it in other words. */
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
      // What was written while the answer was under way is saved to what was there: who else has written is told by that.
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

  /** Takes what only the other person changed. Fields that both changed wait until it is decided about them. */
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
    // What was refused for what it is stays refused until it is changed.
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

/** What an answer that was none of the saved one means for who writes. */
function savedAfter(status: number): VacancySaved {
  if (status === 0) return 'offline'
  if (status >= 500 || status === 429) return 'failed'
  if (status === 403) return 'forbidden'
  return status === 404 ? 'gone' : 'refused'
}
