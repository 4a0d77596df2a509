import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { CatalogueKey } from '../../../src/schemas/fieldCatalogue/fieldCatalogue'
import { cleanDescription } from '../../text/sanitizeHtml'
import { checkVacancy } from '../vacancies/checkVacancy'
import { convertGreenhouseJobs } from './greenhousePayloads'

const jobBoard = JSON.parse(readFileSync('tests/fixtures/greenhouse/jobs.json', 'utf8'))
const now = new Date('2026-11-22T00:00:00Z')
const requiredByEveryForm = new Set(['firstName', 'surname', 'email', 'resume'] as const)
const read = (json: unknown, requiredKeys: ReadonlySet<CatalogueKey> = requiredByEveryForm) =>
  convertGreenhouseJobs(json, { now, requiredKeys })
const [ecologist, deckhand] = read(jobBoard)?.payloads ?? []

test('a job of Greenhouse is converted to a vacancy', () => {
  expect(ecologist).toMatchObject({
    code: 'GH-127817',
    name: 'Marine Ecologist',
    summary: 'Count what lives & grows in the bay. Boats',
    employmentType: 'Part-time',
    location: 'Kittiwake Beach',
    department: 'Coast',
    salaryAddText: 'AUD 90,000 – 110,000',
    dateAdvertised: '2026-10-20T13:00:00.000Z',
    advertisingCloseDate: '2032-01-01T04:59:00.000Z',
  })
  expect(cleanDescription(ecologist?.description ?? '')).toBe(
    '<p>Count what lives &amp; grows in the bay.</p><ul><li>Boats</li></ul>',
  )
})

test('the questions of a job are converted by type, without those that the form asks anyway', () => {
  const [questions, location, about, compliance] = ecologist?.screeningQuestions ?? []
  expect(
    questions?.questions.map(({ text, controlType, isRequired }) => [text, controlType, isRequired]),
  ).toEqual([
    ['Website', 'txt', false],
    ['Tell us about a survey', 'txa', true],
    ['Can you swim?', 'rdo', true],
    ['Where did you study?', 'ddl', false],
    ['Which gear do you know?', 'cbx', false],
    ['A sample report', 'fil', false],
    ['Source', 'hid', false],
  ])
  expect(questions?.questions[0]?.notes).toBe('If you have one')
  expect(questions?.questions[2]?.options).toEqual([
    { label: 'No', value: '0' },
    { label: 'Yes', value: '1' },
  ])
  expect([location?.questions.length, about?.name, compliance?.name]).toEqual([
    1,
    'Diversity at Harbour City',
    'Voluntary self-identification',
  ])
  expect(about?.questions[0]).toMatchObject({ controlType: 'cbx', notes: 'Voluntary.' })
  expect(compliance?.questions[0]?.notes).toBe('We ask, and you need not say.')
})

test('consents are converted to requirements', () => {
  expect(ecologist?.requirements.map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['Use of your data', true],
    ['Keeping your data', false],
  ])
})

test('a job without questions, a single job and an array of jobs are accepted; anything else is not', async () => {
  expect(deckhand).toMatchObject({
    code: 'GH-127818',
    screeningQuestions: [],
    requirements: [],
    department: '',
  })
  expect(read(jobBoard.jobs[1])).toEqual({ payloads: [deckhand], skippedMessages: [] })
  expect(read(jobBoard.jobs)?.payloads).toHaveLength(2)
  expect(read({ vacancies: [] })).toBeUndefined()
  for (const payload of [ecologist, deckhand]) if (payload) await checkVacancy(payload)
})

/** A job from the job board's documentation, with additional questions that are difficult to convert. */
const documented = {
  id: 7,
  title: 'Engineer',
  content: '&amp;lt;p&amp;gt;We&amp;amp;rsquo;re hiring.&amp;lt;/p&amp;gt;',
  pay_input_ranges: [
    { title: 'NYC', min_cents: 5000000, max_cents: 7500000, currency_type: 'USD' },
    { title: 'Berlin', min_cents: 4000000, max_cents: 6000000, currency_type: 'EUR' },
  ],
  questions: [
    {
      required: true,
      label: 'Resume',
      fields: [
        { name: 'resume', type: 'input_file' },
        { name: 'resume_text', type: 'textarea' },
      ],
    },
    { required: true, label: 'Phone', fields: [{ name: 'phone', type: 'input_text' }] },
    { required: false, label: 'Cover Letter', fields: [{ name: 'cover_letter', type: 'input_file' }] },
    {
      required: true,
      label: 'Portfolio',
      fields: [
        { name: 'question_1', type: 'input_file' },
        { name: 'question_1_text', type: 'textarea' },
      ],
    },
    { required: false, label: 'Website', fields: [{ name: 'question_2', type: 'input_text' }] },
    { required: true, label: 'Website', fields: [{ name: 'question_3', type: 'input_text' }] },
  ],
  location_questions: [
    { required: true, label: 'Location', fields: [{ name: 'location', type: 'input_text' }] },
    { required: true, label: 'Latitude', fields: [{ name: 'latitude', type: 'input_hidden' }] },
    { required: true, label: 'Longitude', fields: [{ name: 'longitude', type: 'input_hidden' }] },
  ],
  demographic_questions: {
    questions: [
      {
        id: 1,
        label: 'Gender',
        required: false,
        type: 'multi_value_single_select',
        answer_options: [
          { id: 100, label: 'Woman', free_form: false },
          { id: 101, label: 'I self-describe', free_form: true },
        ],
      },
    ],
  },
}

test('[JD-07] the documented job becomes a valid vacancy with all visible questions that the form lacks', async () => {
  const [job] = read(documented, new Set(['resume']))?.payloads ?? []
  expect(job).toMatchObject({
    summary: 'We’re hiring.',
    salaryAddText: 'NYC: USD 50,000 – 75,000; Berlin: EUR 40,000 – 60,000',
    dateAdvertised: now.toISOString(),
  })
  expect(cleanDescription(job?.description ?? '')).toBe('<p>We’re hiring.</p>')
  const convertedQuestions = job?.screeningQuestions.flatMap(({ questions }) =>
    questions.map(({ name, text, controlType, isRequired }) => [name, text, controlType, isRequired]),
  )
  expect(convertedQuestions).toEqual([
    ['phone', 'Phone', 'tel', true],
    ['question_1', 'Portfolio', 'fil', true],
    ['question_1_text', 'Portfolio (as text)', 'txa', true],
    ['question_2', 'Website', 'txt', false],
    ['question_3', 'Website (2)', 'txt', true],
    ['location', 'Location', 'txt', true],
    ['demographic_1', 'Gender', 'rdo', false],
    [undefined, 'Gender (I self-describe)', 'txt', false],
  ])
  expect(job?.screeningQuestions.at(-1)?.questions[0]?.options).toEqual([
    { label: 'Woman', value: '100' },
    { label: 'I self-describe', value: '101' },
  ])
  if (job) await checkVacancy(job)
})

test('a required question is converted if the client’s form leaves its field optional', () => {
  const [job] = read(documented, new Set(['mobile']))?.payloads ?? []
  const [file, text, next] = job?.screeningQuestions[0]?.questions ?? []
  const expectedParts = { isRequired: true, notes: 'Upload a file or enter text.' }
  expect(file).toMatchObject({
    ...expectedParts,
    text: 'Resume',
    controlType: 'fil',
    alternative: 'resume_text',
  })
  expect(text).toMatchObject({ ...expectedParts, controlType: 'txa', alternative: 'resume' })
  expect(next?.text).toBe('Portfolio')
})

test('an invalid job is omitted and reported, and does not block the others', () => {
  expect(read([documented, { id: 'x' }])).toMatchObject({
    payloads: [{ code: 'GH-7' }],
    skippedMessages: ['Job 2 of the file has no id or no title.'],
  })
})
