import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { createTabDrafts } from '../../../data/drafts/drafts.store'
import { createMarketplacePrefills } from '../../../data/prefill/marketplacePrefill'
import { createTabSubmission } from '../../../data/submission/submission.store'
import type { SubmissionState } from '../../../data/submission/submission.types'
import type { FileToSend } from '../../../data/submission/uploads'
import type { AnswerSection } from '../../../schemas/applications/application'
import { type FormValues, isFileAnswer } from '../../../schemas/fields/fieldValue'
import type { BuiltForm, FieldError } from '../../../schemas/forms/builtForm'
import { composeSubmission } from '../../../schemas/submission/composeSubmission'
import { describeAnswers } from '../../../schemas/submission/describeAnswers'
import type { VacancyDetail, VacancyLists } from '../../../schemas/vacancies/vacancy'
import { sectionTexts } from '../../../texts/public/applicationFields.texts'
import { applyTexts } from '../../../texts/public/apply.texts'
import { paths } from '../../routing/paths'
import { useSite, useSiteService } from '../../shared/site/SiteContext'

import { getSecretKeys } from '../draft/useSaveAnswers'
import type { PrefillState } from '../prefill/usePrefill'

interface SendApplication {
  /** Restores the state of an application that this tab sent before the page was loaded. */
  restorePending: () => Promise<void>
  /** Resolves with the errors at fields if the server refused the application; otherwise undefined. */
  send: (values: FormValues) => Promise<FieldError[] | undefined>
  retryUploads: (replacements?: Record<string, File>) => Promise<void>
}

/** Sends the application, then its files, and navigates to the confirmation page once all are sent [JD-09]. */
export function useSendApplication(
  form: BuiltForm,
  vacancy: VacancyDetail,
  lists: VacancyLists,
  prefill: PrefillState,
): SendApplication {
  const site = useSite()
  const drafts = useSiteService(createTabDrafts)
  const submission = useSiteService(createTabSubmission)
  const prefills = useSiteService(createMarketplacePrefills)
  const navigate = useNavigate()
  const { guid } = vacancy
  const prefillGuid = prefill.status === 'ready' ? prefill.received.guid : null

  async function handleState(state: SubmissionState): Promise<void> {
    if ('receipt' in state) drafts.saveReceipt(guid, { ...state.receipt, job: getJob(vacancy) })
    if (state.step !== 'done') return
    drafts.clear(guid)
    prefills.clear(guid)
    await navigate(paths.received.href(guid), { replace: true })
  }

  const latestHandleState = useRef(handleState)
  latestHandleState.current = handleState
  useEffect(() => submission.listenToRetries((state) => void latestHandleState.current(state)), [submission])

  return {
    restorePending: async () => handleState(await submission.resume(guid)),
    send: async (values) => {
      const target = { id: vacancy.id, screeningQuestions: lists.screeningQuestions }
      const body = composeSubmission(form, values, target)
      if (prefillGuid) body.applicationPrefilObjectStoreGuid = prefillGuid
      const referralSource = site.referralSource.get()
      if (referralSource) body.broadbeanChannel = referralSource
      const files = getFilesToSend(body.attachmentKeys, values, prefillGuid)
      const hasSecretAnswer = getSecretKeys(form).length > 0
      drafts.saveSentAnswers(guid, [...describeAnswers(form, values), ...describeDocuments(form, values)])
      const state = await submission.send({ vacancyGuid: guid, body, files, hasSecretAnswer })
      await handleState(state)
      if (state.step !== 'refused') return undefined
      return state.error.status === 409
        ? [{ path: '/email', message: applyTexts.addressAlreadyApplied }]
        : state.error.errors
    },
    retryUploads: async (replacements) => handleState(await submission.retryUploads(replacements)),
  }
}

/** Lists documents by file name, the only displayable part of a file answer. */
function describeDocuments(form: BuiltForm, values: FormValues): AnswerSection[] {
  const items = Object.entries(values).flatMap(([key, value]) =>
    isFileAnswer(value) ? [{ label: form.schema.properties[key]?.title ?? key, answer: value.name }] : [],
  )
  return items.length > 0 ? [{ title: sectionTexts.documents, items }] : []
}

const getJob = ({
  code,
  name,
  advertisingCloseDate: closingDate,
  isExpressionOfInterest,
}: VacancyDetail) => ({
  code,
  name,
  closes: closingDate,
  isExpressionOfInterest,
})

/** Returns the visitor's own files, then the marketplace's resume [JD-09]. */
function getFilesToSend(
  keys: readonly string[],
  values: FormValues,
  prefillGuid: string | null,
): FileToSend[] {
  const uploaded: FileToSend[] = []
  const prefilledFiles: FileToSend[] = []
  for (const key of keys) {
    const file = values[key]
    if (file instanceof File) uploaded.push({ key, file })
    else if (prefillGuid && isFileAnswer(file))
      prefilledFiles.push({ key, file: { name: file.name, prefillGuid } })
  }
  return [...uploaded, ...prefilledFiles]
}
