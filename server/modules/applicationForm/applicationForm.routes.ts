import { Type } from 'typebox'
import { endpoint } from '../../http/endpoint'
import { ClientCode, IdParams, LanguageQuery } from '../../http/parameters'
import { DateTime, Day } from '../../http/responses'
import { getClientOriginById } from '../clients/clientHosts.service'
import { sendCachedObject } from '../vacancies/sendPreparedJson'
import { getAdvertisedVacancy } from '../vacancies/vacancies.service'
import { loadApplicationForm, requireHasApplied } from './applicationForm.service'
import { createSubmissionShape } from './submission.schemas'
import { submitApplication as submitForm } from './submission.service'
import { checkProof, issueFormToken } from './submissionProof'

const AnyObject = Type.Unsafe<object>(Type.Object({}, { additionalProperties: true }))

/** The form that the browser renders and the server validates, for API callers that build their own form. */
export const getVacancyForm = endpoint({
  method: 'GET',
  url: '/api/vacancies/:id/form',
  access: 'guest',
  summary: 'The application form as data: JSON Schema, uiSchema and initial values',
  schema: {
    params: IdParams,
    querystring: LanguageQuery,
    response: {
      200: Type.Object(
        { version: Type.String(), schema: AnyObject, uiSchema: AnyObject, initialValues: AnyObject },
        { title: 'ApplicationForm' },
      ),
    },
  },
  example: {
    params: { id: 4 },
    querystring: { language: 'de' },
    answer: {
      version: '1k2v9x',
      schema: {
        type: 'object',
        properties: { firstName: { type: 'string', minLength: 1, maxLength: 255 } },
        required: ['firstName'],
      },
      uiSchema: { 'ui:order': ['firstName'], firstName: { 'ui:widget': 'text' } },
      initialValues: { firstName: '' },
    },
  },
  handle: async (request, reply, context) => {
    const { session, params, query } = request
    const vacancy = await getAdvertisedVacancy(context, session.clientId, params.id)
    return sendCachedObject(
      request,
      reply,
      await loadApplicationForm(context, session, vacancy, query.language),
    )
  },
})

/** API-11. */
export const getHasApplied = endpoint({
  method: 'GET',
  url: '/api/vacancies/:id/applications/:email',
  access: 'guest',
  limits: 'questions',
  summary: '200 if this address has applied for the vacancy, otherwise 404',
  schema: {
    params: Type.Object({ id: Type.Integer({ minimum: 1 }), email: Type.String() }),
    response: { 200: Type.Object({ hasApplied: Type.Literal(true) }) },
  },
  example: { params: { id: 4, email: 'sam.tester@example.org' }, answer: { hasApplied: true } },
  handle: async ({ session, params }, _reply, context) => {
    await requireHasApplied(context, session, { vacancyId: params.id, email: params.email })
    return { hasApplied: true } as const
  },
})

const hash = Type.String({ minLength: 64, maxLength: 64 })

/**
 * A form's script requests a token when the form is first used. The request carries no access token, so it does not
 * identify the sender.
 */
export const giveFormStamp = endpoint({
  method: 'POST',
  url: '/api/formStamps',
  access: 'none',
  limits: 'stamps',
  refusals: ['not-found'],
  summary:
    'Returns a form token for one application, with a proof-of-work challenge if the client requires one',
  schema: {
    body: Type.Object(
      { clientCode: ClientCode, vacancyGuid: Type.String({ maxLength: 100 }) },
      { additionalProperties: false },
    ),
    response: {
      201: Type.Object(
        {
          stamp: Type.String(),
          work: Type.Union([
            Type.Object(
              { challenge: hash, salt: Type.String(), signature: hash, most: Type.Integer() },
              { title: 'ProofOfWorkChallenge' },
            ),
            Type.Null(),
          ]),
        },
        { title: 'FormStamp' },
      ),
    },
  },
  example: {
    body: { clientCode: 'harbour', vacancyGuid: '6f1c4b0e-8d53-4a57-9b64-0c1d2e3f4a5b' },
    answer: {
      stamp: '1795478400000.sQ0w3rT5yU7iO9pA2.0fJx3m4vPq7nY1bZs8dKc2hWl5tRg6eUa9iXoQpTnMs',
      work: null,
    },
  },
  handle: async ({ body }, reply, context) => {
    const issuedToken = await issueFormToken(context, body)
    return reply.status(201).header('cache-control', 'no-store').send(issuedToken)
  },
})

const optionalText = Type.Optional(Type.Union([Type.String({ maxLength: 255 }), Type.Null()]))

const envelope = {
  vacancyId: Type.Integer(),
  attachmentKeys: Type.Optional(Type.Array(Type.String({ maxLength: 100 }), { maxItems: 100 })),
  applicationPrefilObjectStoreGuid: optionalText,
  broadbeanChannel: optionalText,
}

/**
 * API-20. Describes only the envelope of a submission; the vacancy's form defines the fields and validates the
 * answers.
 */
export const submitApplication = endpoint({
  method: 'POST',
  url: '/api/submittedapplications',
  access: 'guest',
  limits: 'submits',
  summary: 'Submits an application; an Idempotency-Key makes retries safe',
  refusals: ['not-found', 'already-applied', 'vacancy-closed', 'key-reused', 'form-stamp', 'form-stamp-used'],
  schema: {
    headers: Type.Object({
      'idempotency-key': Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
      'foyer-form-stamp': Type.Optional(Type.String({ maxLength: 200 })),
      'foyer-form-work': Type.Optional(Type.String({ maxLength: 200 })),
    }),
    /** The applicant's language, in which mail to the applicant is written. English if omitted. */
    querystring: LanguageQuery,
    body: Type.Object(envelope, { additionalProperties: true }),
    describedBody: createSubmissionShape(envelope),
    response: {
      201: Type.Object(
        {
          id: Type.Integer(),
          guid: Type.String(),
          submittedDate: DateTime,
          /** The day by which the applicant is promised a reply, if the vacancy promises one. */
          hearBy: Type.Optional(Day),
          link: Type.Optional(Type.String()),
        },
        { title: 'Receipt' },
      ),
    },
  },
  example: {
    querystring: { language: 'de' },
    body: createSubmissionExample(),
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
    const origin = await getClientOriginById(context, session.clientId)
    const { 'foyer-form-stamp': token, 'foyer-form-work': proofOfWork } = request.headers
    const { vacancyId } = request.body
    const proof = await checkProof(context, session.clientId, vacancyId, { token, proofOfWork })
    const { receipt, link } = await submitForm(context, session, request.body, {
      ...{ key, origin, proof },
      language: request.query.language,
    })
    return reply.status(201).send(link === undefined ? receipt : { ...receipt, link })
  },
})

/** A submission has more properties than the envelope describes. */
function createSubmissionExample(): { vacancyId: number; [field: string]: unknown } {
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
