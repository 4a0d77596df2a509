import { Type } from 'typebox'
import { siteStarts } from '../../../src/schemas/site/siteStarts'
import { endpoint } from '../../http/endpoint'
import { revisionOf, revisionTag } from '../../http/etags'
import { ClientParams, IfMatch } from '../../http/parameters'
import { bytesMedia, bytesOf } from '../../http/rawBodies'
import { mapOf, noContent, oneOf } from '../../http/responses'
import { resolveClientActor } from '../audit/clientActor'
import { importSite } from './importSite.service'
import { judgeSite } from './judgeSite'
import { siteStart } from './readSiteZip'
import { discardDraft, putDraftFile, removeDraftFile, saveDraft } from './saveSiteDraft.service'
import { readDraft } from './siteDraft.service'
import { siteLimits } from './siteFileChecks'
import {
  SiteDraftShape,
  SiteFileParams,
  SiteFileShape,
  SiteIdsShape,
  siteDraftExample,
  siteFileExample,
} from './studio.schemas'

export const startSiteDraft = endpoint({
  method: 'POST',
  url: '/api/sites/:code/draft/start',
  access: 'client',
  room: 'site',
  limits: 'changes',
  summary: 'What is drafted becomes one of the complete sites to start from, with the company’s name in it',
  sends: ['etag'],
  schema: {
    params: ClientParams,
    headers: IfMatch,
    body: Type.Object({ name: oneOf(siteStarts) }, { additionalProperties: false }),
    response: { 200: SiteDraftShape },
  },
  example: {
    params: { code: 'lakeside' },
    body: { name: 'council' },
    answer: siteDraftExample,
  },
  handle: async ({ session, params, headers, body }, reply, context) => {
    const actor = await resolveClientActor(context, session, params.code)
    const start = await judgeSite(await siteStart(context, body.name, actor.client.company))
    const { notes: _, ...draft } = await importSite(context, actor, start, revisionOf(headers['if-match']))
    reply.header('etag', revisionTag(draft.revision))
    return draft
  },
})

export const getSiteDraft = endpoint({
  method: 'GET',
  url: '/api/sites/:code/draft',
  access: 'client',
  room: 'site',
  summary: 'What is drafted of a site, or what serves where nothing is, with its revision as ETag',
  sends: ['etag'],
  schema: { params: ClientParams, response: { 200: SiteDraftShape } },
  example: { params: { code: 'lakeside' }, answer: siteDraftExample },
  handle: async ({ session, params }, reply, context) => {
    const { client } = await resolveClientActor(context, session, params.code)
    const draft = await readDraft(context, client)
    reply.headers({ etag: revisionTag(draft.revision), 'cache-control': 'no-store' })
    return draft
  },
})

const name = Type.String({ minLength: 1, maxLength: 200 })

export const putSiteDraft = endpoint({
  method: 'PUT',
  url: '/api/sites/:code/draft',
  access: 'client',
  room: 'site',
  limits: 'changes',
  bodyLimit: 2 * siteLimits.config,
  summary: 'Saves what is drafted of a site; refused with whose draft came first when it has moved on',
  sends: ['etag'],
  schema: {
    params: ClientParams,
    headers: IfMatch,
    body: Type.Object(
      {
        configText: Type.String({ maxLength: siteLimits.config }),
        ids: SiteIdsShape,
        /** Names of files to remove from the site. */
        removed: Type.Optional(Type.Array(name, { maxItems: siteLimits.files })),
        /** Files to restore: names, and hashes of bytes that were uploaded earlier. */
        files: Type.Optional(mapOf(Type.String({ maxLength: 64 }))),
      },
      { additionalProperties: false },
    ),
    response: { 200: SiteDraftShape },
  },
  example: {
    params: { code: 'lakeside' },
    body: { configText: siteDraftExample.configText, ids: siteDraftExample.ids },
    answer: siteDraftExample,
  },
  handle: async ({ session, params, headers, body }, reply, context) => {
    const actor = await resolveClientActor(context, session, params.code)
    const draft = await saveDraft(context, actor, revisionOf(headers['if-match']), body)
    reply.header('etag', revisionTag(draft.revision))
    return draft
  },
})

export const deleteSiteDraft = endpoint({
  method: 'DELETE',
  url: '/api/sites/:code/draft',
  access: 'client',
  room: 'site',
  limits: 'changes',
  summary: 'Throws away what is drafted: the draft is what serves again',
  schema: { params: ClientParams, response: { 204: noContent } },
  example: { params: { code: 'lakeside' } },
  handle: async ({ session, params }, reply, context) => {
    await discardDraft(context, await resolveClientActor(context, session, params.code))
    return reply.status(204).send()
  },
})

export const putSiteFile = endpoint({
  method: 'PUT',
  url: '/api/sites/:code/draft/files/:name',
  access: 'client',
  room: 'site',
  limits: 'uploads',
  bodyLimit: siteLimits.file,
  summary: 'Puts a file into what is drafted, cleaned: its bytes as they are, under any type',
  sends: ['etag'],
  schema: {
    params: SiteFileParams,
    headers: IfMatch,
    consumes: bytesMedia,
    response: { 200: Type.Object({ file: SiteFileShape, revision: Type.Integer() }) },
  },
  example: {
    params: { code: 'lakeside', name: 'logo.png' },
    answer: { file: siteFileExample, revision: 4 },
  },
  handle: async ({ session, params, headers, body }, reply, context) => {
    const actor = await resolveClientActor(context, session, params.code)
    const sent = { name: params.name, bytes: bytesOf(body), revision: revisionOf(headers['if-match']) }
    const answer = await putDraftFile(context, actor, sent)
    reply.header('etag', revisionTag(answer.revision))
    return answer
  },
})

export const deleteSiteFile = endpoint({
  method: 'DELETE',
  url: '/api/sites/:code/draft/files/:name',
  access: 'client',
  room: 'site',
  limits: 'changes',
  summary: 'Takes a file out of what is drafted; versions that have it keep it',
  sends: ['etag'],
  schema: {
    params: SiteFileParams,
    headers: IfMatch,
    response: { 200: Type.Object({ revision: Type.Integer() }) },
  },
  example: { params: { code: 'lakeside', name: 'logo.png' }, answer: { revision: 5 } },
  handle: async ({ session, params, headers }, reply, context) => {
    const actor = await resolveClientActor(context, session, params.code)
    const named = { name: params.name, revision: revisionOf(headers['if-match']) }
    const { revision } = await removeDraftFile(context, actor, named)
    reply.header('etag', revisionTag(revision))
    return { revision }
  },
})
