import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { toWallTime } from '../../src/schemas/dateTime/zonedDateTime'
import type { CheckedVacancy } from '../modules/vacancies/checkVacancy'
import type { DemoApplication } from './demo.types'
import { getDemoApplications, getDemoExpressionsOfInterest, getDemoVacancies } from './demoVacancies'

const demoDir = 'server/demo'
const today = new Date('2026-11-21T09:00:00Z')
const controlTypes = 'txt txa sch ddl sdl rdo cbx num rng dte dtm drg tme eml tel url pwd hid fil'.split(' ')

const harbour = getDemoVacancies('harbour', today, demoDir)
const jobs = harbour.filter((vacancy) => !vacancy.isExpressionOfInterest)
const meridian = getDemoVacancies('meridian', today, demoDir)
const getQuestions = (vacancy: CheckedVacancy) =>
  vacancy.screeningQuestions.flatMap((group) => group.questions)
const distinct = (values: string[]) => new Set(values).size

describe('demoVacancies', () => {
  it('gives harbour 64 jobs and three Expressions of Interest', () => {
    expect(jobs).toHaveLength(64)
    expect(distinct(jobs.map((job) => job.location))).toBe(7)
    expect(distinct(jobs.map((job) => job.department))).toBe(6)
    expect(distinct(jobs.map((job) => job.employmentType))).toBe(5)
    expect(jobs.filter((job) => job.advertisingCloseDate === null)).toHaveLength(6)
    expect(harbour.length - jobs.length).toBe(3)
  })

  it('gives meridian twelve vacancies and no Expressions of Interest', () => {
    expect(meridian).toHaveLength(12)
    expect(meridian.some((vacancy) => vacancy.isExpressionOfInterest)).toBe(false)
  })

  it('is empty for a client without demo data', () => {
    for (const code of ['admin', 'files', '..', ''])
      expect(getDemoVacancies(code, today, demoDir)).toEqual([])
  })

  it('shows every controlType and every list on the Coastal Planner', () => {
    const showcase = harbour.find((vacancy) => vacancy.code === 'HCC-0142')
    if (!showcase) throw new Error('HCC-0142 is missing')
    const questions = getQuestions(showcase)
    expect(new Set(questions.map((question) => question.controlType))).toEqual(new Set(controlTypes))
    const checkboxes = questions.filter((question) => question.controlType === 'cbx')
    expect(new Set(checkboxes.map((question) => (question.options ?? []).length > 0)).size).toBe(2)
    expect(questions.filter((question) => question.isRequired).length).toBeLessThan(6)
    expect(showcase.licences.length).toBeGreaterThan(0)
    expect(showcase.requirements.map((item) => item.isRequired)).toEqual([true, false])
    const { qualifications, skills, visas, attachments } = showcase
    expect([qualifications, skills, visas, attachments].map((list) => list.length)).toEqual([2, 2, 2, 2])
  })

  it.each(['harbour', 'meridian'])('creates only valid vacancies for %s', (code) => {
    const vacancies = getDemoVacancies(code, today, demoDir)
    expect(distinct(vacancies.map((vacancy) => vacancy.code))).toBe(vacancies.length)
    for (const vacancy of vacancies) {
      expect(vacancy.dateAdvertised < today.toISOString()).toBe(true)
      expect(vacancy.advertisingCloseDate ?? '9').toSatisfy((date: string) => date > today.toISOString())
      expect(vacancy.summary.length).toBeLessThan(200)
      const tags = [...vacancy.description.matchAll(/<\/?([a-z0-9]+)>/g)].map((match) => match[1])
      expect(new Set(tags)).toSatisfy((used: Set<string>) => used.has('h3') && used.has('p'))
      expect(vacancy.description.replace(/<\/?(h3|p|ul|li|strong)>/g, '')).not.toMatch(/[<>]/)
      for (const question of getQuestions(vacancy)) {
        expect(controlTypes).toContain(question.controlType)
        if (['ddl', 'sdl', 'rdo'].includes(question.controlType)) expect(question.options).not.toEqual([])
      }
      for (const file of vacancy.attachments) expect(isPdf(file.bytes)).toBe(true)
    }
  })

  it.each(['harbour', 'meridian'])(
    'closes the vacancies of %s at 23:59 in the time zone of its configuration',
    (code) => {
      const config = JSON.parse(readFileSync(`public/clients/${code}/config.json`, 'utf8'))
      const closingDates = getDemoVacancies(code, today, demoDir).flatMap(
        (vacancy) => vacancy.advertisingCloseDate ?? [],
      )
      expect(closingDates).not.toEqual([])
      for (const closingDate of closingDates)
        expect(toWallTime(new Date(closingDate), config.timeZone)).toMatch(/T23:59$/)
    },
  )

  it('is the same for the same day, and its dates move with the day', () => {
    expect(getDemoVacancies('harbour', new Date('2026-11-21T23:59:00Z'), demoDir)).toEqual(harbour)
    const later = getDemoVacancies('harbour', new Date('2026-11-22T09:00:00Z'), demoDir)
    expect(later[0]?.dateAdvertised).not.toBe(harbour[0]?.dateAdvertised)
  })
})

describe('demoApplicants', () => {
  it('gives harbour 60 applications, some of them unsent, and meridian 10', () => {
    const applications = getDemoApplications('harbour', today, demoDir)
    expect(applications.length + getDemoExpressionsOfInterest('harbour', today, demoDir).length).toBe(60)
    expect(applications.filter((application) => !application.isSent)).toHaveLength(9)
    expect(getDemoApplications('meridian', today, demoDir)).toHaveLength(10)
    // `toEqual` compares the bytes of sixty files one by one.
    expect(isDeepStrictEqual(getDemoApplications('harbour', today, demoDir), applications)).toBe(true)
  })

  it('answers the vacancies’ questions, once per vacancy and email address, while they were advertised', () => {
    for (const client of ['harbour', 'meridian']) {
      const vacancies = new Map(
        getDemoVacancies(client, today, demoDir).map((vacancy) => [vacancy.code, vacancy]),
      )
      const people = [
        ...getDemoApplications(client, today, demoDir),
        ...getDemoExpressionsOfInterest(client, today, demoDir),
      ]
      expect(distinct(people.map(({ vacancyCode, email }) => `${vacancyCode} ${email}`))).toBe(people.length)
      for (const person of people) expectValidApplication(person, vacancies.get(person.vacancyCode))
    }
  })

  it('converts numbers of days to dates', () => {
    const sam = getDemoApplications('harbour', today, demoDir).find((person) => person.surname === 'Rivers')
    expect(sam?.submittedDate).toBe('2026-11-20T12:42:00.000Z')
    expect(sam?.answers['What is the earliest date you could start?']).toBe('2027-01-18')
    expect(sam?.resume?.filename).toBe('sam-rivers-resume.pdf')
  })
})

describe('demoInterests', () => {
  it('answers only Expressions of Interest', () => {
    const codes = new Set(harbour.filter((item) => item.isExpressionOfInterest).map((item) => item.code))
    const interests = getDemoExpressionsOfInterest('harbour', today, demoDir)
    expect(interests.length).toBeGreaterThan(0)
    for (const interest of interests) expect(codes).toContain(interest.vacancyCode)
  })
})

function expectValidApplication(person: DemoApplication, vacancy: CheckedVacancy | undefined): void {
  if (!vacancy) throw new Error(`${person.email} applied for ${person.vacancyCode}, which does not exist`)
  expect(person.submittedDate > vacancy.dateAdvertised && person.submittedDate < today.toISOString()).toBe(
    true,
  )
  expect(Date.parse(person.submittedDate)).toBeGreaterThan(today.getTime() - 31 * 86_400_000)
  expect(person.email).toMatch(/^[a-z]+\.[a-z]+@example\.(org|com)$/)
  const { licences, qualifications, requirements, skills, visas } = vacancy
  const lists = [licences, qualifications, requirements, skills, visas].flat()
  const answerableTexts = [
    ...lists.map((item) => item.name),
    ...getQuestions(vacancy).map((question) => question.text),
  ]
  for (const text of Object.keys(person.answers)) expect(answerableTexts).toContain(text)
  for (const question of getQuestions(vacancy)) {
    const answer = person.answers[question.text]
    if (question.isRequired) expect(answer).toBeDefined()
    if (answer !== undefined && question.options?.length)
      expect(question.options.map((option) => option.value)).toContain(answer)
  }
  if (person.resume) expect(isPdf(person.resume.bytes)).toBe(true)
}

function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).subarray(0, 5).toString() === '%PDF-'
}
