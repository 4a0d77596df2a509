import { ProblemError } from '../../services/problem'
import { deleteVacancy as withdrawVacancy } from '../../services/vacancies/putVacancy'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { CodeParams } from './codeParams'

/** The back-office's word that a vacancy is over [contract §7]. */
export const deleteVacancy = endpoint({
  method: 'DELETE',
  url: '/api/backoffice/vacancies/:code',
  access: 'key',
  right: 'vacancies',
  limits: 'imports',
  summary: 'Takes a vacancy off the site',
  refusals: ['vacancy-made-here'],
  schema: { params: CodeParams, response: { 204: nothing } },
  example: { params: { code: 'HCC-104' } },
  handle: async (request, reply, context) => {
    const { params, keyClientId } = request
    const isGone = await withdrawVacancy(context.db, keyClientId, params.code, context.now())
    if (!isGone) throw new ProblemError('not-found')
    return reply.status(204).send()
  },
})
