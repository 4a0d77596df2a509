import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { clientPredicates } from '../../tests/isolation/clientPredicates'
import { countQueries, openQueries } from '../../tests/isolation/tenantQueries'

/** Queries that know no client, by file, function and table, and why. Everything else names the client of every table. */
const knowsNoClient: Record<string, string> = {
  'accountFacts.countAllApplications: applications': "the SuperUser's list of all accounts",
  'accountFacts.countOpenJobs: vacancies': "the SuperUser's list of all accounts",
  'accountFacts.lastSignIns: audit': "the SuperUser's list of all accounts",
  'accountFacts.listAccountFacts: users': "the SuperUser's list of all accounts",
  'accountLinks.forgetLinks: account_links': 'what is too old, of all',
  'accountRemoval.countOtherSuperUsers: users': 'SuperUsers of the installation',
  'accounts.everyAccount: users': "the SuperUser's list of all accounts",
  'accounts.findTakenNames: clients': 'names are unique over all clients',
  'accounts.findTakenNames: users': 'names are unique over all clients',
  'apiKeys.findKeyOwner: api_keys': 'the key says whose it is',
  'backOffices.listBackOffices: back_offices': 'whether all open under a secret, and are reached',
  'clientDomains.servedByDomainQuery: client_domains': 'by the name that tells the client',
  'clientDomains.listAllDomains: client_domains': "the SuperUser's list of all accounts",
  'clientDomains.findTakenDomains: client_domains': 'names are unique over all clients',
  'clients.findClient: clients': 'by the code that tells the client',
  'audit.auditOfAll: audit': "the SuperUser's list of what was done",
  'audit.forgetAudit: audit': 'what is too old, of all',
  'clients.servedClientQuery: clients': 'by the code that tells the client',
  'clients.addClient: clients': 'makes it',
  'clients.countClients: clients': 'counts them',
  'demoRows.findOwnClient: clients': 'the installation has it',
  'demoRows.listDemoClients: clients': 'the demo made them',
  'dueDeliveries.clientsWithDue: back_offices': 'whose turn it is',
  'dueDeliveries.releaseClaims: outbox': 'what a killed process held, of all',
  'dueAlerts.clientsWithDueAlerts: job_alerts': 'whose turn it is',
  'dueAlerts.releaseAlertClaims: job_alerts': 'what a killed process held, of all',
  'dueNotices.clientsWithDueNotices: notices': 'whose turn it is',
  'dueNotices.releaseNoticeClaims: notices': 'what a killed process held, of all',
  'notices.forgetNotices: notices': 'what nobody confirmed, of all',
  'mails.madeSince: mails': 'an address is one for all clients',
  'jobAlerts.forgetAlerts: job_alerts': 'what is over, of all',
  'fewApplications.putInOrder: json_each': 'no table: ids that were found by their client',
  'files.namedObjects: files': 'the sweep of the object store',
  'formGuards.forgetStamps: used_stamps': 'what is too old, of all',
  'formGuards.forgetStopped: stopped_posts': 'what is too old, of all',
  'formLeavings.forgetLeavings: form_leavings': 'what is too old, of all',
  'idempotencyKeys.forgetAnswers: idempotency_keys': 'what is too old, of all',
  'keptFiles.listOldKeptFiles: kept_files': 'what is too old, of all',
  'mailStops.isStopped: mail_stops': 'an address is one for all clients',
  'mailStops.removeMailStop: mail_stops': 'an address is one for all clients',
  'mails.clientsWithDueMail: mails': 'whose turn it is',
  'mails.countMails: mails': 'the doctor counts all',
  'mails.forgetMails: mails': 'what is too old, of all',
  'mails.releaseMailClaims: mails': 'what a killed process held, of all',
  'mails.triedSince: mails': 'an address is one for all clients',
  'newestRows.newestRow: users': 'whether the clock fits what was written, by anybody',
  'oneTimeCodes.listSealedCodes: one_time_codes': 'whether all open under a secret',
  'partialUploads.listOldUploads: partial_uploads': 'what is too old, of all',
  'outbox.countOutbox: clients': 'a monitor counts all',
  'ownSessions.forgetDevices: sessions': 'what is too old, of all',
  'scheduledChanges.listDueChanges: own_vacancies': 'what is to be published now, of all',
  'ownVacancyFiles.clientsWithDocuments: own_vacancy_files': 'what no vacancy names any more, of all',
  'policies.listRetaining: clients': 'whose turn it is',
  'refreshTokens.findRefreshToken: refresh_tokens': 'the token says whose it is',
  'sessions.idOfCodeQuery: clients': 'by the code that tells the client',
  'siteFiles.clientsWithSiteFiles: site_files': 'what no site names any more, of all',
  'transfer.readRows: ?': 'a whole installation moves',
  'users.findUserAnywhere: users': 'names are unique over all clients',
  'users.hasUsername: users': 'names are unique over all clients',
}

const files = readdirSync('server/repositories', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ file: basename(path), text: readFileSync(`server/repositories/${path}`, 'utf8') }))
const open = files.flatMap(({ file, text }) =>
  openQueries(file, text).map(({ where, table }) => `${where}: ${table}`),
)

test('every query names its client, but for those that can not, which are listed one by one', () => {
  expect(files.reduce((sum, { text }) => sum + countQueries(text), 0)).toBeGreaterThan(60)
  expect(open.sort()).toEqual(Object.keys(knowsNoClient).sort())
})

const predicates = files.flatMap(({ file, text }) =>
  clientPredicates(file, text).map((predicate) => ({
    ...predicate,
    file,
    known: openQueries(file, text).length,
  })),
)

test('taking any one of its predicates away is noticed here', () => {
  expect(predicates.length).toBeGreaterThan(80)
  const unnoticed = predicates.filter(
    ({ file, known, without }) => openQueries(file, without).length <= known,
  )
  expect(unnoticed.map(({ at, words }) => `${at} ${words}`)).toEqual([])
})
