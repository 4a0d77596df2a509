import { Type } from 'typebox'
import { vacancySources } from '../../../src/schemas/userAccount'
import { NullableText } from '../answers/sharedShapes'

const sent = Type.Optional(Type.Union([Type.String({ maxLength: 1000 }), Type.Null()]))

export const AccountShape = Type.Object({
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
  vacancySource: Type.Enum([...vacancySources]),
})

export const ListedAccountShape = Type.Object({ ...AccountShape.properties, decommissionedAt: NullableText })

/** Only the shape: what the answers must be is for the form to say. What GET gave beside them may come along. */
export const AccountBody = Type.Object(
  {
    id: Type.Optional(Type.Integer()),
    company: sent,
    username: sent,
    clientCode: sent,
    /** Left out, an account keeps the ones that it has. */
    domains: Type.Optional(
      Type.Union([Type.Array(Type.String({ maxLength: 253 }), { maxItems: 20 }), Type.Null()]),
    ),
    password: sent,
    canAllowUpload: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
    seekAdvertiserId: sent,
    privacyLink: sent,
    privacyLinkLabel: sent,
    maxImportedCount: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
    /** Left out, an account keeps the one that it has. */
    vacancySource: Type.Optional(Type.Enum([...vacancySources])),
    decommissionedAt: sent,
  },
  { additionalProperties: false },
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

export const listedExample = { ...accountExample, decommissionedAt: null }
