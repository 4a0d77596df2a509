import { deleteVacancy, getVacancy, listVacancies, putVacancy } from './vacancies.routes'
import {
  getVacancyDocument,
  getVacancyDocuments,
  getVacancyLicences,
  getVacancyQualifications,
  getVacancyRequirements,
  getVacancyScreeningQuestions,
  getVacancySkills,
  getVacancyVisas,
} from './vacancyLists.routes'

export const vacanciesEndpoints = {
  listVacancies,
  getVacancy,
  getVacancyLicences,
  getVacancyQualifications,
  getVacancyRequirements,
  getVacancySkills,
  getVacancyVisas,
  getVacancyScreeningQuestions,
  getVacancyDocuments,
  getVacancyDocument,
  putVacancy,
  deleteVacancy,
}
