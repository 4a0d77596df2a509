import { describe, expect, test } from 'vitest'
import type { VacancyPayload } from '../../../src/schemas/vacancies/vacancyPayload'
import { createPdf } from '../../../tests/fixtures/documents'
import { createPlainVacancy } from '../../../tests/fixtures/plainVacancy'
import { ProblemError } from '../../problem'
import { checkVacancy, validateVacancies } from './checkVacancy'
import { assignIds } from './vacancyImport.service'
import { VacancyItemIds } from './vacancyItemIds'

const lists: Pick<
  VacancyPayload,
  'licences' | 'qualifications' | 'requirements' | 'skills' | 'visas' | 'screeningQuestions'
> = {
  licences: [{ name: 'Driver', isRequired: true }],
  qualifications: [{ name: 'Degree', isRequired: false }],
  requirements: [{ name: 'Police check', description: 'New.', isRequired: true }],
  skills: [{ name: 'GIS', isRequired: false, options: [{ label: 'Some', value: 's' }] }],
  visas: [{ name: 'Skilled' }],
  screeningQuestions: [
    {
      name: 'About the role',
      questions: [
        { text: 'When?', controlType: 'dte', isRequired: true },
        {
          name: 'call_me',
          text: 'May we call?',
          notes: 'In the evening.',
          controlType: 'cbx',
          isRequired: false,
          minLength: 1,
          maxLength: 2,
          options: [{ label: 'Yes', value: 'Y' }],
        },
      ],
    },
  ],
}

test('a named question keeps its id when it is reworded and moved; no id is reused', () => {
  const createLists = (...questions: { name?: string; text: string }[]) => ({
    ...lists,
    screeningQuestions: [
      {
        name: 'About you',
        questions: questions.map((question) => ({ ...question, controlType: 'txt', isRequired: false })),
      },
    ],
  })
  const before = assignIds(
    createLists({ name: 'why', text: 'Why us?' }, { text: 'Since when?' }, { name: 'b', text: 'Boat?' }),
  )
  const getIds = (vacancyLists: typeof before) =>
    vacancyLists.screeningQuestions[0]?.questions.map(({ id }) => id) ?? []
  const [why, since, boat] = getIds(before)
  const after = assignIds(
    createLists(
      { text: 'Since when?' },
      { text: 'Boat?' },
      { name: 'why', text: 'Why do you ask us?' },
      { name: 'b', text: 'A boat?' },
    ),
    new VacancyItemIds(before, 100),
  )
  expect(getIds(after)).toEqual([since, boat, why, 101])
})

describe('the items and questions of a vacancy', () => {
  test('get ids, and empty responses of the applicant', () => {
    expect(assignIds(lists)).toEqual({
      licences: [{ id: 1, name: 'Driver', isRequired: true, applicantResponse: null }],
      qualifications: [{ id: 2, name: 'Degree', isRequired: false, applicantResponse: null }],
      requirements: [
        { id: 3, name: 'Police check', description: 'New.', isRequired: true, applicantResponse: null },
      ],
      skills: [
        {
          id: 4,
          name: 'GIS',
          isRequired: false,
          options: [{ label: 'Some', value: 's' }],
          applicantResponse: '',
        },
      ],
      visas: [{ id: 5, name: 'Skilled', applicantResponse: null }],
      screeningQuestions: [
        {
          id: 6,
          name: 'About the role',
          questions: [
            {
              id: 7,
              text: 'When?',
              notes: '',
              controlType: 'dte',
              isRequired: true,
              minLength: null,
              maxLength: null,
              options: [],
              applicantResponse: '',
            },
            {
              id: 8,
              name: 'call_me',
              text: 'May we call?',
              notes: 'In the evening.',
              controlType: 'cbx',
              isRequired: false,
              minLength: 1,
              maxLength: 2,
              options: [{ label: 'Yes', value: 'Y' }],
              applicantResponse: null,
            },
          ],
        },
      ],
    })
  })

  test('keep their ids when the vacancy is replaced', () => {
    const before = assignIds(lists)
    expect(assignIds(lists, new VacancyItemIds(before))).toEqual(before)
  })

  test('get new ids, which the vacancy has never used, if they are new', () => {
    const ids = new VacancyItemIds(assignIds(lists), 20)
    expect(ids.takeId('licences', 'Forklift')).toBe(21)
    expect(ids.takeId('licences', 'Driver')).toBe(1)
    expect(ids.takeId('licences', 'Driver')).toBe(22)
    expect(ids.takeId('visas', 'Driver')).toBe(23)
    expect(ids.takeId('questions', 'When?')).toBe(7)
    expect(ids.takeId('screeningQuestions', 'About the role')).toBe(6)
    expect(ids.lastId).toBe(23)
    expect(new VacancyItemIds(assignIds(lists)).lastId).toBe(8)
    expect(new VacancyItemIds().takeId('visas', 'First')).toBe(1)
  })

  test('keep their ids, in order, if two have the same name', () => {
    const listsWithDuplicate = { ...lists, visas: [{ name: 'Skilled' }, { name: 'Skilled' }] }
    const ids = new VacancyItemIds(assignIds(listsWithDuplicate))
    expect([ids.takeId('visas', 'Skilled'), ids.takeId('visas', 'Skilled')]).toEqual([5, 6])
  })
})

describe('a submitted vacancy', () => {
  const pdf = createPdf().toString('base64')
  const file = { filename: 'role.pdf', description: '', mime: 'text/plain', content: pdf }
  const listErrors = async (more: Partial<VacancyPayload>) => {
    try {
      await checkVacancy(createPlainVacancy('C-1', more))
      return []
    } catch (error) {
      return error instanceof ProblemError ? error.parts.errors : error
    }
  }

  test('gets dates in milliseconds, and documents with their detected types', async () => {
    const checked = await checkVacancy(
      createPlainVacancy('C-1', {
        dateAdvertised: '2026-11-01T00:00Z',
        advertisingCloseDate: '2026-12-05T10:00:00.123456Z',
        attachments: [file],
      }),
    )
    expect(checked).toMatchObject({
      dateAdvertised: '2026-11-01T00:00:00.000Z',
      advertisingCloseDate: '2026-12-05T10:00:00.123Z',
      attachments: [
        {
          filename: file.filename,
          description: file.description,
          mime: 'application/pdf',
          bytes: createPdf(),
        },
      ],
    })
    expect((await checkVacancy(createPlainVacancy('C-1'))).advertisingCloseDate).toBeNull()
  })

  test.each([
    '2026-11-01',
    '2027-02-30T00:00:00Z',
    '2026-11-01T24:00Z',
    '2026-13-01T00:00Z',
    '2026-11-01T00:00+10:00',
    'x2026-11-01T00:00Z',
    '',
  ])('reports that %j is not a date', async (text) => {
    const date = (path: string) => ({ path, message: 'Must be a valid date' })
    expect(await listErrors({ dateAdvertised: text, advertisingCloseDate: text })).toEqual([
      date('/dateAdvertised'),
      date('/advertisingCloseDate'),
    ])
  })

  test('reports a closing date that is not after the advertised date', async () => {
    const expectedErrors = [{ path: '/advertisingCloseDate', message: 'Must be after dateAdvertised' }]
    const dates = (dateAdvertised: string, advertisingCloseDate: string) =>
      listErrors({ dateAdvertised, advertisingCloseDate })
    expect(await dates('2027-03-02T00:00Z', '2027-03-01T00:00Z')).toEqual(expectedErrors)
    expect(await dates('2027-03-02T00:00Z', '2027-03-02T00:00:00Z')).toEqual(expectedErrors)
    expect(await dates('2027-03-02T00:00Z', '2027-03-03T00:00Z')).toEqual([])
    const { errorLines } = await validateVacancies(
      [
        createPlainVacancy('C-1', {
          dateAdvertised: '2027-03-02T00:00Z',
          advertisingCloseDate: '2027-03-01T00:00Z',
        }),
      ],
      (_, at) => `/${at}`,
    )
    expect(errorLines).toEqual(['/0/advertisingCloseDate Must be after dateAdvertised'])
  })

  test('reports each document that is too large or whose content does not match its name', async () => {
    const createError = (at: number, message = 'File is of the incorrect type.') => ({
      path: `/attachments/${at}/content`,
      message,
    })
    expect(
      await listErrors({
        attachments: [
          file,
          { ...file, filename: 'role.png' },
          { ...file, content: `${pdf}!` },
          { ...file, content: Buffer.alloc(2_104_705, '%PDF-1.7\n').toString('base64') },
        ],
      }),
    ).toEqual([createError(1), createError(2), createError(3, 'Maximum file size is 2MB')])
  })
})
