import { Type } from 'typebox'
import { siteImportTexts } from '../../../src/texts/admin/siteVersions.texts'
import { endpoint } from '../../http/endpoint'
import { getRevisionTag, parseRevision } from '../../http/etags'
import { ClientParams, IfMatch } from '../../http/parameters'
import { bytesMedia, requireBinaryBody } from '../../http/rawBodies'
import { fileResponse } from '../../http/responses'
import { resolveClientActor } from '../audit/clientActor'
import { checkUploadedSite } from './checkSiteFiles'
import { importSiteAsDraft } from './importSite.service'
import { siteLimits } from './siteFileChecks'
import { buildSiteZip, loadCompleteSite } from './siteZip'
import { SiteDraftShape, siteDraftExample } from './studio.schemas'

export const exportSite = endpoint({
  method: 'GET',
  url: '/api/sites/:code/export',
  access: 'client',
  scope: 'site',
  limits: 'exports',
  summary: "A site's folder as a zip file: a version, the draft, or the published site",
  responseHeaders: ['content-disposition'],
  schema: {
    params: ClientParams,
    querystring: Type.Object({ version: Type.Optional(Type.String({ pattern: '^(draft|[1-9]\\d{0,5})$' })) }),
    response: { 200: fileResponse },
  },
  example: { params: { code: 'lakeside' }, querystring: { version: '2' } },
  handle: async ({ session, params, query }, reply, context) => {
    const { client } = await resolveClientActor(context, session, params.code)
    const { version = 'serving' } = query
    const requestedVersion = version === 'draft' || version === 'serving' ? version : Number(version)
    const zip = buildSiteZip(await loadCompleteSite(context, client, requestedVersion))
    const name = `${client.code}-${version}.zip`
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    })
    return reply.send(zip)
  },
})

export const importSite = endpoint({
  method: 'POST',
  url: '/api/sites/:code/import',
  access: 'client',
  scope: 'site',
  limits: 'exports',
  bodyLimit: siteLimits.zip,
  summary:
    'Replaces the draft by the site of a zip file, and lists omitted and cleaned files; an unpublished draft is saved as a version first',
  responseHeaders: ['etag'],
  schema: {
    params: ClientParams,
    headers: IfMatch,
    consumes: bytesMedia,
    response: {
      200: Type.Object({ ...SiteDraftShape.properties, notes: Type.Array(Type.String()) }),
    },
  },
  example: {
    params: { code: 'lakeside' },
    answer: { ...siteDraftExample, notes: [siteImportTexts.omitted('readme.txt')] },
  },
  handle: async ({ session, params, headers, body }, reply, context) => {
    const actor = await resolveClientActor(context, session, params.code)
    const site = await checkUploadedSite(context.parsers, requireBinaryBody(body))
    const draft = await importSiteAsDraft(context, actor, site, parseRevision(headers['if-match']))
    reply.header('etag', getRevisionTag(draft.revision))
    return draft
  },
})
