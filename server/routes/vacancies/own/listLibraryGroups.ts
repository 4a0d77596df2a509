import { Type } from 'typebox'
import { readLibraryGroups } from '../../../services/vacancies/own/groupLibrary'
import { endpoint } from '../../endpoint'
import { LibraryGroupShape, libraryGroupExample } from './libraryGroupShapes'

export const listLibraryGroups = endpoint({
  method: 'GET',
  url: '/api/questionLibrary/groups',
  access: 'client',
  room: 'vacancies',
  summary: "The groups of the client's library of questions, each with the vacancies that use it",
  schema: {
    querystring: Type.Object({ q: Type.Optional(Type.String({ maxLength: 200 })) }),
    response: { 200: Type.Array(LibraryGroupShape) },
  },
  example: { querystring: { q: 'referee' }, answer: [libraryGroupExample] },
  handle: ({ session, query }, _reply, context) =>
    readLibraryGroups(context, session.clientId, query.q?.trim() ?? ''),
})
