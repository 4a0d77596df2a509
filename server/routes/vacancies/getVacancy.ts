import { readVacancy } from '../../services/vacancies/readVacancies'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'
import { LanguageQuery } from '../requests/languageQuery'
import { documentsExample, listItemExample, VacancyShape } from './vacancyShapes'

/** API-09. */
export const getVacancy = endpoint({
  method: 'GET',
  url: '/api/vacancies/:id',
  access: 'guest',
  summary: 'One vacancy',
  schema: { params: IdParams, querystring: LanguageQuery, response: { 200: VacancyShape } },
  example: {
    params: { id: 4 },
    querystring: { language: 'de' },
    answer: {
      ...listItemExample,
      code: 'HCC-104',
      salaryAddText: '$98,000 to $112,000 a year',
      description: '<p>You plan the waterfront with those who live there.</p>',
      attachments: documentsExample,
    },
  },
  handle: ({ session, params, query }, _reply, context) =>
    readVacancy(context, session.clientId, params.id, query.language),
})
