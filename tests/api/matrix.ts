import type { Access } from '../../server/routes/api'
import type { SettingsChange } from '../../src/schemas/userSettings'
import type { VacancyPayload } from '../../src/schemas/vacancyPayload'
import { plainVacancy } from '../fixtures/plainVacancy'
import { pdf, upload } from './applicationFixture'
import { accountOperations } from './matrixAccounts'
import type { World } from './matrixWorld'

/** Whose thing a call asks for. */
export type Owner = 'harbour' | 'meridian' | 'nobody'

export interface Sent {
  path: string
  body?: unknown
}

/** One operation of the API: who may call it, whose things it is about, and what it answers to him whose they are. */
export interface Operation {
  access: Access
  /**
   * 'client': each client's own. 'session': only of the session that submitted. 'account': any that there is, for the
   * SuperUser. 'none': it names no thing.
   */
  of: 'client' | 'session' | 'account' | 'none'
  ok: number
  /** A call that is answered with `ok`; 0 times for one that is going to be refused, so that it uses nothing up. */
  send: (world: World, owner: Owner, time: number) => Sent | Promise<Sent>
}

const below = (part: string): Operation => ({
  access: 'guest',
  of: 'client',
  ok: 200,
  send: ({ of }, owner) => ({ path: `/api/vacancies/${of[owner].vacancyId}${part}` }),
})
const plain = (access: Access, path: string, ok = 200, body?: unknown): Operation => ({
  access,
  of: 'none',
  ok,
  send: () => (body === undefined ? { path } : { path, body }),
})

const lists = ['licences', 'qualifications', 'requirements', 'skills', 'visas', 'screeningquestions']

/** Every operation that the server declares, page routes apart; one that is missing here fails the build. */
export const operations: Record<string, Operation> = {
  'POST /api/auth/authenticate': plain('none', '/api/auth/authenticate', 200, {
    username: 'harbour-admin',
    password: 'harbour-demo-1',
    clientCode: 'harbour',
  }),
  'POST /api/auth/authenticateGuest': plain('none', '/api/auth/authenticateGuest', 200, {
    clientCode: 'harbour',
  }),
  'GET /api/health': plain('none', '/api/health'),
  'GET /api/metrics': plain('none', '/api/metrics'),
  'GET /api/publicsettings': plain('none', '/api/publicsettings'),
  'GET /api/openapi.json': plain('none', '/api/openapi.json'),
  'GET /api/docs': plain('none', '/api/docs'),
  'GET /api/docs.css': plain('none', '/api/docs.css'),
  'GET /api/userSettings': plain('guest', '/api/userSettings'),
  'PUT /api/userSettings': {
    ...plain('client', '/api/userSettings', 204),
    send: () => ({ path: '/api/userSettings', body: matrixSettings }),
  },
  'GET /api/vacancies': plain('guest', '/api/vacancies'),
  'GET /api/vacancies/:id': below(''),
  ...Object.fromEntries(lists.map((list) => [`GET /api/vacancies/:id/${list}`, below(`/${list}`)])),
  'GET /api/vacancies/:id/attachments': below('/attachments'),
  'GET /api/vacancies/:id/form': below('/form'),
  'GET /api/vacancies/:id/attachments/:attachmentId/data': {
    ...below(''),
    send: ({ of }, owner) => ({
      path: `/api/vacancies/${of[owner].vacancyId}/attachments/${of[owner].documentId}/data`,
    }),
  },
  'GET /api/vacancies/:id/applications/:email': below('/applications/matrix@example.org/'),
  'GET /api/applicationprefills/:guid': {
    access: 'guest',
    of: 'client',
    ok: 200,
    send: ({ of }, owner) => ({ path: `/api/applicationprefills/${of[owner].prefillGuid}` }),
  },
  'POST /api/submittedapplications': {
    access: 'guest',
    of: 'client',
    ok: 201,
    send: ({ of }, owner, time) => ({
      path: '/api/submittedapplications',
      body: { ...of[owner].submission, email: `matrix.${owner}.${time}@example.org` },
    }),
  },
  'POST /api/submittedapplications/:id/attachments': {
    access: 'guest',
    of: 'session',
    ok: 201,
    send: ({ of }, owner) => ({
      path: `/api/submittedapplications/${of[owner].applicationId}/attachments`,
      body: upload({ resume: { name: 'resume.pdf', bytes: pdf } }),
    }),
  },
  'POST /api/submittedapplications/:id/prefilledresumeattachments': {
    access: 'guest',
    of: 'session',
    ok: 201,
    send: ({ of }, owner) => ({
      path: `/api/submittedapplications/${of[owner].applicationId}/prefilledresumeattachments`,
      body: {
        applicationGuid: of[owner].applicationGuid,
        applicationPrefilObjectStoreGuid: of[owner].prefillGuid,
      },
    }),
  },
  'GET /api/applications': plain('client', '/api/applications'),
  'GET /api/applicationDetails/:id': {
    access: 'client',
    of: 'client',
    ok: 200,
    send: ({ of }, owner) => ({ path: `/api/applicationDetails/${of[owner].applicationId}` }),
  },
  'GET /api/applicationDetails/:id/attachments/:attachmentId/data': {
    access: 'client',
    of: 'client',
    ok: 200,
    send: ({ of }, owner) => ({
      path: `/api/applicationDetails/${of[owner].applicationId}/attachments/${of[owner].fileId}/data`,
    }),
  },
  'POST /api/resubmittedApplications': {
    access: 'client',
    of: 'client',
    ok: 204,
    send: ({ of }, owner) => ({
      path: '/api/resubmittedApplications',
      body: { applicationId: of[owner].applicationId },
    }),
  },
  'GET /api/applications.csv': plain('client', '/api/applications.csv'),
  'GET /api/audit': plain('client', '/api/audit'),
  'GET /api/audit/all': plain('superuser', '/api/audit/all'),
  'GET /api/users': plain('superuser', '/api/users'),
  ...accountOperations,
  'PUT /api/backoffice/vacancies/:code': {
    access: 'key',
    of: 'none',
    ok: 200,
    send: ({ vacancy }) => ({ path: `/api/backoffice/vacancies/${vacancy.code}`, body: vacancy }),
  },
  'DELETE /api/backoffice/vacancies/:code': {
    access: 'key',
    of: 'client',
    ok: 204,
    send: ({ of }, owner, time) => ({
      path: `/api/backoffice/vacancies/${of[owner].codes[time] ?? 'NO-SUCH'}`,
    }),
  },
}

/** What ends the session that it is called with, or needs one token for each call: these have tests of their own. */
export const elsewhere = ['POST /api/auth/logout', 'POST /api/auth/refreshaccesstoken']

/** Settings that every client can have: rows that are not named stay as they are. */
const matrixSettings: SettingsChange = {
  privacyLinkLabel: 'Our promise',
  privacyLink: 'https://matrix.example/privacy',
  customLogoRedirectUrl: null,
  applicationFormFields: [
    {
      id: 5,
      displayText: 'Birth date',
      canShowVisibility: true,
      canShowRequired: true,
      isVisible: false,
      isRequired: false,
    },
  ],
  canShowSidebar: true,
  canShowEoi: true,
  canShowRecentJobs: true,
  customEoiImageDataUri: null,
  canShowSocialIcons: true,
  canShowAdvertiseEndDate: true,
  canShowVacancyDepartment: true,
  canRedirectToVacancyDetails: true,
}

/** A vacancy of the matrix, by its code. */
export const matrixVacancy = (code: string): VacancyPayload =>
  plainVacancy(code, {
    attachments: [
      { filename: 'document.pdf', description: '', mime: 'application/pdf', content: pdf.toString('base64') },
    ],
  })
