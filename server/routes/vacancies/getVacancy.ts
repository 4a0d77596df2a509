import { readVacancy } from '../../services/vacancies/readVacancies'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'
import { documentsExample, listItemExample, VacancyShape } from './vacancyShapes'

/** API-09. */
export const getVacancy = endpoint({
  method: 'GET',
  url: '/api/vacancies/:id',
  access: 'guest',
  summary: 'One vacancy',
  schema: { params: IdParams, response: { 200: VacancyShape } },
  example: {
    params: { id: 4 },
    answer: {
      ...listItemExample,
      code: 'HCC-104',
      salaryAddText: '$98,000 to $112,000 a year',
      description: '<p>You plan the waterfront with those who live there.</p>',
      attachments: documentsExample,
    },
  },
  handle: (request, _reply, context) => readVacancy(context, request.session.clientId, request.params.id),
})
