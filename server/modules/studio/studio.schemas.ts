import { Type } from 'typebox'
import { ClientParams } from '../../http/parameters'
import {
  createRecordShape,
  createStringEnum,
  DateTime,
  NullableDateTime,
  NullableText,
} from '../../http/responses'

export const SiteFileParams = Type.Object({
  ...ClientParams.properties,
  name: Type.String({ minLength: 1, maxLength: 200 }),
})
export const SiteVersionParams = Type.Object({
  ...ClientParams.properties,
  number: Type.Integer({ minimum: 1, maximum: 999_999 }),
})

export const SiteFileShape = Type.Object(
  {
    hash: Type.String(),
    size: Type.Integer(),
    type: Type.String(),
    width: Type.Optional(Type.Integer()),
    height: Type.Optional(Type.Integer()),
  },
  { title: 'SiteFile' },
)

const id = Type.String({ minLength: 1, maxLength: 64 })

/** Ids that accompany config.json, limited to the number that a site can have. */
export const SiteIdsShape = Type.Object(
  {
    pages: Type.Array(
      Type.Object(
        { id, blocks: Type.Array(id, { maxItems: 500 }) },
        { additionalProperties: false, title: 'PageIds' },
      ),
      { maxItems: 500 },
    ),
    menu: Type.Array(id, { maxItems: 500 }),
  },
  { additionalProperties: false, title: 'SiteIds' },
)

export const SiteDraftShape = Type.Object(
  {
    clientCode: Type.String(),
    company: Type.String(),
    revision: Type.Integer(),
    base: Type.Union([Type.Integer(), Type.Null()]),
    configText: Type.String(),
    files: createRecordShape(SiteFileShape),
    ids: SiteIdsShape,
    updatedAt: NullableDateTime,
    updatedBy: NullableText,
  },
  { title: 'SiteDraft' },
)

export const SiteVersionShape = Type.Object(
  {
    number: Type.Integer(),
    hash: Type.String(),
    at: DateTime,
    by: NullableText,
    note: Type.String(),
    source: createStringEnum(['studio', 'folder', 'import', 'restored', 'draft']),
    restoredFrom: Type.Optional(Type.Integer()),
    changes: Type.Array(Type.String()),
    serves: Type.Boolean(),
  },
  { title: 'SiteVersion' },
)

export const SitePermissionsShape = Type.Object(
  {
    pages: Type.Boolean(),
    look: Type.Boolean(),
    css: Type.Boolean(),
  },
  { title: 'SitePermissions' },
)

const hash = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'

export const siteFileExample = { hash, size: 2048, type: 'image/png', width: 320, height: 80 }

export const siteDraftExample = {
  clientCode: 'lakeside',
  company: 'Lakeside Library',
  revision: 3,
  base: 1,
  configText: '{\n  "logoName": "logo.png"\n}\n',
  files: { 'logo.png': siteFileExample },
  ids: { pages: [], menu: [] },
  updatedAt: '2026-11-22T04:05:06.789Z',
  updatedBy: 'lakeside-admin',
}

export const siteVersionExample = {
  number: 2,
  hash,
  at: '2026-11-22T04:05:06.789Z',
  by: 'lakeside-admin',
  note: 'The new logo',
  source: 'studio' as const,
  changes: ['File replaced: logo.png'],
  serves: true,
}
