import { findSettings } from '../repositories/clients'
import { changeSettings } from '../services/changeSettings'
import { type Routes, sessionOf } from './api'
import { SettingsBody, SettingsShape } from './settingsShape'

/** API-05, API-06. */
export const settingsRoutes: Routes = (api, context) => {
  api.get(
    '/api/userSettings',
    { config: { access: 'guest' }, schema: { response: { 200: SettingsShape } } },
    (request) => findSettings(context.db, sessionOf(request).clientId),
  )
  api.put(
    '/api/userSettings',
    { config: { access: 'client' }, schema: { body: SettingsBody } },
    async (request, reply) => {
      await changeSettings(context, sessionOf(request), request.body)
      return reply.status(204).send()
    },
  )
}
