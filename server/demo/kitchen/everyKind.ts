import type { Option } from '../../../src/schemas/vacancy'
import type { QuestionPayload, VacancyPayload } from '../../../src/schemas/vacancyPayload'

const options = (count: number): Option[] =>
  Array.from({ length: count }, (_, at) => ({ label: `Option ${at + 1}`, value: String(at + 1) }))

/** Every controlType with a question that suits it, and the options it needs. */
const sorts: [controlType: string, text: string, more?: Partial<QuestionPayload>][] = [
  ['txt', 'One line of text'],
  ['txa', 'Several lines of text'],
  ['sch', 'Something to search for'],
  ['ddl', 'One of ten', { options: options(10) }],
  ['sdl', 'One of three hundred', { options: options(300) }],
  ['rdo', 'One of three', { options: options(3) }],
  ['cbx', 'A single toggle'],
  ['cbx', 'Any of four', { options: options(4) }],
  ['num', 'A number'],
  ['rng', 'A share, in percent'],
  ['dte', 'A day'],
  ['dtm', 'A day and a time'],
  ['drg', 'From one day to another'],
  ['tme', 'A time of day'],
  ['eml', 'An e-mail address'],
  ['tel', 'A telephone number'],
  ['url', 'A web address'],
  ['pwd', 'A secret'],
  ['hid', 'A value that travels unseen'],
  ['fil', 'A document'],
]

/** Every kind: optional with notes, then required. */
export function everyKind(): VacancyPayload['screeningQuestions'] {
  const asked = (isRequired: boolean, notes: string): QuestionPayload[] =>
    sorts
      .filter(([controlType]) => !(isRequired && controlType === 'hid'))
      .map(([controlType, text, more]) => ({ controlType, text, isRequired, notes, ...more }))
  return [
    { name: 'Every kind, optional', questions: asked(false, 'A note that explains what is asked.') },
    { name: 'Every kind, required', questions: asked(true, '') },
  ]
}

/** Data that no form should die of. */
export function awkwardQuestions(): VacancyPayload['screeningQuestions'] {
  const twice = [...options(2), ...options(2)]
  return [
    {
      name: 'Awkward data',
      questions: [
        { controlType: 'zzz', text: 'A control type that nobody knows', isRequired: false },
        { controlType: 'ddl', text: 'Options of the same value', isRequired: false, options: twice },
        { controlType: 'rdo', text: 'A choice without options', isRequired: false },
        { controlType: 'ddl', text: 'A list of three hundred', isRequired: false, options: options(300) },
        { controlType: 'txt', text: 'A label without end: '.padEnd(2000, 'and so on '), isRequired: false },
        {
          controlType: 'txt',
          text: '<b onclick="alert(1)">HTML</b> in a <i>label</i> & an &amp;',
          isRequired: false,
        },
        { controlType: 'txt', text: 'Wordwithoutanyplacetobreakit'.repeat(8), isRequired: false },
        { controlType: 'txt', text: '', isRequired: false, notes: 'A question without words' },
        {
          controlType: 'txt',
          text: 'Right to left: ما اسمك؟',
          isRequired: false,
          minLength: 2,
          maxLength: 12,
        },
      ],
    },
  ]
}
