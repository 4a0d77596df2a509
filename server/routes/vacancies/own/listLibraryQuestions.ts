import { Type } from 'typebox'
import { readLibrary } from '../../../services/vacancies/own/questionLibrary'
import { endpoint } from '../../endpoint'
import { LibraryShape, libraryExample } from './libraryShapes'

export const listLibraryQuestions = endpoint({
  method: 'GET',
  url: '/api/questionLibrary',
  access: 'client',
  room: 'vacancies',
  summary: "The client's library of questions, each with the vacancies that use it",
  schema: {
    querystring: Type.Object({ q: Type.Optional(Type.String({ maxLength: 200 })) }),
    response: { 200: Type.Array(LibraryShape) },
  },
  example: { querystring: { q: 'why' }, answer: [libraryExample] },
  handle: ({ session, query }, _reply, context) =>
    readLibrary(context, session.clientId, query.q?.trim() ?? ''),
})
