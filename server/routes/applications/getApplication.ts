import { Type } from 'typebox'
import { tellingWays } from '../../../src/schemas/applicationState'
import { readApplication } from '../../services/applications/readApplications'
import { NullableText } from '../answers/sharedShapes'
import { endpoint } from '../endpoint'
import { IdParams } from '../requests/idParams'
import { applicationItem, itemExample, StateShape } from './applicationShapes'
import { NoteShape, noteExample } from './noteShapes'

const Details = Type.Object({
  ...applicationItem,
  contact: Type.Object({ email: NullableText, phone: NullableText }),
  sections: Type.Array(
    Type.Object({
      title: Type.String(),
      items: Type.Array(
        Type.Object({
          label: Type.String(),
          answer: Type.String(),
          secret: Type.Optional(Type.String()),
        }),
      ),
      group: Type.Optional(
        Type.Object({ label: Type.String(), row: Type.Union([Type.Integer(), Type.Null()]) }),
      ),
    }),
  ),
  attachments: Type.Array(
    Type.Object({
      id: Type.Integer(),
      filename: Type.String(),
      mime: Type.String(),
      size: Type.Integer(),
      fieldKey: Type.String(),
      question: Type.String(),
      isWithheld: Type.Boolean(),
    }),
  ),
  missingDocuments: Type.Array(Type.String()),
  delivery: Type.Object({
    state: Type.Enum(['waiting', 'sending', 'sent', 'failed']),
    attempts: Type.Integer(),
    lastError: NullableText,
    sentAt: NullableText,
    nextAttemptAt: NullableText,
  }),
  deliveryAttempts: Type.Array(
    Type.Object({
      at: Type.String(),
      status: Type.Union([Type.Integer(), Type.Null()]),
      error: NullableText,
    }),
  ),
  history: Type.Array(
    Type.Object({
      at: Type.String(),
      by: NullableText,
      state: StateShape,
      told: Type.Enum([...tellingWays]),
      words: NullableText,
    }),
  ),
  notes: Type.Array(NoteShape),
})

/** API-19. */
export const getApplication = endpoint({
  method: 'GET',
  url: '/api/applicationDetails/:id',
  access: 'client',
  room: 'applications',
  summary: 'An application with its answers, files and delivery',
  schema: { params: IdParams, response: { 200: Details } },
  example: {
    params: { id: 9 },
    answer: {
      ...itemExample,
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
  handle: ({ session, params }, _reply, context) => readApplication(context, session, params.id),
})
