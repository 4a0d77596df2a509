import { removeGroupFromLibrary } from '../../../services/vacancies/own/groupLibrary'
import { nothing } from '../../answers/nothing'
import { endpoint } from '../../endpoint'
import { libraryGroupParams } from './libraryGroupShapes'
import { LibraryParams } from './libraryShapes'

export const deleteLibraryGroup = endpoint({
  method: 'DELETE',
  url: '/api/questionLibrary/groups/:id',
  access: 'client',
  room: 'vacancies',
  limits: 'changes',
  summary: 'Takes a group of questions out of the library; vacancies keep what was taken from it',
  schema: { params: LibraryParams, response: { 204: nothing } },
  example: { params: libraryGroupParams },
  handle: async ({ session, params }, reply, context) => {
    await removeGroupFromLibrary(context, session, params.id)
    return reply.status(204).send()
  },
})
