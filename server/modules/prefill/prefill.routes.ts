import type { Readable } from 'node:stream'
import { Type } from 'typebox'
import { mapPrefill } from '../../../src/schemas/applicationForm/marketplace'
import { maxResumeBytes } from '../../../src/schemas/resume/resumeLimits'
import { endpoint } from '../../http/endpoint'
import { Guid, IdParams } from '../../http/parameters'
import { readBodyBytes, resumeMedia } from '../../http/rawBodies'
import { readPieceHeaders } from '../../http/readMultipart'
import { createStringEnum } from '../../http/responses'
import { UploadCapacity } from '../files/uploadCapacity'
import { ReceivedFilesShape, receivedFilesExample } from '../uploads/uploads.schemas'
import { readPrefill, readResumeInPool, receivePrefilledResume } from './prefill.service'

const text = Type.String()

/** API-24. */
export const getPrefill = endpoint({
  method: 'GET',
  url: '/api/applicationprefills/:guid',
  access: 'guest',
  limits: 'prefills',
  summary: "The applicant's profile from a job marketplace",
  schema: {
    params: Type.Object({ guid: Guid }),
    response: {
      200: Type.Object(mapPrefill(() => text)),
    },
  },
  example: {
    params: { guid: '5d8e9a50-3a51-4b0e-9f6e-0d5b0a7f3c12' },
    answer: {
      firstName: 'Sam',
      surname: 'Tester',
      phoneNumber: '0400 000 000',
      email: 'sam.tester@example.org',
      street: '1 Wharf Street',
      suburb: 'Harbour City',
      postcode: '2000',
      stateCode: 'NSW',
      countryCode: 'AU',
      resumeFileName: 'resume.pdf',
      resumeMimeType: 'application/pdf',
    },
  },
  handle: ({ session, params }, _reply, context) => readPrefill(context, session, params.guid),
})

/** API-22. */
export const sendPrefilledResume = endpoint({
  method: 'POST',
  url: '/api/submittedapplications/:id/prefilledresumeattachments',
  access: 'guest',
  limits: 'uploads',
  summary: 'Attaches the resume from a job marketplace',
  refusals: ['file-exists', 'upload-over'],
  schema: {
    params: IdParams,
    body: Type.Object({ applicationGuid: Guid, applicationPrefilObjectStoreGuid: Guid }),
    response: { 201: ReceivedFilesShape },
  },
  example: {
    params: { id: 9 },
    body: {
      applicationGuid: '0f0b1d5e-4e0c-4d63-8b1a-6a3a5a2b7c11',
      applicationPrefilObjectStoreGuid: '5d8e9a50-3a51-4b0e-9f6e-0d5b0a7f3c12',
    },
    answer: receivedFilesExample,
  },
  handle: async ({ session, params, body }, reply, context) =>
    reply.status(201).send(await receivePrefilledResume(context, session, params.id, body)),
})

const optionalText = Type.Optional(Type.String())
const readingProblems = ['noText', 'encrypted', 'damaged', 'tooLarge', 'unknownKind', 'tookTooLong'] as const

/**
 * Parsing takes CPU time and much memory: two resumes are parsed at a time, and the bodies of further requests wait
 * unread.
 */
const parsingCapacity = new UploadCapacity({
  ...{ maxUploadsPerAddress: 2, maxUploads: 2, maxWaitMs: 30_000 },
  ...{ maxBytesPerAddress: 2 * maxResumeBytes, maxBytes: 2 * maxResumeBytes },
})

/** Parses resumes for browsers that cannot. Neither the document nor the result is stored. */
export const readResume = endpoint({
  method: 'POST',
  url: '/api/resumereadings',
  access: 'guest',
  limits: 'readings',
  summary: "Reads the applicant's details from a resume, for devices that cannot read it themselves",
  refusals: ['too-large', 'unavailable'],
  schema: {
    querystring: Type.Object({ country: Type.String({ pattern: '^[A-Z]{2}$' }) }),
    consumes: [resumeMedia],
    response: {
      200: Type.Union([
        Type.Object(
          {
            facts: Type.Object(
              {
                ...{
                  firstName: optionalText,
                  surname: optionalText,
                  email: optionalText,
                  phone: optionalText,
                },
                ...{ linkedIn: optionalText, github: optionalText, website: optionalText },
                ...{
                  street: optionalText,
                  suburb: optionalText,
                  postcode: optionalText,
                  stateCode: optionalText,
                  countryCode: optionalText,
                },
              },
              { title: 'ResumeFacts' },
            ),
          },
          { title: 'ReadResume' },
        ),
        Type.Object({ problem: createStringEnum(readingProblems) }, { title: 'UnreadResume' }),
      ]),
    },
  },
  example: {
    querystring: { country: 'AU' },
    answer: { facts: { firstName: 'Sam', surname: 'Tester', email: 'sam.tester@example.org' } },
  },
  handle: async (request, _reply, context) => {
    const upload = readPieceHeaders(request, maxResumeBytes)
    return parsingCapacity.run(upload, async () => {
      const { bytes } = await readBodyBytes(request.body as Readable, maxResumeBytes)
      return readResumeInPool(context.parsers, bytes, request.query.country)
    })
  },
})
