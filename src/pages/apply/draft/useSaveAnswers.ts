import type { FormValues } from '../../../schemas/fields/fieldValue'
import type { BuiltForm } from '../../../schemas/forms/builtForm'
import type { VacancyDetail } from '../../../schemas/vacancies/vacancy'
import { answerFileTexts as texts } from '../../../texts/public/apply.texts'
import { saveFile } from '../../shared/download/saveFile'
import { useClient, useSite } from '../../shared/site/SiteContext'
import { secretKeys } from './secretKeys'

/** Saves answers to a file, without secrets. Resolves with a message about the result. */
export function useSaveAnswers(
  form: BuiltForm,
  vacancy: Pick<VacancyDetail, 'name' | 'code'>,
): (values: FormValues) => Promise<string> {
  const { now } = useSite()
  const { config } = useClient()
  return async (values) => {
    try {
      const { writeAnswerFile } = await import('../../../data/prefill/answerFileTransfer')
      const secrets = secretKeys(form)
      const answers = Object.entries(values).filter(([key]) => !secrets.includes(key))
      const metadata = { company: config.headingTitle, job: vacancy.name, now: now() }
      const { file, omitted } = await writeAnswerFile(form, Object.fromEntries(answers), metadata)
      const name = texts.fileName(vacancy.code)
      saveFile(file, name)
      const labels = secrets.map((key) => form.schema.properties[key]?.title ?? key)
      const without = [...labels, ...omitted].join(', ')
      return [texts.saved(name), without && texts.savedWithout(without)].filter(Boolean).join(' ')
    } catch {
      return texts.failed
    }
  }
}
