import { Type } from 'typebox'
import { otherLanguages } from '../../../../src/texts/language'
import { siteActor } from '../../../services/sites/studio/siteActor'
import { readSiteState } from '../../../services/sites/studio/siteState'
import { NullableText } from '../../answers/sharedShapes'
import { endpoint } from '../../endpoint'
import { SiteParams, SitePermissionsShape, siteVersionExample } from './siteShapes'

const Serves = Type.Object({
  source: Type.Union([Type.Literal('folder'), Type.Literal('version'), Type.Literal('defaults')]),
  version: Type.Union([Type.Integer(), Type.Null()]),
  hash: Type.String(),
  since: NullableText,
  by: NullableText,
})

export const getSite = endpoint({
  method: 'GET',
  url: '/api/sites/:code',
  access: 'client',
  room: 'site',
  summary: "What a client's site is served from, and what this account may change of it",
  schema: {
    params: SiteParams,
    response: {
      200: Type.Object({
        clientCode: Type.String(),
        company: Type.String(),
        serves: Serves,
        may: SitePermissionsShape,
        granted: SitePermissionsShape,
        languages: Type.Array(Type.Enum(otherLanguages)),
      }),
    },
  },
  example: {
    params: { code: 'lakeside' },
    answer: {
      clientCode: 'lakeside',
      company: 'Lakeside Library',
      serves: {
        ...{ source: 'version', version: 2, hash: siteVersionExample.hash },
        ...{ since: siteVersionExample.at, by: 'lakeside-admin' },
      },
      may: { pages: true, look: true, css: false },
      granted: { pages: true, look: true, css: false },
      languages: ['de'],
    },
  },
  handle: async ({ session, params }, _reply, context) =>
    readSiteState(context, await siteActor(context, session, params.code)),
})
