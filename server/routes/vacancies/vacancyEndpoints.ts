import { deleteVacancy } from './deleteVacancy'
import { getVacancy } from './getVacancy'
import { getVacancyDocument } from './getVacancyDocument'
import { getVacancyDocuments } from './getVacancyDocuments'
import { getVacancyForm } from './getVacancyForm'
import {
  getVacancyLicences,
  getVacancyQualifications,
  getVacancyRequirements,
  getVacancyScreeningQuestions,
  getVacancySkills,
  getVacancyVisas,
} from './getVacancyLists'
import { listVacancies } from './listVacancies'
import { putVacancy } from './putVacancy'

/** Calls on vacancies: what applicants see of them, and how a back-office brings them. */
export const vacancyEndpoints = {
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
  getVacancyForm,
  putVacancy,
  deleteVacancy,
}
