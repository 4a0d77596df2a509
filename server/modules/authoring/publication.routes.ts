import { Type } from 'typebox'
import { endpoint } from '../../http/endpoint'
import { Guid } from '../../http/parameters'
import { createStringEnum } from '../../http/responses'
import {
  AuthoredVacancyParams,
  AuthoredVacancyShape,
  authoredVacancyExample,
  authoredVacancyParams,
  Reason,
  VacancyVersionParams,
  VacancyVersionShape,
} from './authoredVacancy.schemas'
import { publishAuthoredVacancy } from './publication.service'
import { cancelScheduledChange } from './scheduledChanges'
import { closeAuthoredVacancies, closeAuthoredVacancy, withdrawAuthoredVacancy } from './vacancyEnd.service'
import { listVacancyDifferences, loadVacancyVersions, rollBackVacancy } from './vacancyVersions.service'

export const publishOwnVacancy = endpoint({
  method: 'POST',
  url: '/api/ownVacancies/:id/publications',
  access: 'client',
  scope: 'vacancies',
  limits: 'changes',
  summary: 'Publishes a draft, now or at a given time; a refusal lists all errors',
  refusals: [
    ...(['changed-meanwhile', 'vacancy-not-publishable', 'vacancy-of-back-office'] as const),
    'vacancies-elsewhere',
  ],
  schema: {
    params: AuthoredVacancyParams,
    body: Type.Object(
      {
        /** The revision that the author has seen. */
        revision: Type.Integer({ minimum: 0, maximum: 999_999_999 }),
        at: Type.Optional(Type.String({ maxLength: 40 })),
        reason: Reason,
      },
      { additionalProperties: false },
    ),
    response: { 201: AuthoredVacancyShape },
  },
  example: {
    params: authoredVacancyParams,
    body: { revision: 3 },
    answer: {
      ...{ ...authoredVacancyExample, state: 'open', publishedRevision: 3 },
      ...{ advertisedFrom: '2026-11-22T04:05:06.789Z', advertisedUntil: '2026-12-05T13:59:00.000Z' },
    },
  },
  handle: async ({ session, params, body }, reply, context) => {
    const { revision, at, reason = '' } = body
    reply.status(201)
    return publishAuthoredVacancy(context, session, params.id, {
      revision,
      publishAt: at,
      reason: reason.trim(),
    })
  },
})

export const closeOwnVacancy = endpoint({
  method: 'POST',
  url: '/api/ownVacancies/:id/closings',
  access: 'client',
  scope: 'vacancies',
  limits: 'changes',
  summary: 'Closes an open vacancy for applications',
  refusals: ['not-this-state', 'vacancy-of-back-office'],
  schema: { params: AuthoredVacancyParams, response: { 200: AuthoredVacancyShape } },
  example: {
    params: authoredVacancyParams,
    answer: { ...authoredVacancyExample, state: 'closed', publishedRevision: 3 },
  },
  handle: ({ session, params }, _reply, context) => closeAuthoredVacancy(context, session, params.id),
})

export const closeOwnVacancies = endpoint({
  method: 'POST',
  url: '/api/ownVacancies/closings',
  access: 'client',
  scope: 'vacancies',
  limits: 'changes',
  summary: 'Closes several vacancies, with a result for each',
  schema: {
    body: Type.Object(
      { ids: Type.Array(Guid, { minItems: 1, maxItems: 200 }) },
      { additionalProperties: false },
    ),
    response: {
      200: Type.Array(
        Type.Object(
          { id: Type.String(), result: createStringEnum(['closed', 'not-open', 'not-found']) },
          { title: 'ClosingResult' },
        ),
      ),
    },
  },
  example: {
    body: { ids: [authoredVacancyParams.id] },
    answer: [{ ...authoredVacancyParams, result: 'closed' }],
  },
  handle: ({ session, body }, _reply, context) => closeAuthoredVacancies(context, session, body.ids),
})

export const withdrawOwnVacancy = endpoint({
  method: 'POST',
  url: '/api/ownVacancies/:id/withdrawals',
  access: 'client',
  scope: 'vacancies',
  limits: 'changes',
  summary: 'Withdraws a vacancy from the site; its applications stay',
  refusals: ['not-this-state', 'vacancy-of-back-office'],
  schema: {
    params: AuthoredVacancyParams,
    body: Type.Object({ reason: Reason }, { additionalProperties: false }),
    response: { 200: AuthoredVacancyShape },
  },
  example: {
    params: authoredVacancyParams,
    body: { reason: 'The job was filled internally.' },
    answer: { ...authoredVacancyExample, state: 'withdrawn', publishedRevision: 3 },
  },
  handle: ({ session, params, body }, _reply, context) =>
    withdrawAuthoredVacancy(context, session, params.id, body.reason?.trim() ?? ''),
})

export const withdrawScheduledChange = endpoint({
  method: 'DELETE',
  url: '/api/ownVacancies/:id/scheduledChange',
  access: 'client',
  scope: 'vacancies',
  limits: 'changes',
  summary: 'Cancels the scheduled change of an open vacancy; the draft stays',
  refusals: ['not-this-state', 'vacancy-of-back-office'],
  schema: { params: AuthoredVacancyParams, response: { 200: AuthoredVacancyShape } },
  example: {
    params: authoredVacancyParams,
    answer: {
      ...{ ...authoredVacancyExample, state: 'open', publishedRevision: 2 },
      ...{ advertisedFrom: '2026-11-22T04:05:06.789Z', advertisedUntil: '2026-12-05T13:59:00.000Z' },
    },
  },
  handle: ({ session, params }, _reply, context) => cancelScheduledChange(context, session, params.id),
})

export const listVacancyVersions = endpoint({
  method: 'GET',
  url: '/api/ownVacancies/:id/versions',
  access: 'client',
  scope: 'vacancies',
  summary: 'The publications of a vacancy, newest first: author, time, reason and described changes',
  schema: { params: AuthoredVacancyParams, response: { 200: Type.Array(VacancyVersionShape) } },
  example: {
    params: authoredVacancyParams,
    answer: [
      {
        ...{ number: 2, at: '2026-11-22T04:05:06.789Z', by: 'lakeside-admin', reason: '' },
        ...{ changes: ['Question added: Why this job?'], serves: true },
      },
    ],
  },
  handle: ({ session, params }, _reply, context) => loadVacancyVersions(context, session.clientId, params.id),
})

export const compareVacancyVersions = endpoint({
  method: 'GET',
  url: '/api/ownVacancies/:id/versions/:number/changes',
  access: 'client',
  scope: 'vacancies',
  summary: 'The differences between two versions of a vacancy, or a version and the draft, in words',
  schema: {
    params: VacancyVersionParams,
    querystring: Type.Object({ with: Type.String({ pattern: '^(draft|[1-9]\\d{0,5})$' }) }),
    response: { 200: Type.Object({ changes: Type.Array(Type.String()) }, { title: 'VersionChanges' }) },
  },
  example: {
    params: { ...authoredVacancyParams, number: 1 },
    querystring: { with: 'draft' },
    answer: { changes: ['Title: Planner → Coastal Planner'] },
  },
  handle: async ({ session, params: { id, number }, query }, _reply, context) => {
    const otherVersion = query.with === 'draft' ? query.with : Number(query.with)
    return {
      changes: await listVacancyDifferences(context, session.clientId, id, { number, other: otherVersion }),
    }
  },
})

export const restoreVacancyVersion = endpoint({
  method: 'POST',
  url: '/api/ownVacancies/:id/versions/:number/restorations',
  access: 'client',
  scope: 'vacancies',
  limits: 'changes',
  summary: 'Replaces the draft by an older version, which visitors see after publication',
  schema: { params: VacancyVersionParams, response: { 200: AuthoredVacancyShape } },
  example: { params: { ...authoredVacancyParams, number: 1 }, answer: authoredVacancyExample },
  handle: ({ session, params }, _reply, context) =>
    rollBackVacancy(context, session, params.id, params.number),
})
