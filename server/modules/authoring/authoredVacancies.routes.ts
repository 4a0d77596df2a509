import { Type } from 'typebox'
import {
  type AuthoredVacancyContent,
  type VacancyRowSortKey,
  vacancyRowSortKeys,
  vacancyStates,
} from '../../../src/schemas/authoring/authoredVacancy'
import { vacancyTemplateNames } from '../../../src/schemas/authoring/vacancyTemplates'
import type { PageCursor } from '../../db/pageCursor'
import { endpoint } from '../../http/endpoint'
import { getRevisionTag, parseRevision } from '../../http/etags'
import { Guid, IfMatch } from '../../http/parameters'
import { isStorableText, readCursor } from '../../http/readCursor'
import {
  createStringEnum,
  DateTime,
  NullableDateTime,
  noContent,
  PageCursorsShape,
} from '../../http/responses'
import { sanitizeLargeDescriptions } from '../vacancies/sanitizeLargeDescriptions'
import {
  createAuthoredVacancy,
  deleteAuthoredVacancy,
  readAuthoredVacancy,
  saveAuthoredDraft,
} from './authoredVacancies.service'
import {
  AuthoredContentShape,
  AuthoredVacancyParams,
  AuthoredVacancyShape,
  authoredContentExample,
  authoredVacancyExample,
  authoredVacancyParams,
  VacancySourceShape,
  VacancyStateShape,
} from './authoredVacancy.schemas'
import { listAuthoredVacancies } from './authoredVacancyList.service'

const Row = Type.Object(
  {
    id: Type.String(),
    code: Type.String(),
    name: Type.String(),
    location: Type.String(),
    department: Type.String(),
    state: VacancyStateShape,
    source: VacancySourceShape,
    opensAt: NullableDateTime,
    closesAt: NullableDateTime,
    applications: Type.Integer(),
    isListed: Type.Boolean(),
    hasUnpublishedChanges: Type.Boolean(),
    changesAt: NullableDateTime,
    updatedAt: DateTime,
  },
  { title: 'AuthoredVacancyListItem' },
)
const count = Type.Integer()

export const listOwnVacancies = endpoint({
  method: 'GET',
  url: '/api/ownVacancies',
  access: 'client',
  scope: 'vacancies',
  summary: "The client's vacancies in every state, including imported ones, paged",
  schema: {
    querystring: Type.Object({
      state: Type.Optional(createStringEnum([...vacancyStates, 'closingSoon'])),
      q: Type.Optional(Type.String({ maxLength: 200 })),
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
      sort: Type.Optional(createStringEnum(vacancyRowSortKeys)),
      order: Type.Optional(createStringEnum(['asc', 'desc'])),
      /** A value of `cursors` from another page, instead of the number in `page`; requires the same order. */
      cursor: Type.Optional(Type.String({ maxLength: 2000 })),
    }),
    response: {
      200: Type.Object(
        {
          items: Type.Array(Row),
          total: count,
          counts: Type.Object(
            {
              ...{ draft: count, scheduled: count, open: count, closingSoon: count, closed: count },
              withdrawn: count,
            },
            { title: 'AuthoredVacancyCounts' },
          ),
          /** Cursors of the previous and the next page; `next` is null on the last page. */
          cursors: PageCursorsShape,
        },
        { title: 'AuthoredVacancyPage' },
      ),
    },
  },
  example: {
    querystring: { state: 'open', q: 'planner' },
    answer: {
      items: [
        {
          ...{ ...authoredVacancyParams, code: 'V-7A1F5A3E', name: 'Coastal Planner' },
          location: 'Harbour City',
          ...{ department: 'Planning', state: 'open', source: 'own', applications: 12, isListed: true },
          ...{ opensAt: '2026-11-01T00:00:00.000Z', closesAt: '2026-12-05T13:59:00.000Z' },
          ...{ hasUnpublishedChanges: false, changesAt: null, updatedAt: '2026-11-22T04:05:06.789Z' },
        },
      ],
      total: 1,
      counts: { draft: 0, scheduled: 0, open: 1, closingSoon: 0, closed: 0, withdrawn: 0 },
      cursors: {
        previous: 'WyJiZWZvcmUiLCIyMDI2LTExLTIyVDA0OjA1OjA2Ljc4OVoiLDld',
        next: null,
      },
    },
  },
  handle: ({ session, query }, _reply, context) => {
    const { q = '', page = 1, pageSize = 25, sort = 'updatedAt', order, cursor, ...rest } = query
    const sortDirection = order ?? (sort === 'updatedAt' ? 'desc' : 'asc')
    const start = cursor === undefined ? {} : { cursor: readVacancyCursor(cursor, sort) }
    return listAuthoredVacancies(context, session.clientId, {
      ...{ ...rest, ...start, q: q.trim(), page, pageSize, sort, order: sortDirection },
    })
  },
})

const strictOptions = { additionalProperties: false } as const

export const createOwnVacancy = endpoint({
  method: 'POST',
  url: '/api/ownVacancies',
  access: 'client',
  scope: 'vacancies',
  limits: 'changes',
  summary: 'Creates a draft vacancy: empty, as a copy, or from a template',
  refusals: ['not-found', 'vacancies-elsewhere'],
  responseHeaders: ['etag'],
  schema: {
    body: Type.Object(
      {
        from: Type.Optional(
          Type.Union([
            Type.Object({ id: Guid }, { ...strictOptions, title: 'VacancyToCopy' }),
            Type.Object(
              { template: createStringEnum(vacancyTemplateNames) },
              { ...strictOptions, title: 'VacancyTemplate' },
            ),
          ]),
        ),
      },
      strictOptions,
    ),
    response: {
      201: Type.Object(
        { ...AuthoredVacancyShape.properties, toChange: Type.Array(Type.String()) },
        { title: 'CreatedVacancy' },
      ),
    },
  },
  example: {
    body: { from: { template: 'permanent' } },
    answer: { ...authoredVacancyExample, revision: 1, toChange: [] },
  },
  handle: async ({ session, body }, reply, context) => {
    const createdVacancy = await createAuthoredVacancy(context, session, body.from)
    reply.status(201).header('etag', getRevisionTag(createdVacancy.revision))
    return createdVacancy
  },
})

export const getOwnVacancy = endpoint({
  method: 'GET',
  url: '/api/ownVacancies/:id',
  access: 'client',
  scope: 'vacancies',
  summary: 'The draft of a vacancy with its revision as ETag, or an imported vacancy as visitors see it',
  responseHeaders: ['etag'],
  schema: { params: AuthoredVacancyParams, response: { 200: AuthoredVacancyShape } },
  example: { params: authoredVacancyParams, answer: authoredVacancyExample },
  handle: async ({ session, params }, reply, { db, now }) => {
    const vacancy = await readAuthoredVacancy(db, session.clientId, params.id, now())
    reply.headers({ etag: getRevisionTag(vacancy.revision), 'cache-control': 'no-store' })
    return vacancy
  },
})

export const putOwnVacancy = endpoint({
  method: 'PUT',
  url: '/api/ownVacancies/:id',
  access: 'client',
  scope: 'vacancies',
  limits: 'changes',
  bodyLimit: 4 * 1024 * 1024,
  summary: 'Saves the draft of a vacancy; 412 with the other author if the draft has changed since',
  refusals: ['vacancy-of-back-office'],
  responseHeaders: ['etag'],
  schema: {
    params: AuthoredVacancyParams,
    headers: IfMatch,
    body: Type.Object(
      { content: Type.Unsafe<AuthoredVacancyContent>(AuthoredContentShape) },
      { additionalProperties: false },
    ),
    response: { 200: AuthoredVacancyShape },
  },
  example: {
    params: authoredVacancyParams,
    body: { content: authoredContentExample },
    answer: authoredVacancyExample,
  },
  handle: async ({ session, params, headers, body }, reply, context) => {
    const revision = parseRevision(headers['if-match'])
    await sanitizeLargeDescriptions(context.parsers, body.content)
    const savedVacancy = await saveAuthoredDraft(context, session, params.id, {
      content: body.content,
      revision,
    })
    reply.header('etag', getRevisionTag(savedVacancy.revision))
    return savedVacancy
  },
})

export const deleteOwnVacancy = endpoint({
  method: 'DELETE',
  url: '/api/ownVacancies/:id',
  access: 'client',
  scope: 'vacancies',
  limits: 'changes',
  summary:
    'Discards a draft that was never published; refuses a published vacancy, which can only be withdrawn',
  refusals: ['vacancy-published', 'vacancy-of-back-office'],
  schema: { params: AuthoredVacancyParams, response: { 204: noContent } },
  example: { params: authoredVacancyParams },
  handle: async ({ session, params }, reply, context) => {
    await deleteAuthoredVacancy(context, session, params.id)
    return reply.status(204).send()
  },
})

/** @throws bad-query if the text is not a valid cursor of the list in this order */
function readVacancyCursor(text: string, sort: VacancyRowSortKey): PageCursor<string> {
  return readCursor(text, isStorableText, (value): value is string | number =>
    sort === 'state' ? isStateRank(value) : isStorableText(value),
  )
}

/** Returns whether the value is the position of a state in the order of states. */
const isStateRank = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 10
