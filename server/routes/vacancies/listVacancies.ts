import { advertisedList } from '../../services/vacancies/advertisedList'
import { nothing } from '../answers/nothing'
import { sendJsonList } from '../answers/sendJsonList'
import { endpoint } from '../endpoint'
import { LanguageQuery } from '../requests/languageQuery'
import { listItemExample, VacancyListShape } from './vacancyShapes'

/** API-08. */
export const listVacancies = endpoint({
  method: 'GET',
  url: '/api/vacancies',
  access: 'guest',
  summary: 'Vacancies that are advertised now',
  schema: { querystring: LanguageQuery, response: { 200: VacancyListShape, 304: nothing } },
  example: { querystring: { language: 'de' }, answer: [listItemExample] },
  handle: async (request, reply, context) =>
    sendJsonList(request, reply, await advertisedList(context, request.session, request.query.language)),
})
