import type { Readable } from 'node:stream'
import { Type } from 'typebox'
import { mostResumeBytes } from '../../../src/schemas/resume/resumeLimits'
import { readResumeApart } from '../../services/applications/readResumeApart'
import { UploadRoom } from '../../services/files/uploadRoom'
import { endpoint } from '../endpoint'
import { resumeMedia } from '../requests/rawBytes'
import { arrivingBytes } from '../requests/readUpload'
import { readPiece } from './readPiece'

const text = Type.Optional(Type.String())
const problems = ['noText', 'encrypted', 'damaged', 'tooLarge', 'unknownKind', 'tookTooLong'] as const

/** Each takes a processor and much memory: two at a time, the others wait with nothing of them read. */
const room = new UploadRoom({
  ...{ perAddress: 2, atOnce: 2, patience: 30_000 },
  ...{ bytesPerAddress: 2 * mostResumeBytes, bytesAtOnce: 2 * mostResumeBytes },
})

/** For devices that can't read it themselves. Nothing of the document is kept, and nothing of what was found in it. */
export const readResume = endpoint({
  method: 'POST',
  url: '/api/resumereadings',
  access: 'guest',
  limits: 'readings',
  summary: 'Who a resume is of, as far as it is plain to see; for a device that can not read it itself',
  refusals: ['too-large', 'unavailable'],
  schema: {
    querystring: Type.Object({ country: Type.String({ pattern: '^[A-Z]{2}$' }) }),
    consumes: [resumeMedia],
    response: {
      200: Type.Union([
        Type.Object({
          facts: Type.Object({
            ...{ firstName: text, surname: text, email: text, phone: text },
            ...{ linkedIn: text, github: text, website: text },
            ...{ street: text, suburb: text, postcode: text, stateCode: text, countryCode: text },
          }),
        }),
        Type.Object({ problem: Type.Enum(problems) }),
      ]),
    },
  },
  example: {
    querystring: { country: 'AU' },
    answer: { facts: { firstName: 'Sam', surname: 'Tester', email: 'sam.tester@example.org' } },
  },
  handle: async (request) => {
    const arrival = arrivingBytes(request, mostResumeBytes)
    return room.hold(arrival, async () => {
      const { bytes } = await readPiece(request.body as Readable, mostResumeBytes)
      return readResumeApart(bytes, request.query.country, arrival.gone)
    })
  },
})
