import { editedSettings, readSettings } from '../../services/accounts/readSettings'
import { versionTag } from '../../services/versionTag'
import { endpoint } from '../endpoint'
import { SettingsShape, settingsExample } from './settingsShapes'

/** API-05. */
export const getSettings = endpoint({
  method: 'GET',
  url: '/api/userSettings',
  access: 'guest',
  summary: "The client's settings, application form fields included",
  schema: { response: { 200: SettingsShape } },
  example: {
    answer: {
      ...settingsExample,
      userId: 1,
      company: 'Harbour City Council',
      clientCode: 'harbour',
      advertiserId: 'harbour-city',
      customFields: [{ id: 100, type: 'text', label: 'Where did you hear of us?' }],
      canAllowUpload: true,
      canCountLeaving: false,
      retainMonths: 24,
    },
  },
  handle: async ({ session }, reply, context) => {
    const settings = await readSettings(context, session.clientId)
    reply.header('etag', versionTag(editedSettings(settings)))
    return settings
  },
})
