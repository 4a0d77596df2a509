import type { QuestionPayload, VacancyPayload } from '../../../../src/schemas/vacancyPayload'
import { importTexts } from '../../../../src/texts/import'
import type { GreenhouseField, GreenhouseJob, GreenhouseQuestion } from './greenhouseJob'

/** What every application form asks anyway. */
const askedAnyway =
  /^(first_name|last_name|email|phone|resume|resume_text|cover_letter|cover_letter_text|preferred_name)$/
/** From here on a list is searched rather than opened. */
const longList = 15

type Groups = VacancyPayload['screeningQuestions']

/** Questions, location, demographic and compliance questions of a job, as groups of screening questions. */
export function questionGroups(job: GreenhouseJob): Groups {
  const { header, description, questions = [] } = job.demographic_questions ?? {}
  const groups: Groups = [
    { name: importTexts.questions, questions: asked(job.questions) },
    { name: importTexts.location, questions: asked(job.location_questions) },
    {
      name: header || importTexts.demographic,
      questions: questions.map((each) => demographic(each, description)),
    },
    ...(job.compliance ?? []).map(({ description: about, questions: list }) => ({
      name: importTexts.compliance,
      questions: asked(list, about),
    })),
  ]
  return groups.filter((group) => group.questions.length > 0)
}

function asked(
  questions: readonly GreenhouseQuestion[] | null | undefined,
  about?: string | null,
): QuestionPayload[] {
  return (questions ?? []).flatMap(({ label, description, required, fields }) => {
    // A question with several fields lets an applicant choose how to answer; the first is the usual way.
    const [field] = fields
    if (!field || askedAnyway.test(field.name)) return []
    return [
      { ...controlOf(field), text: label, notes: plain(description ?? about), isRequired: required === true },
    ]
  })
}

function controlOf({ type, values }: GreenhouseField): Pick<QuestionPayload, 'controlType' | 'options'> {
  const options = (values ?? []).map(({ label }) => ({ label, value: label }))
  switch (type) {
    case 'textarea':
      return { controlType: 'txa' }
    case 'input_file':
      return { controlType: 'fil' }
    case 'input_hidden':
      return { controlType: 'hid' }
    case 'multi_value_single_select':
      return { controlType: singleChoice(options.length), options }
    case 'multi_value_multi_select':
      return { controlType: 'cbx', options }
    default:
      return { controlType: 'txt' }
  }
}

function singleChoice(options: number): string {
  if (options <= 3) return 'rdo'
  return options > longList ? 'sdl' : 'ddl'
}

type Demographic = NonNullable<GreenhouseJob['demographic_questions']>['questions'][number]

function demographic(
  { label, required, type, answer_options }: Demographic,
  about?: string | null,
): QuestionPayload {
  const field = {
    name: '',
    type,
    values: answer_options.map((option) => ({ label: option.label, value: '' })),
  }
  return { ...controlOf(field), text: label, notes: plain(about), isRequired: required === true }
}

/** Consents that the job asks for, as requirements to confirm. */
export function consents(job: GreenhouseJob): VacancyPayload['requirements'] {
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

/** Text without its HTML, at most as long as notes may be. */
export function plain(html: string | null | undefined): string {
  const text = (html ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  return unescaped(text).trim().slice(0, 4000)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Undoes one round of escaping. */
export function unescaped(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
