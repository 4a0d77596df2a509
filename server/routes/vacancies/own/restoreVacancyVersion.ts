import { bringVacancyBack } from '../../../services/vacancies/own/ownVacancyVersions'
import { endpoint } from '../../endpoint'
import {
  OwnVacancyShape,
  ownVacancyExample,
  ownVacancyParams,
  VacancyVersionParams,
} from './ownVacancyShapes'

export const restoreVacancyVersion = endpoint({
  method: 'POST',
  url: '/api/ownVacancies/:id/versions/:number/restorations',
  access: 'client',
  room: 'vacancies',
  limits: 'changes',
  summary: 'What is drafted becomes an older version; visitors see it once it is published',
  schema: { params: VacancyVersionParams, response: { 200: OwnVacancyShape } },
  example: { params: { ...ownVacancyParams, number: 1 }, answer: ownVacancyExample },
  handle: ({ session, params }, _reply, context) =>
    bringVacancyBack(context, session, params.id, params.number),
})
