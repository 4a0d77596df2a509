import { Type } from 'typebox'
import { applicationChangeKinds } from '../../../src/schemas/applications/applicationChange'
import { notificationMethods } from '../../../src/schemas/applications/applicationState'
import { endpoint } from '../../http/endpoint'
import { IdParams } from '../../http/parameters'
import { createStringEnum, DateTime } from '../../http/responses'
import { getClientOriginById } from '../clients/clientHosts.service'
import { customStateExample, SetStateShape } from '../review/customStates.schemas'
import { LocalizedTemplateShape } from '../review/messageTemplates.schemas'
import {
  applyBackOfficeState,
  getApplicationsAfter,
  listChangesAfter,
  listStates,
  loadApplicationMessage,
  maxPageItems,
} from './backOfficeApi.service'

export const fetchApplications = endpoint({
  method: 'GET',
  url: '/api/backoffice/applications',
  access: 'key',
  right: 'applications',
  limits: 'imports',
  summary:
    'Up to 100 applications after an id, oldest first, for a back-office that polls; stops before the first one whose files are still awaited',
  schema: {
    querystring: Type.Object({ after: Type.Optional(Type.Integer({ minimum: 0 })) }),
    response: {
      200: Type.Array(
        Type.Object(
          {
            id: Type.Integer(),
            guid: Type.String(),
            submittedDate: DateTime,
            vacancyCode: Type.String(),
          },
          { title: 'SubmittedApplication' },
        ),
      ),
    },
  },
  example: {
    querystring: { after: 60 },
    answer: [
      {
        ...{ id: 61, guid: '7a1f5a3e-6c1d-4b7f-9a55-2f0f6a1c9d10' },
        ...{ submittedDate: '2026-11-22T04:05:06.789Z', vacancyCode: 'HCC-104' },
      },
    ],
  },
  handle: ({ keyClientId, query }, _reply, context) =>
    getApplicationsAfter(context, keyClientId, query.after ?? 0),
})

/** Maximum number of changes on a page of the change feed. */
const maxChanges = 500

export const listApplicationChanges = endpoint({
  method: 'GET',
  url: '/api/backoffice/changes',
  access: 'key',
  right: 'applications',
  limits: 'imports',
  summary:
    'The changes of applications after a cursor, in order, for a back-office that polls: received, changed, withdrawn, erased',
  refusals: ['cursor-unknown'],
  schema: {
    querystring: Type.Object({
      after: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: Number.MAX_SAFE_INTEGER,
          description: 'The `next` of the previous response; 0, or no value, starts at the first change',
        }),
      ),
      limit: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: maxChanges,
          description: 'Maximum number of changes; 100 by default',
        }),
      ),
    }),
    response: {
      200: Type.Object(
        {
          changes: Type.Array(
            Type.Object(
              {
                kind: createStringEnum(applicationChangeKinds, 'ApplicationChangeKind'),
                applicationId: Type.Integer(),
                at: DateTime,
              },
              { title: 'ApplicationChange' },
            ),
          ),
          next: Type.Integer({ description: 'The cursor to continue with, even if there are no changes' }),
          hasMore: Type.Boolean({ description: 'Whether there are more changes after these' }),
        },
        { title: 'ApplicationChanges' },
      ),
    },
  },
  example: {
    querystring: { after: 412, limit: 100 },
    answer: {
      changes: [
        { kind: 'received', applicationId: 61, at: '2026-11-22T04:05:06.789Z' },
        { kind: 'withdrawn', applicationId: 58, at: '2026-11-22T04:09:11.120Z' },
      ],
      next: 414,
      hasMore: false,
    },
  },
  handle: ({ keyClientId, query }, _reply, context) =>
    listChangesAfter(context, keyClientId, { after: query.after ?? 0, limit: query.limit ?? maxPageItems }),
})

export const fetchApplication = endpoint({
  method: 'GET',
  url: '/api/backoffice/applications/:id',
  access: 'key',
  right: 'applications',
  limits: 'imports',
  summary: 'An application as it is delivered to a back-office: answers, questions by name, files in base64',
  schema: {
    params: IdParams,
    response: {
      200: Type.Object(
        { type: Type.String(), timestamp: DateTime, data: Type.Unknown() },
        { title: 'ApplicationMessage' },
      ),
    },
  },
  example: {
    params: { id: 61 },
    answer: { type: 'application.submitted', timestamp: '2026-11-22T04:05:06.789Z', data: {} },
  },
  handle: ({ keyClientId, params }, _reply, context) =>
    loadApplicationMessage(context, keyClientId, params.id),
})

export const listApplicationStates = endpoint({
  method: 'GET',
  url: '/api/backoffice/states',
  access: 'key',
  right: 'applications',
  limits: 'imports',
  summary: 'The statuses that an application can have, in order: the built-in ones and those of the client',
  schema: {
    response: {
      200: Type.Array(
        Type.Object(
          { state: SetStateShape, name: Type.String(), countsAs: SetStateShape },
          { title: 'NamedState' },
        ),
      ),
    },
  },
  example: {
    answer: [
      { state: 'received', name: 'New', countsAs: 'received' },
      { state: customStateExample.id, name: customStateExample.name, countsAs: customStateExample.countsAs },
    ],
  },
  handle: ({ keyClientId }, _reply, context) => listStates(context, keyClientId),
})

/** Idempotent: a repeated call returns `unchanged` and sends no second mail. */
export const putApplicationState = endpoint({
  method: 'PUT',
  url: '/api/backoffice/applications/:id/state',
  access: 'key',
  right: 'applications',
  limits: 'imports',
  summary:
    "Sets the status of an application; without a message the client's template is used, and null sends none",
  refusals: ['not-found'],
  schema: {
    params: IdParams,
    body: Type.Object(
      { state: SetStateShape, words: Type.Optional(Type.Union([LocalizedTemplateShape, Type.Null()])) },
      { additionalProperties: false },
    ),
    response: {
      200: Type.Object({
        result: createStringEnum(['set', 'unchanged', 'withdrawn']),
        told: Type.Union([createStringEnum(notificationMethods), Type.Null()]),
      }),
    },
  },
  example: {
    params: { id: 61 },
    body: { state: 'in review', words: null },
    answer: { result: 'set', told: 'link' },
  },
  handle: async (request, _reply, context) => {
    const { keyClientId, params, body } = request
    const origin = await getClientOriginById(context, keyClientId)
    return applyBackOfficeState(context, keyClientId, params.id, { ...body, origin })
  },
})
