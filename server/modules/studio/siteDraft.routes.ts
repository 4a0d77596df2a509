import { Type } from 'typebox'
import { siteTemplateNames } from '../../../src/schemas/site/siteTemplateNames'
import { endpoint } from '../../http/endpoint'
import { getRevisionTag, parseRevision } from '../../http/etags'
import { ClientParams, IfMatch } from '../../http/parameters'
import { bytesMedia, requireBinaryBody } from '../../http/rawBodies'
import { createRecordShape, createStringEnum, noContent } from '../../http/responses'
import { resolveClientActor } from '../audit/clientActor'
import { checkSiteFiles } from './checkSiteFiles'
import { importSiteAsDraft } from './importSite.service'
import { discardDraft, putDraftFile, removeDraftFile, saveSiteDraft } from './saveSiteDraft.service'
import { readDraft } from './siteDraft.service'
import { siteLimits } from './siteFileChecks'
import { loadStarterSite } from './siteZip'
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
  scope: 'site',
  limits: 'changes',
  summary:
    'Replaces the draft by a site template with the company’s name; saves an unpublished draft as a version',
  responseHeaders: ['etag'],
  schema: {
    params: ClientParams,
    headers: IfMatch,
    body: Type.Object({ name: createStringEnum(siteTemplateNames) }, { additionalProperties: false }),
    response: { 200: SiteDraftShape },
  },
  example: {
    params: { code: 'lakeside' },
    body: { name: 'council' },
    answer: siteDraftExample,
  },
  handle: async ({ session, params, headers, body }, reply, context) => {
    const actor = await resolveClientActor(context, session, params.code)
    const starterSite = await checkSiteFiles(await loadStarterSite(context, body.name, actor.client.company))
    const { notes: _, ...draft } = await importSiteAsDraft(
      context,
      actor,
      starterSite,
      parseRevision(headers['if-match']),
    )
    reply.header('etag', getRevisionTag(draft.revision))
    return draft
  },
})

export const getSiteDraft = endpoint({
  method: 'GET',
  url: '/api/sites/:code/draft',
  access: 'client',
  scope: 'site',
  summary: 'The draft of a site, or the published site if there is none, with its revision as ETag',
  responseHeaders: ['etag'],
  schema: { params: ClientParams, response: { 200: SiteDraftShape } },
  example: { params: { code: 'lakeside' }, answer: siteDraftExample },
  handle: async ({ session, params }, reply, context) => {
    const { client } = await resolveClientActor(context, session, params.code)
    const draft = await readDraft(context, client)
    reply.headers({ etag: getRevisionTag(draft.revision), 'cache-control': 'no-store' })
    return draft
  },
})

const name = Type.String({ minLength: 1, maxLength: 200 })

export const putSiteDraft = endpoint({
  method: 'PUT',
  url: '/api/sites/:code/draft',
  access: 'client',
  scope: 'site',
  limits: 'changes',
  bodyLimit: 2 * siteLimits.config,
  summary: 'Saves the draft of a site; 409 with the other author if the draft has changed since',
  responseHeaders: ['etag'],
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
        files: Type.Optional(createRecordShape(Type.String({ maxLength: 64 }))),
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
    const draft = await saveSiteDraft(context, actor, parseRevision(headers['if-match']), body)
    reply.header('etag', getRevisionTag(draft.revision))
    return draft
  },
})

export const deleteSiteDraft = endpoint({
  method: 'DELETE',
  url: '/api/sites/:code/draft',
  access: 'client',
  scope: 'site',
  limits: 'changes',
  summary: 'Discards the draft; the draft equals the published site again',
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
  scope: 'site',
  limits: 'uploads',
  bodyLimit: siteLimits.file,
  summary: 'Adds a file to the draft after cleaning; the body is its bytes, of any content type',
  responseHeaders: ['etag'],
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
    const draftInput = {
      name: params.name,
      bytes: requireBinaryBody(body),
      revision: parseRevision(headers['if-match']),
    }
    const answer = await putDraftFile(context, actor, draftInput)
    reply.header('etag', getRevisionTag(answer.revision))
    return answer
  },
})

export const deleteSiteFile = endpoint({
  method: 'DELETE',
  url: '/api/sites/:code/draft/files/:name',
  access: 'client',
  scope: 'site',
  limits: 'changes',
  summary: 'Removes a file from the draft; versions keep it',
  responseHeaders: ['etag'],
  schema: {
    params: SiteFileParams,
    headers: IfMatch,
    response: { 200: Type.Object({ revision: Type.Integer() }) },
  },
  example: { params: { code: 'lakeside', name: 'logo.png' }, answer: { revision: 5 } },
  handle: async ({ session, params, headers }, reply, context) => {
    const actor = await resolveClientActor(context, session, params.code)
    const file = { name: params.name, revision: parseRevision(headers['if-match']) }
    const { revision } = await removeDraftFile(context, actor, file)
    reply.header('etag', getRevisionTag(revision))
    return { revision }
  },
})
