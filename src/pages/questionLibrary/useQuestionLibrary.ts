import { useCallback, useEffect, useState } from 'react'
import { createGroupLibraryApi } from '../../data/authoring/groupLibrary.api'
import { createQuestionLibraryApi } from '../../data/authoring/questionLibrary.api'
import type { LibraryQuestion } from '../../schemas/authoring/authoredVacancy'
import type { LibraryGroup } from '../../schemas/authoring/libraryGroup'
import { questionLibraryTexts as texts } from '../../texts/admin/questions.texts'
import { useSite } from '../shared/site/SiteContext'
import { useSiteService } from '../shared/site/useSiteService'

export interface LibraryState {
  status: 'loading' | 'ready' | 'failed'
  groups: readonly LibraryGroup[]
  questions: readonly LibraryQuestion[]
}

/** The question library and its actions, which notify the user of their results. */
export interface QuestionLibrary extends LibraryState {
  load: () => void
  /** Also changes the drafts of the vacancies that use it. @returns whether it succeeded */
  change: (id: string, question: LibraryQuestion['question']) => Promise<boolean>
  remove: (id: string) => Promise<void>
  /** @returns whether it succeeded */
  renameGroup: (id: string, name: string) => Promise<boolean>
  removeGroup: (id: string) => Promise<void>
}

export function useQuestionLibrary(): QuestionLibrary {
  const { notifications } = useSite()
  const calls = useSiteService(createQuestionLibraryApi)
  const groupCalls = useSiteService(createGroupLibraryApi)
  const [state, setState] = useState<LibraryState>({ status: 'loading', groups: [], questions: [] })
  const load = useCallback(() => {
    Promise.all([groupCalls.list(), calls.list()]).then(
      ([groups, questions]) => setState({ status: 'ready', groups, questions }),
      () => setState((current) => ({ ...current, status: 'failed' })),
    )
  }, [calls, groupCalls])
  useEffect(load, [load])
  const notify = (type: 'success' | 'error', title: string) =>
    notifications.notify({ id: 'library', type, title, message: '' })
  const done = (call: Promise<unknown>, message: string): Promise<boolean> =>
    call.then(
      () => {
        load()
        notify('success', message)
        return true
      },
      () => {
        notify('error', texts.wrong)
        return false
      },
    )
  return {
    ...state,
    load,
    change: (id, question) =>
      done(calls.change(id, { name: question.text.slice(0, 200), question }, true), texts.changed),
    remove: async (id) => {
      await done(calls.remove(id), texts.removed)
    },
    renameGroup: (id, name) => done(groupCalls.rename(id, name), texts.renamed),
    removeGroup: async (id) => {
      await done(groupCalls.remove(id), texts.removedGroup)
    },
  }
}
