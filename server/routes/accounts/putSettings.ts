import { changeSettings } from '../../services/accounts/changeSettings'
import { editedSettings } from '../../services/accounts/readSettings'
import { versionTag } from '../../services/versionTag'
import { nothing } from '../answers/nothing'
import { endpoint } from '../endpoint'
import { IfMatch } from '../requests/ifMatch'
import { SettingsBody, settingsExample } from './settingsShapes'

/** API-06. */
export const putSettings = endpoint({
  method: 'PUT',
  url: '/api/userSettings',
  access: 'client',
  room: 'site',
  limits: 'changes',
  summary: "Saves the client's settings",
  schema: { headers: IfMatch, body: SettingsBody, response: { 204: nothing } },
  example: { body: settingsExample },
  handle: async ({ session, headers, body }, reply, context) => {
    const settings = await changeSettings(context, session, body, headers['if-match'])
    return reply
      .status(204)
      .header('etag', versionTag(editedSettings(settings)))
      .send()
  },
})
