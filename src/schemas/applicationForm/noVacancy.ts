import type { VacancyLists } from '../vacancies/vacancy'

/** A vacancy without questions, for a form with only the client's fields. */
export const noVacancy: VacancyLists = {
  licences: [],
  qualifications: [],
  requirements: [],
  skills: [],
  visas: [],
  screeningQuestions: [],
}
