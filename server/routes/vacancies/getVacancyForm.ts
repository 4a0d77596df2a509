import { Type } from 'typebox'
import { applicationForm } from '../../services/applications/applicationForms'
import { advertisedVacancy } from '../../services/vacancies/readVacancies'
import { sendKeptJson } from '../answers/sendJsonList'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'
import { LanguageQuery } from '../requests/languageQuery'

const open = Type.Unsafe<object>(Type.Object({}, { additionalProperties: true }))

/** What the browser draws and the server checks, for callers that do the same. */
export const getVacancyForm = endpoint({
  method: 'GET',
  url: '/api/vacancies/:id/form',
  access: 'guest',
  summary: 'The application form as data: JSON Schema, uiSchema and initial values',
  schema: {
    params: IdParams,
    querystring: LanguageQuery,
    response: {
      200: Type.Object({ version: Type.String(), schema: open, uiSchema: open, initialValues: open }),
    },
  },
  example: {
    params: { id: 4 },
    querystring: { language: 'de' },
    answer: {
      version: '1k2v9x',
      schema: {
        type: 'object',
        properties: { firstName: { type: 'string', minLength: 1, maxLength: 255 } },
        required: ['firstName'],
      },
      uiSchema: { 'ui:order': ['firstName'], firstName: { 'ui:widget': 'text' } },
      initialValues: { firstName: '' },
    },
  },
  handle: async (request, reply, context) => {
    const { session, params, query } = request
    const vacancy = await advertisedVacancy(context, session.clientId, params.id)
    return sendKeptJson(request, reply, await applicationForm(context, session, vacancy, query.language))
  },
})
