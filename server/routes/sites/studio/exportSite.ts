import { Type } from 'typebox'
import { siteActor } from '../../../services/sites/studio/siteActor'
import { siteZip, wholeSite } from '../../../services/sites/studio/siteZip'
import { fileAnswer } from '../../answers/rawAnswer'
import { endpoint } from '../../endpoint'
import { SiteParams } from './siteShapes'

export const exportSite = endpoint({
  method: 'GET',
  url: '/api/sites/:code/export',
  access: 'client',
  room: 'site',
  limits: 'exports',
  summary: "A site's folder as a zip file: a version, what is drafted, or what serves",
  schema: {
    params: SiteParams,
    querystring: Type.Object({ version: Type.Optional(Type.String({ pattern: '^(draft|[1-9]\\d{0,5})$' })) }),
    response: { 200: fileAnswer },
  },
  example: { params: { code: 'lakeside' }, querystring: { version: '2' } },
  handle: async ({ session, params, query }, reply, context) => {
    const { client } = await siteActor(context, session, params.code)
    const { version = 'serving' } = query
    const wanted = version === 'draft' || version === 'serving' ? version : Number(version)
    const zip = siteZip(await wholeSite(context, client, wanted))
    const name = `${client.code}-${version}.zip`
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    })
    return reply.send(zip)
  },
})
