import { utcMoment } from '../../../src/schemas/utcMoment'
import type { VacancyPayload } from '../../../src/schemas/vacancyPayload'
import type { DemoApplication } from '../../demo/types'

const roles = ['Planner', 'Engineer', 'Librarian', 'Ranger', 'Accountant', 'Nurse', 'Surveyor', 'Gardener']
const grades = ['Graduate', 'Senior', 'Principal', 'Assistant', 'Lead']
const places = ['Harbour City', 'Northhaven', 'Southport', 'Westbridge', 'Eastmere', 'Hillview', 'Lakeside']
const departments = ['Planning', 'Works', 'Community', 'Corporate', 'Health', 'Parks']
const employments = ['Full time', 'Part time', 'Casual', 'Contract', 'Temporary']
const firstNames = ['Alex', 'Sam', 'Robin', 'Kim', 'Jo', 'Lee', 'Pat', 'Chris', 'Dana', 'Toni', 'Mika']
const surnames = ['Nguyen', 'Smith', 'Patel', 'Garcia', 'Müller', 'O’Brien', 'Rossi', 'Kowalski', 'Tan']

function pick(list: readonly string[], at: number): string {
  return list[at % list.length] ?? ''
}

/** The day's beginning (UTC), days earlier: the same however late in the day it is asked. */
function daysBefore(now: Date, days: number): string {
  return utcMoment(now).startOf('day').subtract(days, 'day').toISOString()
}

/** The vacancy of this number, from 0. */
export function seededVacancy(at: number, now: Date): VacancyPayload {
  const name = `${pick(grades, at)} ${pick(roles, Math.floor(at / grades.length))}`
  const place = pick(places, at)
  return {
    code: `SEED-${String(at + 1).padStart(6, '0')}`,
    name,
    summary: `${name} in ${place}, with a team that has worked together for years.`,
    description: `<p>Join us in ${place} as ${name}.</p><h2>What you will do</h2><ul><li>Plan and deliver</li></ul>`,
    salaryAddText: `$${70 + (at % 60)},000 a year and superannuation`,
    employmentType: pick(employments, at),
    location: place,
    department: pick(departments, at),
    dateAdvertised: daysBefore(now, 1 + (at % 28)),
    advertisingCloseDate: at % 10 === 9 ? null : daysBefore(now, -(30 + (at % 60))),
    isExpressionOfInterest: at % 50 === 49,
    licences: [{ name: 'Car licence', isRequired: false }],
    qualifications: [{ name: 'Relevant degree', isRequired: false }],
    requirements: [],
    skills: [],
    visas: [],
    screeningQuestions: [
      {
        name: 'About you',
        questions: [{ text: 'Why this role?', controlType: 'txa', isRequired: true, maxLength: 950 }],
      },
    ],
    attachments: [],
  }
}

/** The applicant of this number, from 0; his address is his alone. */
export function seededApplicant(at: number, vacancyCode: string, now: Date): DemoApplication {
  return {
    firstName: pick(firstNames, at),
    surname: pick(surnames, Math.floor(at / firstNames.length)),
    email: `seed.${at + 1}@example.org`,
    mobile: `04${String(10_000_000 + at).padStart(8, '0')}`,
    street: `${1 + (at % 200)} Wharf Road`,
    suburb: pick(places, at),
    postcode: String(2000 + (at % 900)),
    stateCode: 'NSW',
    countryCode: 'AU',
    birthDate: `${1960 + (at % 40)}-0${1 + (at % 9)}-15`,
    vacancyCode,
    isSent: true,
    notes: '',
    answers: { 'Why this role?': 'I have done this work for years, and would like to do it here.' },
    submittedDate: daysBefore(now, at % 28),
    resume: null,
  }
}
