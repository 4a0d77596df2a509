import { Type } from 'typebox'
import { permittedVacancySources } from '../../../src/schemas/accounts/buildUserForm'
import { createStringEnum, NullableDateTime, NullableText } from '../../http/responses'

const optionalText = Type.Optional(Type.Union([Type.String({ maxLength: 1000 }), Type.Null()]))

export const AccountShape = Type.Object(
  {
    id: Type.Integer(),
    company: Type.String(),
    username: Type.String(),
    clientCode: Type.String(),
    domains: Type.Array(Type.String()),
    canAllowUpload: Type.Boolean(),
    seekAdvertiserId: NullableText,
    privacyLink: NullableText,
    privacyLinkLabel: NullableText,
    maxImportedCount: Type.Integer(),
    vacancySource: createStringEnum(permittedVacancySources),
  },
  { title: 'Account' },
)

export const ListedAccountShape = Type.Object(
  { ...AccountShape.properties, decommissionedAt: NullableDateTime },
  { title: 'ListedAccount' },
)

/** Checks only the shape; the form validates the values. Also accepts the read-only properties of the GET response. */
export const AccountBody = Type.Object(
  {
    id: Type.Optional(Type.Integer()),
    company: optionalText,
    username: optionalText,
    clientCode: optionalText,
    /** If omitted, the account keeps its domains. */
    domains: Type.Optional(
      Type.Union([Type.Array(Type.String({ maxLength: 253 }), { maxItems: 20 }), Type.Null()]),
    ),
    password: optionalText,
    canAllowUpload: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    seekAdvertiserId: optionalText,
    privacyLink: optionalText,
    privacyLinkLabel: optionalText,
    maxImportedCount: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
    /** If omitted, the account keeps its vacancy source. */
    vacancySource: Type.Optional(createStringEnum(permittedVacancySources)),
    decommissionedAt: optionalText,
  },
  { additionalProperties: false, title: 'ChangedAccount' },
)

export const accountExample = {
  id: 5,
  company: 'Lakeside Library',
  username: 'lakeside-admin',
  clientCode: 'lakeside',
  domains: ['careers.lakeside.example'],
  canAllowUpload: false,
  seekAdvertiserId: null,
  privacyLink: 'https://lakeside.example/privacy',
  privacyLinkLabel: 'Our privacy promise',
  maxImportedCount: 100,
  vacancySource: 'both' as const,
}

export const listedAccountExample = { ...accountExample, decommissionedAt: null }
