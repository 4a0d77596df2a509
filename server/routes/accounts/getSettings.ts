import { settingsIn } from '../../../src/schemas/ownWords/fieldWords'
import { editedSettings, readSettings } from '../../services/accounts/readSettings'
import { versionTag } from '../../services/versionTag'
import { endpoint } from '../endpoint'
import { LanguageQuery } from '../requests/languageQuery'
import { SettingsShape, settingsExample } from './settingsShapes'

/** API-05. */
export const getSettings = endpoint({
  method: 'GET',
  url: '/api/userSettings',
  access: 'guest',
  summary: "The client's settings, application form fields included",
  schema: { querystring: LanguageQuery, response: { 200: SettingsShape } },
  example: {
    querystring: { language: 'de' },
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
  handle: async ({ session, query: { language } }, reply, context) => {
    const settings = await readSettings(context, session.clientId)
    if (language !== undefined) return settingsIn(language, settings)
    reply.header('etag', versionTag(editedSettings(settings)))
    return settings
  },
})
