import { getOwnDocument, putOwnDocument } from './authoredDocuments.routes'
import {
  createOwnVacancy,
  deleteOwnVacancy,
  getOwnVacancy,
  listOwnVacancies,
  putOwnVacancy,
} from './authoredVacancies.routes'
import {
  addLibraryGroup,
  addLibraryQuestion,
  deleteLibraryGroup,
  deleteLibraryQuestion,
  listLibraryGroups,
  listLibraryQuestions,
  putLibraryGroup,
  putLibraryQuestion,
} from './library.routes'
import {
  closeOwnVacancies,
  closeOwnVacancy,
  compareVacancyVersions,
  listVacancyVersions,
  publishOwnVacancy,
  restoreVacancyVersion,
  withdrawOwnVacancy,
  withdrawScheduledChange,
} from './publication.routes'

export const authoringEndpoints = {
  listOwnVacancies,
  createOwnVacancy,
  getOwnVacancy,
  putOwnVacancy,
  deleteOwnVacancy,
  putOwnDocument,
  getOwnDocument,
  publishOwnVacancy,
  closeOwnVacancy,
  closeOwnVacancies,
  withdrawOwnVacancy,
  withdrawScheduledChange,
  listVacancyVersions,
  compareVacancyVersions,
  restoreVacancyVersion,
  listLibraryQuestions,
  addLibraryQuestion,
  putLibraryQuestion,
  deleteLibraryQuestion,
  listLibraryGroups,
  addLibraryGroup,
  putLibraryGroup,
  deleteLibraryGroup,
}
