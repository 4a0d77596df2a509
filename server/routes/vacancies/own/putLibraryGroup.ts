import { Type } from 'typebox'
import { changeLibraryGroup } from '../../../services/vacancies/own/groupLibrary'
import { endpoint } from '../../endpoint'
import {
  libraryGroupBody,
  libraryGroupBodyExample,
  libraryGroupExample,
  libraryGroupParams,
  SavedGroupShape,
} from './libraryGroupShapes'
import { LibraryParams } from './libraryShapes'

const body = Type.Object(
  {
    name: Type.Optional(libraryGroupBody.name),
    group: Type.Optional(libraryGroupBody.group),
    everywhere: Type.Boolean(),
  },
  { additionalProperties: false },
)

export const putLibraryGroup = endpoint({
  method: 'PUT',
  url: '/api/questionLibrary/groups/:id',
  access: 'client',
  room: 'vacancies',
  limits: 'changes',
  summary:
    'Renames or changes a group of the library, and with it, if wanted, drafts of vacancies that use it',
  schema: { params: LibraryParams, body, response: { 200: SavedGroupShape } },
  example: {
    params: libraryGroupParams,
    body: { ...libraryGroupBodyExample, everywhere: true },
    answer: { ...libraryGroupExample, freed: [] },
  },
  handle: ({ session, params, body }, _reply, context) =>
    changeLibraryGroup(context, session, params.id, body),
})
