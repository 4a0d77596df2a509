import { Type } from 'typebox'
import { siteActor } from '../../../services/sites/studio/siteActor'
import { siteDifferences } from '../../../services/sites/studio/siteState'
import { endpoint } from '../../endpoint'
import { SiteVersionParams } from './siteShapes'

export const compareSiteVersions = endpoint({
  method: 'GET',
  url: '/api/sites/:code/versions/:number/changes',
  access: 'client',
  room: 'site',
  summary: 'What became different from a version to another, or to what is drafted, in words',
  schema: {
    params: SiteVersionParams,
    querystring: Type.Object({ with: Type.String({ pattern: '^(draft|[1-9]\\d{0,5})$' }) }),
    response: { 200: Type.Object({ changes: Type.Array(Type.String()) }) },
  },
  example: {
    params: { code: 'lakeside', number: 1 },
    querystring: { with: 'draft' },
    answer: { changes: ['Page added: About us (/about)'] },
  },
  handle: async ({ session, params, query }, _reply, context) => {
    const { client } = await siteActor(context, session, params.code)
    const other = query.with === 'draft' ? query.with : Number(query.with)
    return { changes: await siteDifferences(context, client, params.number, other) }
  },
})
