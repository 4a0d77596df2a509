import type { FormValues } from '../../../schemas/fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../../../schemas/forms/builtForm'
import { type Fields, getGroup } from '../../../schemas/forms/fieldGroup'
import type { VacancyDetail } from '../../../schemas/vacancies/vacancy'
import { answerFileTexts as texts } from '../../../texts/public/apply.texts'
import { saveFile } from '../../shared/download/saveFile'
import { useClient, useSite } from '../../shared/site/SiteContext'

/** Returns a function that saves answers, without secrets, to a file and resolves with a message about the result. */
export function useSaveAnswers(
  form: BuiltForm,
  vacancy: Pick<VacancyDetail, 'name' | 'code'>,
): (values: FormValues) => Promise<string> {
  const { now } = useSite()
  const { config } = useClient()
  return async (values) => {
    try {
      const { writeAnswerFile } = await import('../../../data/prefill/answerFileTransfer')
      const secretFieldKeys = getSecretKeys(form)
      const answers = Object.entries(values).filter(([key]) => !secretFieldKeys.includes(key))
      const metadata = { company: config.headingTitle, job: vacancy.name, now: now() }
      const { file, omitted } = await writeAnswerFile(form, Object.fromEntries(answers), metadata)
      const name = texts.fileName(vacancy.code)
      saveFile(file, name)
      const labels = secretFieldKeys.map((key) => form.schema.properties[key]?.title ?? key)
      const omittedNames = [...labels, ...omitted].join(', ')
      return [texts.saved(name), omittedNames && texts.savedWithout(omittedNames)].filter(Boolean).join(' ')
    } catch {
      return texts.failed
    }
  }
}

/**
 * Returns the keys of secret fields, and of groups that contain one. Their answers are never stored on the device.
 */
export function getSecretKeys(form: Fields): string[] {
  return form.uiSchema['ui:order'].filter((key) => {
    const group = getGroup(form, key)
    return group ? getSecretKeys(group.fields).length > 0 : getFieldUi(form, key)['ui:widget'] === 'password'
  })
}
