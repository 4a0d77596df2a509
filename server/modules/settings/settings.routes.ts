import { Type } from 'typebox'
import { localizeSettings } from '../../../src/schemas/settings/localizeSettings'
import { maxEoiImageLength } from '../../../src/schemas/settings/userSettings'
import { otherLanguages } from '../../../src/texts/language/language'
import { endpoint } from '../../http/endpoint'
import { createVersionTag } from '../../http/etags'
import { IfMatch, LanguageQuery } from '../../http/parameters'
import { createStringEnum, noContent } from '../../http/responses'
import { CustomFieldShape, formFieldProperties } from './settings.schemas'
import { changeSettings, omitRetention, readSettings } from './settings.service'

const createNullableText = (maxLength: number) => Type.Union([Type.String({ maxLength }), Type.Null()])
const NullableMonths = Type.Union([Type.Integer(), Type.Null()])
const createNullableUrl = (maxLength: number) =>
  Type.Union([Type.Literal(''), Type.String({ maxLength, format: 'url' }), Type.Null()])
const Field = Type.Object(formFieldProperties, { additionalProperties: false, title: 'FormFieldSetting' })

const changeableProperties = {
  privacyLinkLabel: createNullableText(40),
  privacyLink: createNullableUrl(200),
  customLogoRedirectUrl: createNullableUrl(255),
  applicationFormFields: Type.Array(Field, { maxItems: 200 }),
  canShowSidebar: Type.Boolean(),
  canShowEoi: Type.Boolean(),
  canShowRecentJobs: Type.Boolean(),
  customEoiImageDataUri: Type.Union([
    Type.Literal(''),
    Type.String({
      maxLength: maxEoiImageLength,
      pattern: '^data:image/(png|jpeg|gif|bmp|webp);base64,[A-Za-z0-9+/]+=*$',
    }),
    Type.Null(),
  ]),
  canShowSocialIcons: Type.Boolean(),
  canShowAdvertiseEndDate: Type.Boolean(),
  canShowVacancyDepartment: Type.Boolean(),
  canRedirectToVacancyDetails: Type.Boolean(),
}

/** Settings added to the API later: a change that omits them leaves them unchanged. */
const laterSettings = Type.Object({
  canCountLeaving: Type.Boolean(),
  canApplyInSteps: Type.Boolean(),
  canCheckAnswers: Type.Boolean(),
  needsFormStamp: Type.Boolean(),
  takesLateApplications: Type.Boolean(),
  needsProofOfWork: Type.Boolean(),
  canOfferGerman: Type.Boolean(),
  languages: Type.Array(createStringEnum(otherLanguages), { maxItems: 10 }),
  canOfferAlerts: Type.Boolean(),
  canReviewBlind: Type.Boolean(),
})

/** Body of PUT. Read-only properties as returned by GET are accepted and ignored. */
export const SettingsBody = Type.Object(
  {
    ...changeableProperties,
    ...Type.Partial(laterSettings).properties,
    userId: Type.Optional(Type.Integer()),
    company: Type.Optional(Type.String()),
    clientCode: Type.Optional(Type.String()),
    advertiserId: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    customFields: Type.Optional(Type.Array(Type.Unknown())),
    canAllowUpload: Type.Optional(Type.Boolean()),
    retainMonths: Type.Optional(NullableMonths),
  },
  { additionalProperties: false, title: 'ChangedSettings' },
)

/** Response of GET. */
export const SettingsShape = Type.Object(
  {
    ...changeableProperties,
    ...laterSettings.properties,
    userId: Type.Integer(),
    company: Type.String(),
    clientCode: Type.String(),
    advertiserId: Type.Union([Type.String(), Type.Null()]),
    customFields: Type.Array(CustomFieldShape),
    canAllowUpload: Type.Boolean(),
    retainMonths: NullableMonths,
  },
  { title: 'Settings' },
)

export const settingsExample = {
  privacyLinkLabel: 'Our privacy promise',
  privacyLink: 'https://harbour.example/privacy',
  customLogoRedirectUrl: null,
  applicationFormFields: [
    {
      id: 5,
      displayText: 'Birth date',
      canShowVisibility: true,
      canShowRequired: true,
      isVisible: false,
      isRequired: false,
    },
  ],
  canShowSidebar: true,
  canShowEoi: true,
  canShowRecentJobs: true,
  customEoiImageDataUri: null,
  canShowSocialIcons: true,
  canShowAdvertiseEndDate: true,
  canShowVacancyDepartment: true,
  canRedirectToVacancyDetails: true,
  canApplyInSteps: false,
  canCheckAnswers: true,
  needsFormStamp: false,
  takesLateApplications: true,
  needsProofOfWork: false,
  languages: ['de' as const],
  canOfferGerman: true,
  canOfferAlerts: false,
  canReviewBlind: false,
}

/** API-05. */
export const getSettings = endpoint({
  method: 'GET',
  url: '/api/userSettings',
  access: 'guest',
  summary: "The client's settings, including the application form fields",
  responseHeaders: ['etag'],
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
    if (language !== undefined) return localizeSettings(language, settings)
    reply.header('etag', createVersionTag(omitRetention(settings)))
    return settings
  },
})

/** API-06. */
export const putSettings = endpoint({
  method: 'PUT',
  url: '/api/userSettings',
  access: 'client',
  scope: 'site',
  limits: 'changes',
  summary: "Saves the client's settings",
  responseHeaders: ['etag'],
  schema: { headers: IfMatch, body: SettingsBody, response: { 204: noContent } },
  example: { body: settingsExample },
  handle: async ({ session, headers, body }, reply, context) => {
    const settings = await changeSettings(context, session, body, headers['if-match'])
    return reply
      .status(204)
      .header('etag', createVersionTag(omitRetention(settings)))
      .send()
  },
})
