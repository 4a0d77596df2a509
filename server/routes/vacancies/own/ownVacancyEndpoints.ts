import { addLibraryGroup } from './addLibraryGroup'
import { addLibraryQuestion } from './addLibraryQuestion'
import { closeOwnVacancies } from './closeOwnVacancies'
import { closeOwnVacancy } from './closeOwnVacancy'
import { compareVacancyVersions } from './compareVacancyVersions'
import { createOwnVacancy } from './createOwnVacancy'
import { deleteLibraryGroup } from './deleteLibraryGroup'
import { deleteLibraryQuestion } from './deleteLibraryQuestion'
import { deleteOwnVacancy } from './deleteOwnVacancy'
import { getOwnDocument } from './getOwnDocument'
import { getOwnVacancy } from './getOwnVacancy'
import { listLibraryGroups } from './listLibraryGroups'
import { listLibraryQuestions } from './listLibraryQuestions'
import { listOwnVacancies } from './listOwnVacancies'
import { listVacancyVersions } from './listVacancyVersions'
import { publishOwnVacancy } from './publishOwnVacancy'
import { putLibraryGroup } from './putLibraryGroup'
import { putLibraryQuestion } from './putLibraryQuestion'
import { putOwnDocument } from './putOwnDocument'
import { putOwnVacancy } from './putOwnVacancy'
import { restoreVacancyVersion } from './restoreVacancyVersion'
import { withdrawOwnVacancy } from './withdrawOwnVacancy'
import { withdrawScheduledChange } from './withdrawScheduledChange'

/** Calls by which administrators write vacancies in the browser. */
export const ownVacancyEndpoints = {
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
