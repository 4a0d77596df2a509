import { findSettings } from '../repositories/accounts/clients'
import { changeSettings } from '../services/accounts/changeSettings'
import { versionTag } from '../services/versionTag'
import { type Routes, sessionOf } from './api'
import { IfMatch } from './ifMatch'
import { SettingsBody, SettingsShape } from './settingsShape'

/** API-05, API-06. */
export const settingsRoutes: Routes = (api, context) => {
  api.get(
    '/api/userSettings',
    { config: { access: 'guest' }, schema: { response: { 200: SettingsShape } } },
    async (request, reply) => {
      const settings = await findSettings(context.db, sessionOf(request).clientId)
      reply.header('etag', versionTag(settings))
      return settings
    },
  )
  api.put(
    '/api/userSettings',
    { config: { access: 'client' }, schema: { headers: IfMatch, body: SettingsBody } },
    async (request, reply) => {
      const { body, headers } = request
      const settings = await changeSettings(context, sessionOf(request), body, headers['if-match'])
      return reply.status(204).header('etag', versionTag(settings)).send()
    },
  )
}
