import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { findClientPredicates } from '../../tests/isolation/clientPredicates'
import { countQueries, findOpenQueries } from '../../tests/isolation/tenantQueries'

/**
 * Queries without a client, by file, function and table, with the reason. All others name the client of every table.
 */
const knowsNoClient: Record<string, string> = {
  'accounts.countApplicationsThisMonth: applications': "the SuperUser's list of all accounts",
  'accounts.listAccountFacts: users': "the SuperUser's list of all accounts",
  'accountLinks.purgeAccountLinks: account_links': 'what is too old, of all',
  'accountRemoval.countOtherSuperUsers: users': 'SuperUsers of the installation',
  'accounts.selectAccounts: users': "the SuperUser's list of all accounts",
  'accounts.findTakenNames: clients': 'names are unique over all clients',
  'accounts.findTakenNames: users': 'names are unique over all clients',
  'apiKeys.findKeyOwner: api_keys': 'the key says whose it is',
  'backOffice.listBackOffices: back_offices': 'whether all open under a secret, and are reached',
  'clientDomains.buildClientByDomainQuery: client_domains': 'by the name that tells the client',
  'clientDomains.listAllDomains: client_domains': "the SuperUser's list of all accounts",
  'clientDomains.findTakenDomains: client_domains': 'names are unique over all clients',
  'clients.findClient: clients': 'by the code that tells the client',
  'audit.selectAuditEntries: audit': "the SuperUser's list of what was done",
  'audit.purgeAudit: audit': 'what is too old, of all',
  'clients.buildServedClientQuery: clients': 'by the code that tells the client',
  'clients.addClient: clients': 'makes it',
  'clients.countClients: clients': 'counts them',
  'demoRemoval.findNonDemoClient: clients': 'the installation has it',
  'demoRemoval.listDemoClients: clients': 'the demo made them',
  'deliveries.listFailingBackOffices: back_offices': 'a monitor asks of all',
  'deliveryQueue.listClientsWithDueDeliveries: back_offices': 'whose turn it is',
  'deliveryQueue.releaseClaims: outbox': 'what a killed process held, of all',
  'jobAlertQueue.listClientsWithDueAlerts: job_alerts': 'whose turn it is',
  'jobAlertQueue.releaseAlertClaims: job_alerts': 'what a killed process held, of all',
  'notificationQueue.listClientsWithDueNotifications: notices': 'whose turn it is',
  'notificationQueue.releaseNoticeClaims: notices': 'what a killed process held, of all',
  'notifications.purgeNotices: notices': 'what nobody confirmed, of all',
  'mails.listQueueTimes: mails': 'an address is one for all clients',
  'jobAlerts.purgeAlerts: job_alerts': 'what is over, of all',
  'inbox.buildIdCondition: json_each': 'no table: ids that were found by their client',
  'files.findReferencedObjects: files': 'the sweep of the object store',
  'formGuards.purgeUsedTokens: used_stamps': 'what is too old, of all',
  'formGuards.purgeBlockedSubmissions: stopped_posts': 'what is too old, of all',
  'abandonment.purgeAbandonments: form_leavings': 'what is too old, of all',
  'idempotencyKeys.purgeStoredResponses: idempotency_keys': 'what is too old, of all',
  'savedFormFiles.listOldSavedFiles: kept_files': 'what is too old, of all',
  'mailStops.isStopped: mail_stops': 'an address is one for all clients',
  'mailStops.unblockAddress: mail_stops': 'an address is one for all clients',
  'mails.listClientsWithDueMail: mails': 'whose turn it is',
  'failingMails.countMails: mails': 'the doctor counts all',
  'failingMails.listFailingMails: clients': 'a monitor asks of all',
  'failingMails.hasSentMailSince: clients': 'a monitor asks of all',
  'mails.purgeMails: mails': 'what is too old, of all',
  'mails.releaseMailClaims: mails': 'what a killed process held, of all',
  'mails.listAttemptTimes: mails': 'an address is one for all clients',
  'futureRows.listClients: clients': 'rows of a wrong clock, of all',
  'health.findNewestRow: users': 'whether the clock fits what was written, by anybody',
  'twoFactor.listSealedCodes: one_time_codes': 'whether all open under a secret',
  'resumableUploads.listOldUploads: partial_uploads': 'what is too old, of all',
  'outbox.countOutbox: clients': 'a monitor counts all',
  'activeSessions.purgeDevices: sessions': 'what is too old, of all',
  'scheduledChanges.listDueChanges: own_vacancies': 'what is to be published now, of all',
  'authoredDocuments.listClientsWithDocuments: own_vacancy_files': 'what no vacancy names any more, of all',
  'inboxFilters.selectStateAt: application_states':
    'the client of the application, which the query around it names',
  'clientPolicies.listClientsWithRetention: clients': 'whose turn it is',
  'sessions.findRefreshToken: refresh_tokens': 'the token says whose it is',
  'sessions.buildClientIdByCodeQuery: clients': 'by the code that tells the client',
  'siteFiles.listClientsWithSiteFiles: site_files': 'what no site names any more, of all',
  'transfer.readRows: ?': 'a whole installation moves',
  'users.findUserAnywhere: users': 'names are unique over all clients',
  'users.hasUsername: users': 'names are unique over all clients',
}

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.repository.ts'))
  .map((path) => ({
    file: basename(path).replace('.repository', ''),
    text: readFileSync(`server/${path}`, 'utf8'),
  }))
const open = files.flatMap(({ file, text }) =>
  findOpenQueries(file, text).map(({ where, table }) => `${where}: ${table}`),
)

test('every query names its client, except for listed queries', () => {
  expect(files.reduce((sum, { text }) => sum + countQueries(text), 0)).toBeGreaterThan(60)
  expect(open.sort()).toEqual(Object.keys(knowsNoClient).sort())
})

const predicates = files.flatMap(({ file, text }) =>
  findClientPredicates(file, text).map((predicate) => ({
    ...predicate,
    file,
    known: findOpenQueries(file, text).length,
  })),
)

test('removing any one of the conditions fails this check', () => {
  expect(predicates.length).toBeGreaterThan(80)
  const unnoticed = predicates.filter(
    ({ file, known, without }) => findOpenQueries(file, without).length <= known,
  )
  expect(unnoticed.map(({ at, words }) => `${at} ${words}`)).toEqual([])
})
