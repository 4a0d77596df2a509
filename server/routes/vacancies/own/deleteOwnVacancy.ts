import { deleteOwnVacancy as remove } from '../../../services/vacancies/own/writeOwnVacancy'
import { nothing } from '../../answers/nothing'
import { endpoint } from '../../endpoint'
import { OwnVacancyParams, ownVacancyParams } from './ownVacancyShapes'

export const deleteOwnVacancy = endpoint({
  method: 'DELETE',
  url: '/api/ownVacancies/:id',
  access: 'client',
  room: 'vacancies',
  limits: 'changes',
  summary: 'Throws away a draft that was never published; what was is withdrawn instead',
  refusals: ['vacancy-published', 'vacancy-of-back-office'],
  schema: { params: OwnVacancyParams, response: { 204: nothing } },
  example: { params: ownVacancyParams },
  handle: async ({ session, params }, reply, context) => {
    await remove(context, session, params.id)
    return reply.status(204).send()
  },
})
