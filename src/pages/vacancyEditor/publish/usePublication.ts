import { useState } from 'react'
import { asApiError } from '../../../data/apiError'
import { ownVacanciesOf } from '../../../data/ownVacancies'
import type { VacancyEdit } from '../../../data/vacancyEdits'
import type { OwnVacancy } from '../../../schemas/vacancies/ownVacancy'
import type { VacancyFinding } from '../../../schemas/vacancies/vacancyFinding'
import { vacancyPublishingTexts as texts } from '../../../texts/vacancyPublishing'
import { useSite } from '../../SiteContext'
import { usePart } from '../../usePart'

export interface Publication {
  busy: boolean
  /** What the server found that the browser can't know. */
  refused: readonly VacancyFinding[]
  /** What went wrong, in words. */
  trouble: string | null
  publish: (when: { at?: string; reason?: string }) => Promise<void>
  /** The state has become another by other means; said in words. */
  done: (vacancy: OwnVacancy, words: string) => void
}

/** Publishes what is written: it is saved first, so that what is published is what stands here. */
export function usePublication(edit: VacancyEdit): Publication {
  const { notifications } = useSite()
  const calls = usePart(ownVacanciesOf)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly VacancyFinding[]>([])
  const [trouble, setTrouble] = useState<string | null>(null)
  const done = (vacancy: OwnVacancy, words: string) => {
    edit.note(vacancy)
    notifications.notify({ id: 'vacancy state', type: 'success', title: words, message: '' })
  }
  const ask = async (when: { at?: string; reason?: string }): Promise<string | null> => {
    const isSaved = await edit.save()
    const { vacancy } = edit.store.getState()
    if (!isSaved || vacancy === null) return texts.notSaved
    const answer = await calls.publish(vacancy.id, { revision: vacancy.revision, ...when })
    if (answer.outcome === 'moved') return texts.moved
    if (answer.outcome === 'faults') setRefused(answer.findings)
    else done(answer.vacancy, answer.vacancy.state === 'scheduled' ? texts.scheduled : texts.published)
    return null
  }
  const publish: Publication['publish'] = async (when) => {
    if (busy) return
    setBusy(true)
    setRefused([])
    try {
      setTrouble(await ask(when))
    } catch (thrown) {
      setTrouble(asApiError(thrown).detail || texts.failed)
    }
    setBusy(false)
  }
  return { busy, refused, trouble, publish, done }
}
