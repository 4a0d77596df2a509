import { useState } from 'react'
import { createAuthoredVacancyApi } from '../../../data/authoring/authoredVacancies.api'
import type { VacancyEdit } from '../../../data/authoring/vacancyAutosave'
import { getRefusalReason } from '../../../data/http/apiError'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { AuthoredVacancy, AuthoredVacancyContent } from '../../../schemas/authoring/authoredVacancy'
import type { VacancyFinding } from '../../../schemas/authoring/vacancyFindings'
import type { FieldError } from '../../../schemas/forms/builtForm'
import { vacancyPublishingTexts as texts } from '../../../texts/admin/vacancyEditor.texts'
import { useSite, useSiteService } from '../../shared/site/SiteContext'

export interface Publication {
  isBusy: boolean
  /** Findings of the server about the current content; empty until a request to publish was refused. */
  serverFindings: readonly VacancyFinding[]
  /** Error message; null if there is none. */
  error: string | null
  /** @returns the errors of the fields `/at` and `/reason`; empty if neither has an error */
  publish: (options: { at?: string; reason?: string }) => Promise<readonly FieldError[]>
  /**
   * Stores a vacancy that a request returned, for example after closing it, focuses the part's heading and notifies the
   * user with `message`.
   */
  finish: (vacancy: AuthoredVacancy, message: string) => void
}

/** Findings for which the server refused to publish `content`. */
interface Refusal {
  content: AuthoredVacancyContent | null
  findings: readonly VacancyFinding[]
}

const noRefusal: Refusal = { content: null, findings: [] }
const isFormPath = (path: string) => path === '/at' || path === '/reason'

/** Publishes the vacancy. Saves first, so that the published content is what the editor shows. */
export function usePublication(edit: VacancyEdit): Publication {
  const { notifications } = useSite()
  const api = useSiteService(createAuthoredVacancyApi)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState(noRefusal)
  const content = useStoreValue(edit.store, (state) => state.content)
  const [error, setError] = useState<string | null>(null)
  const finish = (vacancy: AuthoredVacancy, message: string) => {
    edit.setVacancy(vacancy)
    // The pressed button may be gone after the state change.
    document.getElementById('vacancy-part')?.focus()
    notifications.notify({ id: 'vacancy state', type: 'success', title: message, message: '' })
  }
  /** Resolves with an error message or with the findings of a refusal; empty after success. */
  const requestPublication = async (options: {
    at?: string
    reason?: string
  }): Promise<string | readonly VacancyFinding[]> => {
    const isSaved = await edit.save()
    const { vacancy } = edit.store.getState()
    if (!isSaved || vacancy === null) return texts.notSaved
    const publishResult = await api.publish(vacancy.id, { revision: vacancy.revision, ...options })
    if (publishResult.outcome === 'changed-meanwhile') return texts.draftChanged
    if (publishResult.outcome === 'faults') return publishResult.findings
    const { state, scheduledChange } = publishResult.vacancy
    finish(
      publishResult.vacancy,
      scheduledChange ? texts.changeScheduledNote : state === 'scheduled' ? texts.scheduled : texts.published,
    )
    return []
  }
  const publish: Publication['publish'] = async (options) => {
    if (isBusy) return []
    setBusy(true)
    setRefusal(noRefusal)
    const outcome = await requestPublication(options).catch((error: unknown) =>
      getRefusalReason(error, texts.failed),
    )
    setBusy(false)
    setError(typeof outcome === 'string' ? outcome : null)
    const findings = typeof outcome === 'string' ? [] : outcome
    setRefusal({
      content: edit.store.getState().content,
      findings: findings.filter(({ path }) => !isFormPath(path)),
    })
    return findings.filter(({ path }) => isFormPath(path))
  }
  // After a change of the draft, the server's findings may be outdated until the next attempt.
  const serverFindings = refusal.content === content ? refusal.findings : noRefusal.findings
  return { isBusy, serverFindings, error, publish, finish }
}
