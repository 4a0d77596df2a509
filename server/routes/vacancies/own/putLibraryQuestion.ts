import { Type } from 'typebox'
import { changeInLibrary } from '../../../services/vacancies/own/questionLibrary'
import { endpoint } from '../../endpoint'
import {
  LibraryParams,
  LibraryShape,
  libraryBody,
  libraryBodyExample,
  libraryExample,
  libraryParams,
} from './libraryShapes'

export const putLibraryQuestion = endpoint({
  method: 'PUT',
  url: '/api/questionLibrary/:id',
  access: 'client',
  room: 'vacancies',
  limits: 'changes',
  summary:
    'Changes a question of the library, and with it, if wanted, what is drafted of vacancies that use it',
  schema: {
    params: LibraryParams,
    body: Type.Object({ ...libraryBody, everywhere: Type.Boolean() }, { additionalProperties: false }),
    response: { 200: LibraryShape },
  },
  example: {
    params: libraryParams,
    body: { ...libraryBodyExample, everywhere: true },
    answer: libraryExample,
  },
  handle: ({ session, params, body }, _reply, context) => changeInLibrary(context, session, params.id, body),
})
