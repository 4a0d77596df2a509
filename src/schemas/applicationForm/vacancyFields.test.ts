import { describe, expect, test } from 'vitest'
import type { ScreeningQuestion } from '../vacancies/vacancy'
import { noVacancy } from './buildApplicationForm'
import { buildVacancySections } from './vacancyFields'

const unanswered = { applicantResponse: null }
const levels = [
  { label: 'Some', value: 'some' },
  { label: 'A lot', value: 'lots' },
]
const yesNo = [
  { label: 'Yes', value: 'Y' },
  { label: 'No', value: 'N' },
]

function question(id: number, more: Partial<ScreeningQuestion> = {}): ScreeningQuestion {
  return {
    id,
    text: `Question ${id}`,
    notes: '',
    controlType: 'txt',
    isRequired: false,
    minLength: null,
    maxLength: null,
    options: [],
    applicantResponse: '',
    ...more,
  }
}

/** Builds the form field of a question with these properties. */
function buildQuestionField(more: Partial<ScreeningQuestion>) {
  const screeningQuestions = [{ id: 8, name: 'G', questions: [question(9, more)] }]
  return buildVacancySections({ ...noVacancy, screeningQuestions }).at(-1)?.fields[0]
}

test('[JD-07] each list of a vacancy is a section, and each of its items a field', () => {
  const sections = buildVacancySections({
    licences: [{ id: 3, name: 'Driver licence', isRequired: true, ...unanswered }],
    qualifications: [{ id: 4, name: 'Degree', isRequired: false, ...unanswered }],
    requirements: [
      { id: 5, name: 'Police check', description: 'Not older than a year.', isRequired: true, ...unanswered },
      { id: 6, name: 'Own car', description: '', isRequired: false, ...unanswered },
    ],
    skills: [{ id: 7, name: 'GIS', isRequired: true, options: levels, applicantResponse: '' }],
    visas: [{ id: 8, name: 'Skilled visa', ...unanswered }],
    screeningQuestions: [
      { id: 9, name: 'About the role', questions: [question(10)] },
      { id: 11, name: '', questions: [] },
    ],
  })
  expect(sections).toStrictEqual([
    {
      id: 'licences',
      title: 'Licences',
      fields: [
        {
          name: 'licence-3',
          type: 'radio',
          label: 'Driver licence',
          options: yesNo,
          inline: true,
          rules: { kind: 'string', required: true },
        },
      ],
    },
    {
      id: 'qualifications',
      title: 'Qualifications',
      fields: [
        {
          name: 'qualification-4',
          type: 'radio',
          label: 'Degree',
          options: yesNo,
          inline: true,
          rules: { kind: 'string', required: false },
        },
      ],
    },
    {
      id: 'requirements',
      title: 'Requirements',
      notes: 'Please confirm each that you meet.',
      fields: [
        {
          name: 'requirement-5',
          type: 'checkbox',
          label: 'Police check',
          notes: 'Not older than a year.',
          rules: { kind: 'boolean', required: true, mustBe: true },
        },
        {
          name: 'requirement-6',
          type: 'checkbox',
          label: 'Own car',
          rules: { kind: 'boolean', required: false },
        },
      ],
    },
    {
      id: 'skills',
      title: 'Skills',
      fields: [
        {
          name: 'skill-7',
          type: 'select',
          label: 'GIS',
          options: levels,
          rules: { kind: 'string', required: true },
        },
      ],
    },
    {
      id: 'visas',
      title: 'Visas',
      notes: 'Tick each that you hold.',
      fields: [
        {
          name: 'visa-8',
          type: 'checkbox',
          label: 'Skilled visa',
          rules: { kind: 'boolean', required: false },
        },
      ],
    },
    {
      id: 'questions-9',
      title: 'About the role',
      fields: [
        {
          name: 'question-10',
          type: 'text',
          label: 'Question 10',
          rules: { kind: 'string', required: false },
        },
      ],
    },
    { id: 'questions-11', title: 'Questions for this role', fields: [] },
  ])
})

describe('[JD-07] a screening question', () => {
  test('has all properties of the question', () => {
    expect(
      buildQuestionField({
        controlType: 'txa',
        notes: 'Briefly.',
        isRequired: true,
        minLength: 10,
        maxLength: 500,
      }),
    ).toStrictEqual({
      name: 'question-9',
      type: 'textarea',
      label: 'Question 9',
      notes: 'Briefly.',
      rules: { kind: 'string', required: true, min: 10, max: 500 },
    })
  })

  test('for a file accepts documents', () => {
    expect(buildQuestionField({ controlType: 'fil' })?.rules).toStrictEqual({
      kind: 'file',
      required: false,
      fileTypeGroup: 2,
    })
  })

  test('shows up to three radio buttons in one line', () => {
    const options = [...levels, ...yesNo]
    expect(buildQuestionField({ controlType: 'rdo', options: options.slice(0, 3) })).toMatchObject({
      options: options.slice(0, 3),
      inline: true,
    })
    expect(buildQuestionField({ controlType: 'rdo', options })).not.toHaveProperty('inline')
    expect(buildQuestionField({ controlType: 'ddl', options: levels })).not.toHaveProperty('inline')
  })
})
