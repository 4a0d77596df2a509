import { Type } from 'typebox'
import { notificationMethods } from '../../../src/schemas/applications/applicationState'
import { endpoint } from '../../http/endpoint'
import { FileParams, IdParams } from '../../http/parameters'
import {
  createStringEnum,
  DateTime,
  fileResponse,
  NullableDateTime,
  NullableText,
  noContent,
} from '../../http/responses'
import { sendFileBytes } from '../../http/sendFile'
import { revealIdentity } from './blindReview.service'
import { StateShape } from './customStates.schemas'
import { openApplication, openApplicationFile, revealSecret } from './inbox.service'
import { applicationItem, itemExample, NoteShape, noteExample } from './review.schemas'

const Details = Type.Object(
  {
    ...applicationItem,
    /** When the applicant withdrew an earlier application for the vacancy; null if there was none. */
    appliedBefore: NullableDateTime,
    /** The referral source; null if none is known. */
    source: NullableText,
    contact: Type.Object({ email: NullableText, phone: NullableText }, { title: 'Contact' }),
    sections: Type.Array(
      Type.Object(
        {
          title: Type.String(),
          items: Type.Array(
            Type.Object(
              {
                label: Type.String(),
                answer: Type.String(),
                secret: Type.Optional(Type.String()),
              },
              { title: 'DescribedAnswer' },
            ),
          ),
          group: Type.Optional(
            Type.Object(
              { label: Type.String(), row: Type.Union([Type.Integer(), Type.Null()]) },
              { title: 'AnswerGroup' },
            ),
          ),
        },
        { title: 'AnswerSection' },
      ),
    ),
    attachments: Type.Array(
      Type.Object(
        {
          id: Type.Integer(),
          filename: Type.String(),
          mime: Type.String(),
          size: Type.Integer(),
          fieldKey: Type.String(),
          question: Type.String(),
          isWithheld: Type.Boolean(),
        },
        { title: 'ApplicationDocument' },
      ),
    ),
    missingDocuments: Type.Array(Type.String()),
    delivery: Type.Object(
      {
        state: createStringEnum(['waiting', 'sending', 'sent', 'failed']),
        attempts: Type.Integer(),
        lastError: NullableText,
        sentAt: NullableDateTime,
        nextAttemptAt: NullableDateTime,
      },
      { title: 'ApplicationDelivery' },
    ),
    deliveryAttempts: Type.Array(
      Type.Object(
        {
          at: DateTime,
          status: Type.Union([Type.Integer(), Type.Null()]),
          error: NullableText,
        },
        { title: 'DeliveryAttempt' },
      ),
    ),
    history: Type.Array(
      Type.Object(
        {
          at: DateTime,
          by: NullableText,
          state: StateShape,
          told: createStringEnum(notificationMethods),
          words: NullableText,
        },
        { title: 'StateChange' },
      ),
    ),
    notes: Type.Array(NoteShape),
  },
  { title: 'Application' },
)

/** API-19. */
export const getApplication = endpoint({
  method: 'GET',
  url: '/api/applicationDetails/:id',
  access: 'client',
  scope: 'applications',
  summary:
    'An application with its answers, files and delivery; marks it as opened and records who viewed it',
  schema: { params: IdParams, response: { 200: Details } },
  example: {
    params: { id: 9 },
    answer: {
      ...itemExample,
      appliedBefore: null,
      source: 'SEEK',
      contact: { email: 'sam@example.org', phone: '0491 570 006' },
      sections: [
        { title: 'Your details', items: [{ label: 'First name', answer: 'Sam' }] },
        {
          title: 'Referee 1',
          items: [{ label: 'Name', answer: 'Alex Marsh' }],
          group: { label: 'Referees', row: 1 },
        },
      ],
      attachments: [
        {
          id: 21,
          filename: 'resume.pdf',
          mime: 'application/pdf',
          size: 48213,
          fieldKey: 'resume',
          question: 'Resume',
          isWithheld: false,
        },
      ],
      missingDocuments: ['Cover Letter'],
      delivery: {
        state: 'sent',
        attempts: 1,
        lastError: null,
        sentAt: '2026-11-22T04:05:09.000Z',
        nextAttemptAt: null,
      },
      deliveryAttempts: [{ at: '2026-11-22T04:05:09.000Z', status: 200, error: null }],
      history: [
        {
          at: '2026-11-23T09:00:00.000Z',
          by: 'harbour-admin',
          state: 'in review',
          told: 'mail',
          words: 'We have read your application and are looking at it closely.',
        },
      ],
      notes: [noteExample],
    },
  },
  handle: ({ session, params }, _reply, context) => openApplication(context, session, params.id),
})

/** API-19. */
export const getApplicationFile = endpoint({
  method: 'GET',
  url: '/api/applicationDetails/:id/attachments/:attachmentId/data',
  access: 'client',
  scope: 'applications',
  summary: "The bytes of an application's file",
  refusals: ['withheld', 'identity-hidden'],
  responseHeaders: ['content-disposition'],
  schema: { params: FileParams, response: { 200: fileResponse } },
  example: { params: { id: 9, attachmentId: 21 } },
  handle: async ({ session, params }, reply, context) =>
    sendFileBytes(reply, await openApplicationFile(context, session, params)),
})

/** Reveals an answer that the form masked while typing; audited. */
export const revealSecretAnswer = endpoint({
  method: 'POST',
  url: '/api/applicationDetails/:id/secrets',
  access: 'client',
  scope: 'applications',
  limits: 'changes',
  summary: 'Reveals a secret answer of an application and records who requested it',
  refusals: ['identity-hidden'],
  schema: {
    params: IdParams,
    body: Type.Object(
      { path: Type.String({ minLength: 1, maxLength: 200 }) },
      { additionalProperties: false },
    ),
    response: { 200: Type.Object({ answer: Type.String() }) },
  },
  example: {
    params: { id: 9 },
    body: { path: '/custom-104' },
    answer: { answer: 'the word that was agreed' },
  },
  handle: ({ session, params, body }, _reply, context) =>
    revealSecret(context, session, { id: params.id, path: body.path }),
})

/** Reveals the applicant's identity in blind review; audited. */
export const showIdentity = endpoint({
  method: 'POST',
  url: '/api/applicationDetails/:id/identity',
  access: 'client',
  scope: 'applications',
  limits: 'changes',
  summary: "Reveals the applicant's identity to the caller in blind review, and records that",
  schema: { params: IdParams, response: { 204: noContent } },
  example: { params: { id: 9 } },
  handle: async ({ session, params }, reply, context) => {
    await revealIdentity(context, session, params.id)
    return reply.status(204).send(undefined)
  },
})
