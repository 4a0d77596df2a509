import { noVacancy } from '../../../src/schemas/applicationForm/buildApplicationForm'
import { utcDateTime } from '../../../src/schemas/dateTime/utcDateTime'
import type { CheckedVacancy } from '../../modules/vacancies/checkVacancy'
import {
  buildAwkwardQuestions,
  createMeasuredQuestions,
  createQuestionsOfEveryKind,
} from './kitchenQuestions'

/** Builds the vacancies of the kitchen client, which conformance tests, screenshots and benchmarks use. */
export function buildKitchenVacancies(today: Date): CheckedVacancy[] {
  const build = createVacancyBuilder(today)
  return [
    build('KIND-ALL', 'Every kind', 'Each field kind of the product, optional and required.', {
      screeningQuestions: createQuestionsOfEveryKind(),
    }),
    build('LISTS', 'Every list', 'Licences, qualifications, requirements, skills and visas.', {
      ...lists,
      advertisingCloseDate: utcDateTime(today).add(30, 'day').toISOString(),
    }),
    build('EOI', 'An open door', 'An Expression of Interest that asks nothing more.', {
      isExpressionOfInterest: true,
    }),
    build('AWKWARD', 'Awkward data', 'What no form should die of.', {
      screeningQuestions: buildAwkwardQuestions(),
    }),
    ...[30, 200, 1000].map((count) =>
      build(`FORM-${count}`, `A form of ${count}`, `${count} screening questions in a repeating mix.`, {
        screeningQuestions: createMeasuredQuestions(count),
      }),
    ),
  ]
}

function createVacancyBuilder(today: Date) {
  const dateAdvertised = utcDateTime(today).startOf('day').subtract(1, 'day').toISOString()
  return (
    code: string,
    name: string,
    summary: string,
    overrides: Partial<CheckedVacancy>,
  ): CheckedVacancy => ({
    code,
    name,
    summary,
    description: `<p>${summary}</p>`,
    salaryAddText: '',
    employmentType: 'Full time',
    location: 'Kitchen',
    department: 'Test kitchen',
    dateAdvertised,
    advertisingCloseDate: null,
    isExpressionOfInterest: false,
    ...noVacancy,
    attachments: [],
    ...overrides,
  })
}

const levels = ['None', 'Some', 'Good', 'Expert'].map((label, index) => ({ label, value: String(index) }))

const lists: Partial<CheckedVacancy> = {
  licences: [
    { name: 'Driver licence', isRequired: true },
    { name: 'Forklift licence', isRequired: false },
  ],
  qualifications: [
    { name: 'Certificate III', isRequired: true },
    { name: 'Diploma', isRequired: false },
  ],
  requirements: [
    { name: 'Police check', description: 'Not older than twelve months.', isRequired: true },
    { name: 'Working with children check', description: '', isRequired: false },
  ],
  skills: [
    { name: 'Knife skills', isRequired: true, options: levels },
    { name: 'Pastry', isRequired: false, options: levels },
  ],
  visas: [{ name: 'Skilled visa (189)' }, { name: 'Working holiday visa (417)' }],
  attachments: [
    {
      filename: 'recipe.txt',
      description: 'A recipe',
      mime: 'text/plain',
      bytes: Buffer.from('Flour, water, salt, and a day of patience.\n'),
    },
  ],
}
