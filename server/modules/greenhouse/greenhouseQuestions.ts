import type { CatalogueKey } from '../../../src/schemas/fieldCatalogue/fieldCatalogue'
import type { QuestionPayload, VacancyPayload } from '../../../src/schemas/vacancies/vacancyPayload'
import { importTexts } from '../../../src/texts/admin/backOffice.texts'
import { htmlToPlainText } from '../../text/htmlText'
import type { GreenhouseField, GreenhouseJob, GreenhouseQuestion } from './greenhouseJob'

/**
 * Catalogue fields that correspond to Greenhouse's fields, by the name of the latter. The first three are part of every
 * form.
 */
const catalogueKeysByField: Record<string, readonly CatalogueKey[]> = {
  first_name: ['firstName'],
  last_name: ['surname'],
  email: ['email'],
  preferred_name: ['preferredName'],
  phone: ['mobile', 'homePhone'],
  resume: ['resume'],
  cover_letter: ['coverLetter'],
}
/** Lists with more options than this are searchable. */
const maxUnsearchableOptions = 15
/** Maximum number of characters in the notes of a question. */
export const maxQuestionNotesLength = 4000

type Groups = VacancyPayload['screeningQuestions']

/**
 * Converts a job's questions and its location, demographic and compliance questions to groups of screening
 * questions. Skips questions that correspond to a catalogue field, unless the job requires the answer and the
 * client's forms do not.
 */
export function toQuestionGroups(job: GreenhouseJob, requiredKeys: ReadonlySet<CatalogueKey>): Groups {
  const { header, description, questions = [] } = job.demographic_questions ?? {}
  const convertQuestions = (
    list: readonly GreenhouseQuestion[] | null | undefined,
    groupDescription?: string | null,
  ) => (list ?? []).flatMap((question) => toQuestions(question, requiredKeys, groupDescription))
  const groups: Groups = [
    { name: importTexts.questions, questions: convertQuestions(job.questions) },
    { name: importTexts.location, questions: convertQuestions(job.location_questions) },
    {
      name: header || importTexts.demographic,
      questions: questions.flatMap((question) => toDemographicQuestions(question, description)),
    },
    ...(job.compliance ?? []).map(({ description: groupDescription, questions: list }) => ({
      name: importTexts.compliance,
      questions: convertQuestions(list, groupDescription),
    })),
  ]
  return groups
    .filter((group) => group.questions.length > 0)
    .map((group) => ({ ...group, questions: numberRepeatedTexts(group.questions) }))
}

/**
 * Converts a question. If it accepts a file or a text, both are offered, and if it is required, one of them must be
 * answered. Skips the latitude and the longitude, which Greenhouse's page fills in itself.
 */
function toQuestions(
  { label, description, required: isRequired, fields }: GreenhouseQuestion,
  requiredKeys: ReadonlySet<CatalogueKey>,
  groupDescription?: string | null,
): QuestionPayload[] {
  const [firstField] = fields
  const catalogueKeys = firstField && catalogueKeysByField[firstField.name]
  if (catalogueKeys && (isRequired !== true || catalogueKeys.some((key) => requiredKeys.has(key)))) return []
  const visibleFields = fields.filter(({ name }) => !/^(latitude|longitude)$/.test(name))
  return visibleFields.map((field, index) => {
    const otherFieldName = visibleFields.length === 2 ? visibleFields[1 - index]?.name : undefined
    const isHidden = field.type === 'input_hidden'
    return {
      ...getControl(field),
      name: field.name,
      text: index > 0 && field.type === 'textarea' ? importTexts.questionAsText(label) : label,
      notes:
        visibleFields.length > 1
          ? importTexts.fileOrText
          : htmlToPlainText(description ?? groupDescription ?? '', maxQuestionNotesLength),
      isRequired:
        isRequired === true && !isHidden && (visibleFields.length === 1 || otherFieldName !== undefined),
      ...(isRequired === true && otherFieldName ? { alternative: otherFieldName } : {}),
    }
  })
}

function getControl({
  name,
  type,
  values,
}: GreenhouseField): Pick<QuestionPayload, 'controlType' | 'options'> {
  const options = (values ?? []).map(({ label, value }) => ({ label, value: String(value ?? label) }))
  switch (type) {
    case 'textarea':
      return { controlType: 'txa' }
    case 'input_file':
      return { controlType: 'fil' }
    case 'input_hidden':
      return { controlType: 'hid' }
    case 'multi_value_single_select':
      return { controlType: getSingleChoiceControl(options.length), options }
    case 'multi_value_multi_select':
      return { controlType: 'cbx', options }
    default:
      return { controlType: name === 'phone' ? 'tel' : 'txt' }
  }
}

function getSingleChoiceControl(optionCount: number): string {
  if (optionCount <= 3) return 'rdo'
  return optionCount > maxUnsearchableOptions ? 'sdl' : 'ddl'
}

/** Appends a number to repeated question texts, so that the answers can be distinguished. */
function numberRepeatedTexts(questions: readonly QuestionPayload[]): QuestionPayload[] {
  const counts = new Map<string, number>()
  return questions.map((question) => {
    const count = (counts.get(question.text) ?? 0) + 1
    counts.set(question.text, count)
    return count === 1 ? question : { ...question, text: `${question.text} (${count})` }
  })
}

type Demographic = NonNullable<GreenhouseJob['demographic_questions']>['questions'][number]

/** Converts a demographic question. Adds a text question for each option with a free-form answer. */
function toDemographicQuestions(
  { id, label, required, type, answer_options }: Demographic,
  description?: string | null,
): QuestionPayload[] {
  const values = answer_options.map((option) => ({ label: option.label, value: option.id ?? option.label }))
  const name = id === undefined ? '' : `demographic_${id}`
  const question = {
    ...getControl({ name, type, values }),
    ...(name ? { name } : {}),
    text: label,
    notes: htmlToPlainText(description ?? '', maxQuestionNotesLength),
    isRequired: required === true,
  }
  const freeTextQuestions = answer_options
    .filter(({ free_form }) => free_form === true)
    .map((option) => ({
      controlType: 'txt',
      text: importTexts.optionDetails(label, option.label),
      notes: '',
      isRequired: false,
    }))
  return [question, ...freeTextQuestions]
}

/** Returns the consents that the job asks for, as requirements to confirm. */
export function toConsentRequirements(job: GreenhouseJob): VacancyPayload['requirements'] {
  return (job.data_compliance ?? []).flatMap((rule) => [
    ...(rule.requires_processing_consent || rule.requires_consent
      ? [{ name: importTexts.processing, description: importTexts.processingText, isRequired: true }]
      : []),
    ...(rule.requires_retention_consent
      ? [
          {
            name: importTexts.retention,
            description: importTexts.retentionText(rule.retention_period),
            isRequired: false,
          },
        ]
      : []),
  ])
}
