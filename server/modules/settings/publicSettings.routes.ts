import { Type } from 'typebox'
import { endpoint } from '../../http/endpoint'
import { requestOrigin } from '../../http/requestOrigin'
import { NullableText } from '../../http/responses'
import { publicSettings } from './settings.service'

/** API-07. A visitor comes back from a marketplace to the host that he left, which is his client's. */
export const getPublicSettings = endpoint({
  method: 'GET',
  url: '/api/publicsettings',
  access: 'none',
  summary: 'Settings of the installation',
  schema: {
    response: {
      200: Type.Object({
        redirectUri: NullableText,
        clientId: NullableText,
        domain: NullableText,
        versionNumber: Type.String(),
        sendsMail: Type.Boolean(),
      }),
    },
  },
  example: {
    answer: {
      redirectUri: 'https://harbour.example/vacancy-interest',
      clientId: 'foyer',
      domain: 'https://jobs.example',
      versionNumber: '0.1.0',
      sendsMail: true,
    },
  },
  handle: (request, _reply, context) => publicSettings(context, requestOrigin(request)),
})
