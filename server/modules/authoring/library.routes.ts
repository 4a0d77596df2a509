import { Type } from 'typebox'
import type { LibraryQuestion } from '../../../src/schemas/authoring/authoredVacancy'
import type { LibraryGroup, LibraryGroupContent } from '../../../src/schemas/authoring/libraryGroup'
import { endpoint } from '../../http/endpoint'
import { Guid } from '../../http/parameters'
import { noContent } from '../../http/responses'
import { LibraryGroupContentShape, LibraryQuestionContentShape } from './authoredVacancy.schemas'
import {
  addGroupToLibrary,
  changeLibraryGroup,
  readLibraryGroups,
  removeFromLibrary,
} from './groupLibrary.service'
import { addQuestionToLibrary, changeLibraryQuestion, readLibraryQuestions } from './questionLibrary.service'

export const LibraryItemParams = Type.Object({ id: Guid })

const QuestionShape = Type.Unsafe<LibraryQuestion['question']>(LibraryQuestionContentShape)
const name = Type.String({ minLength: 1, maxLength: 200 })
const usedIn = Type.Array(
  Type.Object({ id: Type.String(), name: Type.String() }, { title: 'VacancyReference' }),
)

export const libraryQuestionBody = { name, question: QuestionShape }

export const LibraryQuestionShape = Type.Object(
  { id: Type.String(), ...libraryQuestionBody, usedIn },
  { title: 'LibraryQuestion' },
)

export const libraryQuestionParamsExample = { id: '0c4b6f0e-5d0c-4f0e-8f5c-1f6a1b1c9d10' }
export const libraryQuestionBodyExample = {
  name: 'Why this job',
  question: { text: 'Why this job?', controlType: 'txa', isRequired: true },
}
export const libraryQuestionExample: LibraryQuestion = {
  ...libraryQuestionParamsExample,
  ...libraryQuestionBodyExample,
  usedIn: [{ id: '7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10', name: 'Coastal Planner' }],
}

export const libraryGroupBody = {
  name: Type.String({ maxLength: 200, pattern: '\\S' }),
  group: Type.Unsafe<LibraryGroupContent>(LibraryGroupContentShape),
}

export const LibraryGroupShape = Type.Object(
  { id: Type.String(), ...libraryGroupBody, usedIn },
  { title: 'LibraryGroup' },
)

/** A saved group. `freed`: ids of the questions that lost a reference to a question outside the group. */
export const SavedGroupShape = Type.Object(
  { ...LibraryGroupShape.properties, freed: Type.Array(Type.String()) },
  { title: 'SavedLibraryGroup' },
)

export const libraryGroupParamsExample = { id: '5e2f8c1a-3b7d-4c9e-8a16-2d4f6b8c0e13' }
export const libraryGroupBodyExample = {
  name: 'Referees',
  group: {
    name: 'Referees',
    repeats: { min: 1, max: 2 },
    itemLabel: 'Referee',
    questions: [
      { id: 'q-referee', text: 'Their name', controlType: 'txt', isRequired: true },
      {
        id: 'q-reached',
        text: 'How do we reach them?',
        controlType: 'txt',
        isRequired: false,
        requiredWhen: { field: 'q-referee', isFilled: true },
      },
    ],
  },
}
export const libraryGroupExample: LibraryGroup = {
  ...libraryGroupParamsExample,
  ...libraryGroupBodyExample,
  usedIn: libraryQuestionExample.usedIn,
}

export const listLibraryQuestions = endpoint({
  method: 'GET',
  url: '/api/questionLibrary',
  access: 'client',
  scope: 'vacancies',
  summary: "The client's question library, each question with the vacancies that use it",
  schema: {
    querystring: Type.Object({ q: Type.Optional(Type.String({ maxLength: 200 })) }),
    response: { 200: Type.Array(LibraryQuestionShape) },
  },
  example: { querystring: { q: 'why' }, answer: [libraryQuestionExample] },
  handle: ({ session, query }, _reply, context) =>
    readLibraryQuestions(context, session.clientId, query.q?.trim() ?? ''),
})

export const addLibraryQuestion = endpoint({
  method: 'POST',
  url: '/api/questionLibrary',
  access: 'client',
  scope: 'vacancies',
  limits: 'changes',
  summary: 'Saves a question in the library',
  schema: {
    body: Type.Object(libraryQuestionBody, { additionalProperties: false }),
    response: { 201: LibraryQuestionShape },
  },
  example: { body: libraryQuestionBodyExample, answer: { ...libraryQuestionExample, usedIn: [] } },
  handle: async ({ session, body }, reply, context) => {
    reply.status(201)
    return addQuestionToLibrary(context, session, body)
  },
})

export const putLibraryQuestion = endpoint({
  method: 'PUT',
  url: '/api/questionLibrary/:id',
  access: 'client',
  scope: 'vacancies',
  limits: 'changes',
  summary: 'Changes a library question and, on request, the library groups and drafts that use it',
  schema: {
    params: LibraryItemParams,
    body: Type.Object(
      { ...libraryQuestionBody, everywhere: Type.Boolean() },
      { additionalProperties: false },
    ),
    response: { 200: LibraryQuestionShape },
  },
  example: {
    params: libraryQuestionParamsExample,
    body: { ...libraryQuestionBodyExample, everywhere: true },
    answer: libraryQuestionExample,
  },
  handle: ({ session, params, body }, _reply, context) =>
    changeLibraryQuestion(context, session, params.id, body),
})

export const deleteLibraryQuestion = endpoint({
  method: 'DELETE',
  url: '/api/questionLibrary/:id',
  access: 'client',
  scope: 'vacancies',
  limits: 'changes',
  summary: 'Removes a question from the library; vacancies keep their copies',
  schema: { params: LibraryItemParams, response: { 204: noContent } },
  example: { params: libraryQuestionParamsExample },
  handle: async ({ session, params }, reply, context) => {
    await removeFromLibrary(context, session, 'question', params.id)
    return reply.status(204).send()
  },
})

export const listLibraryGroups = endpoint({
  method: 'GET',
  url: '/api/questionLibrary/groups',
  access: 'client',
  scope: 'vacancies',
  summary: "The question groups of the client's library, each with the vacancies that use it",
  schema: {
    querystring: Type.Object({ q: Type.Optional(Type.String({ maxLength: 200 })) }),
    response: { 200: Type.Array(LibraryGroupShape) },
  },
  example: { querystring: { q: 'referee' }, answer: [libraryGroupExample] },
  handle: ({ session, query }, _reply, context) =>
    readLibraryGroups(context, session.clientId, query.q?.trim() ?? ''),
})

export const addLibraryGroup = endpoint({
  method: 'POST',
  url: '/api/questionLibrary/groups',
  access: 'client',
  scope: 'vacancies',
  limits: 'changes',
  summary:
    'Saves a question group without references to questions outside it; `freed` lists the questions that had one',
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

const GroupChangeBody = Type.Object(
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
  scope: 'vacancies',
  limits: 'changes',
  summary: 'Renames or changes a library group and, on request, the drafts of vacancies that use it',
  schema: { params: LibraryItemParams, body: GroupChangeBody, response: { 200: SavedGroupShape } },
  example: {
    params: libraryGroupParamsExample,
    body: { ...libraryGroupBodyExample, everywhere: true },
    answer: { ...libraryGroupExample, freed: [] },
  },
  handle: ({ session, params, body }, _reply, context) =>
    changeLibraryGroup(context, session, params.id, body),
})

export const deleteLibraryGroup = endpoint({
  method: 'DELETE',
  url: '/api/questionLibrary/groups/:id',
  access: 'client',
  scope: 'vacancies',
  limits: 'changes',
  summary: 'Removes a question group from the library; vacancies keep their copies',
  schema: { params: LibraryItemParams, response: { 204: noContent } },
  example: { params: libraryGroupParamsExample },
  handle: async ({ session, params }, reply, context) => {
    await removeFromLibrary(context, session, 'group', params.id)
    return reply.status(204).send()
  },
})
