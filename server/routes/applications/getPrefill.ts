import { Type } from 'typebox'
import { readPrefill } from '../../services/applications/readPrefill'
import { endpoint } from '../endpoint'
import { Guid } from '../requests/guid'

const text = Type.String()

/** API-24. */
export const getPrefill = endpoint({
  method: 'GET',
  url: '/api/applicationprefills/:guid',
  access: 'guest',
  limits: 'prefills',
  summary: 'What a job marketplace knows of an applicant',
  schema: {
    params: Type.Object({ guid: Guid }),
    response: {
      200: Type.Object({
        firstName: text,
        surname: text,
        phoneNumber: text,
        email: text,
        street: text,
        suburb: text,
        postcode: text,
        stateCode: text,
        countryCode: text,
        resumeFileName: text,
        resumeMimeType: text,
      }),
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
