import { removeFromLibrary } from '../../../services/vacancies/own/questionLibrary'
import { nothing } from '../../answers/nothing'
import { endpoint } from '../../endpoint'
import { LibraryParams, libraryParams } from './libraryShapes'

export const deleteLibraryQuestion = endpoint({
  method: 'DELETE',
  url: '/api/questionLibrary/:id',
  access: 'client',
  room: 'vacancies',
  limits: 'changes',
  summary: 'Takes a question out of the library; vacancies keep what was taken from it',
  schema: { params: LibraryParams, response: { 204: nothing } },
  example: { params: libraryParams },
  handle: async ({ session, params }, reply, context) => {
    await removeFromLibrary(context, session, params.id)
    return reply.status(204).send()
  },
})
