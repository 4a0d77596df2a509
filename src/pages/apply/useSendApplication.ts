import { useNavigate } from 'react-router-dom'
import type { SubmissionState } from '../../data/submission'
import type { FormValues } from '../../schemas/fieldValue'
import type { BuiltForm, FieldError } from '../../schemas/forms/builtForm'
import { composeSubmission } from '../../schemas/submission/composeSubmission'
import type { VacancyDetail, VacancyLists } from '../../schemas/vacancy'
import { applyTexts } from '../../texts/site'
import { paths } from '../paths'
import { useSite } from '../SiteContext'

interface SendApplication {
  send: (values: FormValues) => Promise<FieldError[] | undefined>
  retryUploads: (replacements?: Record<string, File>) => Promise<void>
}

/** Sends the application, then its files, then goes to the page that says it was received [JD-09]. */
export function useSendApplication(
  form: BuiltForm,
  vacancy: VacancyDetail,
  lists: VacancyLists,
): SendApplication {
  const { submission, drafts } = useSite()
  const navigate = useNavigate()
  const { guid } = vacancy

  async function settle(state: SubmissionState): Promise<void> {
    if ('receipt' in state) drafts.keepReceipt(guid, state.receipt)
    if (state.step !== 'done') return
    drafts.clear(guid)
    await navigate(paths.received.href(guid), { replace: true })
  }

  return {
    send: async (values) => {
      const target = { id: vacancy.id, screeningQuestions: lists.screeningQuestions }
      const body = composeSubmission(form, values, target)
      const files = body.attachmentKeys.flatMap((key) => {
        const file = values[key]
        return file instanceof File ? [{ key, file }] : []
      })
      const state = await submission.send(body, files)
      await settle(state)
      if (state.step !== 'refused') return undefined
      return state.error.status === 409
        ? [{ path: '/email', message: applyTexts.alreadyAppliedHere }]
        : state.error.errors
    },
    retryUploads: async (replacements) => settle(await submission.retryUploads(replacements)),
  }
}
