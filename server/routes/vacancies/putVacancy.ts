import { Type } from 'typebox'
import { wholeVacancy } from '../../../src/schemas/vacancyPayload'
import { rulesTexts } from '../../../src/texts/en'
import { ProblemError } from '../../services/problem'
import { putVacancy as storeVacancy } from '../../services/vacancies/putVacancy'
import { VacancyPayloadShape } from '../../services/vacancies/vacancyPayloadShape'
import { endpoint } from '../endpoint'
import { CodeParams } from './codeParams'

const Put = Type.Object({ id: Type.Integer(), guid: Type.String(), code: Type.String() })

/** A vacancy as a client's back-office brings it [contract §7]. */
export const putVacancy = endpoint({
  method: 'PUT',
  url: '/api/backoffice/vacancies/:code',
  access: 'key',
  right: 'vacancies',
  limits: 'imports',
  summary: 'Creates or replaces a vacancy, whole',
  // Ten documents of 2 MB in base64, and a vacancy around them.
  bodyLimit: 32 * 1024 * 1024,
  namesAllMistakes: true,
  refusals: ['vacancies-made-here', 'vacancy-made-here'],
  schema: { params: CodeParams, body: VacancyPayloadShape, response: { 200: Put, 201: Put } },
  example: {
    params: { code: 'HCC-104' },
    body: {
      code: 'HCC-104',
      name: 'Coastal Planner',
      summary: 'Plan where the city meets the sea.',
      description: '<p>You plan the waterfront with those who live there.</p>',
      salaryAddText: '$98,000 to $112,000 a year',
      employmentType: 'Full time',
      location: 'Harbour City',
      department: 'Planning',
      dateAdvertised: '2026-01-01T00:00:00Z',
      advertisingCloseDate: null,
      isExpressionOfInterest: false,
      licences: [{ name: 'Driver licence', isRequired: true }],
    },
    answer: { id: 4, guid: '7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10', code: 'HCC-104' },
  },
  handle: async (request, reply, context) => {
    const { params, body, keyClientId } = request
    if (body.code !== params.code) {
      throw new ProblemError('invalid', { errors: [{ path: '/code', message: rulesTexts.option }] })
    }
    const { isNew, ...vacancy } = await storeVacancy(
      context.db,
      keyClientId,
      wholeVacancy(body),
      context.now(),
    )
    return reply.status(isNew ? 201 : 200).send(vacancy)
  },
})
