import type { VacancyLists } from '../vacancies/vacancy'

/** A vacancy that asks nothing of its own: the application form is then the client's alone. */
export const noVacancy: VacancyLists = {
  licences: [],
  qualifications: [],
  requirements: [],
  skills: [],
  visas: [],
  screeningQuestions: [],
}
