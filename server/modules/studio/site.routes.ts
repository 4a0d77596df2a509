import { Type } from 'typebox'
import { otherLanguages } from '../../../src/texts/language/language'
import { endpoint } from '../../http/endpoint'
import { ClientParams } from '../../http/parameters'
import { createStringEnum, NullableDateTime, NullableText } from '../../http/responses'
import { resolveClientActor } from '../audit/clientActor'
import { publishDraft, rollBackSite } from './publishSite.service'
import {
  changeSitePermissions,
  listSiteDifferences,
  loadSiteVersions,
  readSiteState,
} from './siteState.service'
import {
  SitePermissionsShape,
  SiteVersionParams,
  SiteVersionShape,
  siteVersionExample,
} from './studio.schemas'

const ServedSiteShape = Type.Object({
  source: createStringEnum(['folder', 'version', 'defaults']),
  version: Type.Union([Type.Integer(), Type.Null()]),
  hash: Type.String(),
  since: NullableDateTime,
  by: NullableText,
})

export const getSite = endpoint({
  method: 'GET',
  url: '/api/sites/:code',
  access: 'client',
  scope: 'site',
  summary: "Where a client's site is served from, and what this account may change on it",
  schema: {
    params: ClientParams,
    response: {
      200: Type.Object(
        {
          clientCode: Type.String(),
          company: Type.String(),
          serves: ServedSiteShape,
          may: SitePermissionsShape,
          granted: SitePermissionsShape,
          languages: Type.Array(createStringEnum(otherLanguages)),
        },
        { title: 'Site' },
      ),
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
    readSiteState(context, await resolveClientActor(context, session, params.code)),
})

const example = { pages: true, look: true, css: false }

export const putSitePermissions = endpoint({
  method: 'PUT',
  url: '/api/sites/:code/permissions',
  access: 'superuser',
  limits: 'changes',
  summary: "Sets what a client's administrators may change on their site",
  schema: { params: ClientParams, body: SitePermissionsShape, response: { 200: SitePermissionsShape } },
  example: { params: { code: 'lakeside' }, body: example, answer: example },
  handle: async ({ session, params, body }, _reply, context) =>
    changeSitePermissions(context, await resolveClientActor(context, session, params.code), body),
})

export const publishSite = endpoint({
  method: 'POST',
  url: '/api/sites/:code/publications',
  access: 'client',
  scope: 'site',
  limits: 'changes',
  summary: 'Publishes the draft as a new version; refused while the site has errors',
  refusals: ['changed-meanwhile', 'already-published', 'not-publishable'],
  schema: {
    params: ClientParams,
    body: Type.Object(
      {
        /** Revision that the author reviewed. */
        revision: Type.Integer({ minimum: 0, maximum: 999_999_999 }),
        note: Type.Optional(Type.String({ maxLength: 500 })),
      },
      { additionalProperties: false },
    ),
    response: { 201: SiteVersionShape },
  },
  example: {
    params: { code: 'lakeside' },
    body: { revision: 4, note: 'The new logo' },
    answer: siteVersionExample,
  },
  handle: async ({ session, params, body }, reply, context) => {
    const actor = await resolveClientActor(context, session, params.code)
    const { revision, note = '' } = body
    reply.status(201)
    return publishDraft(context, actor, { revision, note: note.trim() })
  },
})

export const listSiteVersions = endpoint({
  method: 'GET',
  url: '/api/sites/:code/versions',
  access: 'client',
  scope: 'site',
  summary: 'All publications and saved drafts of a site, newest first: author, time and described changes',
  schema: { params: ClientParams, response: { 200: Type.Array(SiteVersionShape) } },
  example: { params: { code: 'lakeside' }, answer: [siteVersionExample] },
  handle: async ({ session, params }, _reply, context) =>
    loadSiteVersions(context, (await resolveClientActor(context, session, params.code)).client),
})

export const compareSiteVersions = endpoint({
  method: 'GET',
  url: '/api/sites/:code/versions/:number/changes',
  access: 'client',
  scope: 'site',
  summary: 'The differences between two versions, or a version and the draft, in words',
  schema: {
    params: SiteVersionParams,
    querystring: Type.Object({ with: Type.String({ pattern: '^(draft|[1-9]\\d{0,5})$' }) }),
    response: { 200: Type.Object({ changes: Type.Array(Type.String()) }, { title: 'VersionChanges' }) },
  },
  example: {
    params: { code: 'lakeside', number: 1 },
    querystring: { with: 'draft' },
    answer: { changes: ['Page added: About us (/about)'] },
  },
  handle: async ({ session, params, query }, _reply, context) => {
    const { client } = await resolveClientActor(context, session, params.code)
    const otherVersion = query.with === 'draft' ? query.with : Number(query.with)
    return { changes: await listSiteDifferences(context, client, params.number, otherVersion) }
  },
})

export const restoreSiteVersion = endpoint({
  method: 'POST',
  url: '/api/sites/:code/versions/:number/restorations',
  access: 'client',
  scope: 'site',
  limits: 'changes',
  summary: 'Publishes an older version or a saved draft as a new version',
  refusals: ['already-published', 'not-publishable'],
  schema: { params: SiteVersionParams, response: { 201: SiteVersionShape } },
  example: {
    params: { code: 'lakeside', number: 1 },
    answer: { ...siteVersionExample, number: 3, note: '', source: 'restored', restoredFrom: 1 },
  },
  handle: async ({ session, params }, reply, context) => {
    const actor = await resolveClientActor(context, session, params.code)
    reply.status(201)
    return rollBackSite(context, actor, params.number)
  },
})
