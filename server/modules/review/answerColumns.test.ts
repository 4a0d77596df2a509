import { describe, expect, test } from 'vitest'
import type { AnswerSection } from '../../../src/schemas/applications/application'
import { createAnswerColumns, type ExportedAnswers } from './answerColumns'

type Item = [label: string, answer: string, path?: string]

const section = (title: string, items: Item[], group?: AnswerSection['group']): AnswerSection => ({
  title,
  items: items.map(([label, answer, path]) => ({ label, answer, ...(path ? { path } : {}) })),
  ...(group ? { group } : {}),
})
const application = (id: number, vacancyId: number, ...sections: AnswerSection[]): ExportedAnswers => ({
  id,
  vacancyId,
  sections,
})

function buildTable(applications: ExportedAnswers[], usedHeadings: string[] = []): string[][] {
  const columns = createAnswerColumns()
  for (const one of applications) columns.add(one)
  const { headings, getCells } = columns.assignColumns(usedHeadings)
  return [headings, ...applications.map(getCells)]
}

describe('[API-18] the columns of the answers', () => {
  test('separate two questions with the same text in one group', () => {
    const answerBoth = (id: number, first: string, second: string) =>
      application(
        id,
        7,
        section('Licences held', [
          ['Number', first, '/question-3'],
          ['Number', second, '/question-5'],
        ]),
      )
    expect(buildTable([answerBoth(1, 'A1', 'B1'), answerBoth(2, 'A2', 'B2')])).toEqual([
      ['Licences held: Number', 'Licences held: Number (2)'],
      ['A1', 'B1'],
      ['A2', 'B2'],
    ])
  })

  test('number questions with the same text in the order of the form, even if the first is not answered', () => {
    const second = application(2, 7, section('Held', [['Number', 'B2', '/question-5']]))
    const applicationWithBoth = application(
      1,
      7,
      section('Held', [
        ['Number', 'A1', '/question-3'],
        ['Number', 'B1', '/question-5'],
      ]),
    )
    const [, secondCells, bothCells] = buildTable([second, applicationWithBoth])
    expect([secondCells?.toSorted(), bothCells]).toEqual([['', 'B2'], expect.arrayContaining(['A1', 'B1'])])
    const [headings = []] = buildTable([second, applicationWithBoth])
    expect(headings[bothCells?.indexOf('A1') ?? -1]).toMatch(/Number$/)
  })

  test('never contain answers to both a question and a field of the client’s form', () => {
    const clientField: Item = ['Email', 'sam@example.org', '/email']
    const question: Item = ['Email', 'boss@example.org', '/question-9']
    const applications = [
      application(1, 7, section('About you', [question])),
      application(2, 7, section('About you', [clientField]), section('About you', [question])),
    ]
    expect(buildTable(applications)).toEqual([
      ['Email', 'About you: Email'],
      ['', 'boss@example.org'],
      ['sam@example.org', 'boss@example.org'],
    ])
  })

  test('stay one column when a question or its group is reworded, with the newest text', () => {
    const applications = [
      application(1, 7, section('The role', [['When can you start?', 'May', '/question-2']])),
      application(4, 7, section('About the role', [['Your first day', 'June', '/question-2']])),
    ]
    expect(buildTable(applications)).toEqual([['Your first day'], ['May'], ['June']])
    expect(buildTable(applications.toReversed())).toEqual([['Your first day'], ['June'], ['May']])
  })

  test('are shared by vacancies with the same questions, whatever the questions’ ids', () => {
    const applications = [
      application(1, 7, section('Licences', [['Class C', 'Yes', '/licence-1']])),
      application(2, 8, section('Licences', [['Class C', 'No', '/licence-4']])),
      application(3, 9, section('Licences', [['Class D', 'Yes', '/licence-1']])),
    ]
    expect(buildTable(applications)).toEqual([
      ['Class C', 'Class D'],
      ['Yes', ''],
      ['No', ''],
      ['', 'Yes'],
    ])
  })

  test('are separate for each row of a group, and each heading differs from the others and from those of the list', () => {
    const row = (n: number, name: string) =>
      section(`Referee ${n}`, [['Name', name, `/custom-110/${n - 1}/custom-111`]], {
        label: 'Referees',
        row: n,
      })
    const applications = [
      application(1, 7, row(1, 'Ann'), section('More', [['State', 'Tas', '/stateCode']])),
      application(2, 7, row(1, 'Ben'), row(2, 'Cy')),
    ]
    expect(buildTable(applications, ['State'])).toEqual([
      ['Referee 1: Name', 'Referee 2: Name', 'More: State'],
      ['Ann', '', 'Tas'],
      ['Ben', 'Cy', ''],
    ])
  })

  test('include answers that were stored without paths, by the text and order of their questions', () => {
    const applications = [
      application(
        1,
        7,
        section('About you', [['Email', 'old@example.org']]),
        section('About you', [['Email', 'other@example.org']]),
      ),
      application(
        2,
        7,
        section('About you', [['Email', 'new@example.org', '/email']]),
        section('About you', [['Email', 'his@example.org', '/question-9']]),
      ),
    ]
    expect(buildTable(applications)).toEqual([
      ['Email', 'About you: Email'],
      ['old@example.org', 'other@example.org'],
      ['new@example.org', 'his@example.org'],
    ])
  })

  test('have one ticked option per line, so that commas within options separate nothing', () => {
    const items = [
      {
        label: 'Shifts',
        answer: 'Early, late, Night',
        path: '/question-3',
        choices: ['Early, late', 'Night'],
      },
    ]
    const [, row] = buildTable([{ id: 1, vacancyId: 7, sections: [{ title: 'The role', items }] }])
    expect(row).toEqual(['Early, late\nNight'])
  })
})
