import { Type } from 'typebox'
import { rulesTexts } from '../../src/texts/en'
import { ProblemError } from '../services/problem'
import { deleteVacancy, putVacancy } from '../services/vacancies/putVacancy'
import { VacancyPayloadShape } from '../services/vacancies/vacancyPayloadShape'
import { keyClientOf, type Routes } from './api'

const config = { access: 'key' } as const
const CodeParams = Type.Object({ code: Type.String({ minLength: 1, maxLength: 100 }) })
const Put = Type.Object({ id: Type.Integer(), guid: Type.String(), code: Type.String() })

/** Ten documents of 2 MB in base64, and a vacancy around them. */
const bodyLimit = 32 * 1024 * 1024

/** Vacancies as a client's back-office brings them [contract §7]. */
export const backOfficeRoutes: Routes = (api, context) => {
  api.put(
    '/api/backoffice/vacancies/:code',
    {
      config,
      bodyLimit,
      schema: { params: CodeParams, body: VacancyPayloadShape, response: { 200: Put, 201: Put } },
    },
    async (request, reply) => {
      if (request.body.code !== request.params.code) {
        throw new ProblemError('invalid', { errors: [{ path: '/code', message: rulesTexts.option }] })
      }
      const { isNew, ...vacancy } = await putVacancy(
        context.db,
        keyClientOf(request),
        request.body,
        context.now(),
      )
      return reply.status(isNew ? 201 : 200).send(vacancy)
    },
  )
  api.delete(
    '/api/backoffice/vacancies/:code',
    { config, schema: { params: CodeParams } },
    async (request, reply) => {
      const { code } = request.params
      const isGone = await deleteVacancy(context.db, keyClientOf(request), code, context.now())
      if (!isGone) throw new ProblemError('not-found')
      return reply.status(204).send()
    },
  )
}
