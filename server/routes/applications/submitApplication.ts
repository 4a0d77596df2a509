import { Type } from 'typebox'
import { submitWithProof } from '../../services/applications/formProof'
import { siteOrigin } from '../../services/sites/siteOrigin'
import { endpoint } from '../endpoint'
import { LanguageQuery } from '../requests/languageQuery'
import { originOf } from '../requests/originOf'

const optionalText = Type.Optional(Type.Union([Type.String({ maxLength: 255 }), Type.Null()]))

/** API-20. Only the frame of a submission: what is asked and what will do as an answer is for the vacancy's form to say. */
export const submitApplication = endpoint({
  method: 'POST',
  url: '/api/submittedapplications',
  access: 'guest',
  limits: 'submits',
  summary: 'Submits an application; with an Idempotency-Key it can be repeated safely',
  refusals: ['not-found', 'already-applied', 'vacancy-closed', 'key-reused', 'form-stamp', 'form-stamp-used'],
  schema: {
    headers: Type.Object({
      'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      'foyer-form-stamp': Type.Optional(Type.String({ maxLength: 200 })),
      'foyer-form-work': Type.Optional(Type.String({ maxLength: 200 })),
    }),
    /** That it is applied in: its sender is written to in it. English when left out. */
    querystring: LanguageQuery,
    body: Type.Object(
      {
        vacancyId: Type.Integer(),
        attachmentKeys: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })),
        applicationPrefilObjectStoreGuid: optionalText,
        broadbeanChannel: optionalText,
      },
      { additionalProperties: true },
    ),
    response: {
      201: Type.Object({
        id: Type.Integer(),
        guid: Type.String(),
        submittedDate: Type.String(),
        /** The day by which the applicant hears, where one is promised. */
        hearBy: Type.Optional(Type.String()),
        link: Type.Optional(Type.String()),
      }),
    },
  },
  example: {
    querystring: { language: 'de' },
    body: submissionExample(),
    answer: {
      id: 9,
      guid: '0f0b1d5e-4e0c-4d63-8b1a-6a3a5a2b7c11',
      submittedDate: '2026-11-22T04:05:06.789Z',
      link: '/application/q8Hk2mV0TqK1bXl5c7d9eQ',
    },
  },
  handle: async (request, reply, context) => {
    const key = request.headers['idempotency-key']
    const { session } = request
    const origin = await siteOrigin(context, session.clientId, {
      origin: originOf(request),
      host: request.host,
    })
    const { 'foyer-form-stamp': stamp, 'foyer-form-work': work } = request.headers
    const proof = { stamp, work }
    const { receipt, link } = await submitWithProof(context, session, request.body, {
      ...{ key, origin, proof },
      language: request.query.language,
    })
    return reply.status(201).send(link === undefined ? receipt : { ...receipt, link })
  },
})

/** Wider than the frame, as submissions are. */
function submissionExample(): { vacancyId: number; [field: string]: unknown } {
  return {
    vacancyId: 4,
    firstName: 'Sam',
    surname: 'Tester',
    email: 'sam.tester@example.org',
    mobile: '0400 000 000',
    applicationLicences: [{ id: 11, applicantResponse: 'Y' }],
    applicationQualifications: [],
    applicationRequirements: [],
    applicationSkills: [],
    applicationVisas: [],
    applicationScreeningQuestions: [],
    customFields: [],
    attachmentKeys: ['resume'],
  }
}
