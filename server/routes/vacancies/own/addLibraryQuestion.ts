import { Type } from 'typebox'
import { addToLibrary } from '../../../services/vacancies/own/questionLibrary'
import { endpoint } from '../../endpoint'
import { LibraryShape, libraryBody, libraryBodyExample, libraryExample } from './libraryShapes'

export const addLibraryQuestion = endpoint({
  method: 'POST',
  url: '/api/questionLibrary',
  access: 'client',
  room: 'vacancies',
  limits: 'changes',
  summary: 'Keeps a question to be asked again',
  schema: {
    body: Type.Object(libraryBody, { additionalProperties: false }),
    response: { 201: LibraryShape },
  },
  example: { body: libraryBodyExample, answer: { ...libraryExample, usedIn: [] } },
  handle: async ({ session, body }, reply, context) => {
    reply.status(201)
    return addToLibrary(context, session, body)
  },
})
