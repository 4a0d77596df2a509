import { Type } from 'typebox'
import { endpoint } from '../../http/endpoint'
import { NullableText } from '../../http/responses'
import { findClientByHost, getClientOrigin } from '../clients/clientHosts.service'
import { loadPublicSettings } from './settings.service'

/** API-07. `redirectUri` is the address on the client's site to which a marketplace returns visitors. */
export const getPublicSettings = endpoint({
  method: 'GET',
  url: '/api/publicsettings',
  access: 'none',
  summary: 'Settings of the installation',
  schema: {
    response: {
      200: Type.Object(
        {
          redirectUri: NullableText,
          clientId: NullableText,
          domain: NullableText,
          versionNumber: Type.String(),
          sendsMail: Type.Boolean(),
        },
        { title: 'PublicSettings' },
      ),
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
  handle: async (request, _reply, context) => {
    const client = await findClientByHost(context, request.host)
    return loadPublicSettings(context, client ? await getClientOrigin(context, client) : null)
  },
})
