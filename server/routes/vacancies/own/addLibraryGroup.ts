import { Type } from 'typebox'
import { addGroupToLibrary } from '../../../services/vacancies/own/groupLibrary'
import { endpoint } from '../../endpoint'
import {
  libraryGroupBody,
  libraryGroupBodyExample,
  libraryGroupExample,
  SavedGroupShape,
} from './libraryGroupShapes'

export const addLibraryGroup = endpoint({
  method: 'POST',
  url: '/api/questionLibrary/groups',
  access: 'client',
  room: 'vacancies',
  limits: 'changes',
  summary: 'Keeps a group of questions, without conditions on others outside it, which `freed` names',
  schema: {
    body: Type.Object(libraryGroupBody, { additionalProperties: false }),
    response: { 201: SavedGroupShape },
  },
  example: { body: libraryGroupBodyExample, answer: { ...libraryGroupExample, usedIn: [], freed: [] } },
  handle: async ({ session, body }, reply, context) => {
    reply.status(201)
    return addGroupToLibrary(context, session, body)
  },
})
