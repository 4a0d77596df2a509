import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { findClientPredicates } from '../../tests/isolation/clientPredicates'
import { countQueries, findOpenQueries } from '../../tests/isolation/tenantQueries'

/**
 * Queries without a client, by file, function and table, with the reason. All others name the client of every table.
 */
const queriesWithoutClient: Record<string, string> = {
  'accounts.countApplicationsThisMonth: applications': "the SuperUser's list of all accounts",
  'accounts.listAccountFacts: users': "the SuperUser's list of all accounts",
  'accountLinks.purgeAccountLinks: account_links': 'purges old rows of all clients',
  'accountRemoval.countOtherSuperUsers: users': 'counts the SuperUsers of the installation',
  'accounts.selectAccounts: users': "the SuperUser's list of all accounts",
  'accounts.findTakenNames: clients': 'names are unique over all clients',
  'accounts.findTakenNames: users': 'names are unique over all clients',
  'apiKeys.findActiveApiKey: api_keys': 'the key identifies the client',
  'backOffice.listBackOffices: back_offices': 'checks the secrets and deliveries of all clients',
  'clientDomains.buildClientByDomainQuery: client_domains': 'finds the client by its domain',
  'clientDomains.listAllDomains: client_domains': "the SuperUser's list of all accounts",
  'clientDomains.findTakenDomains: client_domains': 'names are unique over all clients',
  'clients.findClient: clients': 'finds the client by its code',
  'audit.selectAuditEntries: audit': "the SuperUser's activity list",
  'audit.purgeAudit: audit': 'purges old rows of all clients',
  'clients.buildServedClientQuery: clients': 'finds the client by its code',
  'clients.addClient: clients': 'creates the client',
  'clients.countClients: clients': 'counts all clients',
  'demoRemoval.findNonDemoClient: clients': 'finds a client that does not belong to the demo',
  'demoRemoval.listDemoClients: clients': 'lists the clients of the demo',
  'deliveries.listFailingBackOffices: back_offices': 'monitoring covers all clients',
  'deliveryQueue.listClientsWithDueDeliveries: back_offices': 'lists the clients with work to do',
  'deliveryQueue.releaseClaims: outbox': 'releases the claims of a killed process for all clients',
  'jobAlertQueue.listClientsWithDueAlerts: job_alerts': 'lists the clients with work to do',
  'jobAlertQueue.releaseAlertClaims: job_alerts': 'releases the claims of a killed process for all clients',
  'notificationQueue.listClientsWithDueNotifications: notices': 'lists the clients with work to do',
  'notificationQueue.releaseNotificationClaims: notices':
    'releases the claims of a killed process for all clients',
  'notifications.purgeUnconfirmedSubscriptions: notices': 'purges unconfirmed rows of all clients',
  'mails.listQueueTimes: mails': 'an address is the same for all clients',
  'jobAlerts.purgeAlerts: job_alerts': 'purges expired alerts of all clients',
  'inbox.buildIdCondition: json_each': 'not a table, but ids that were selected by client',
  'files.findReferencedObjects: files': 'the sweep of the object store covers all clients',
  'formGuards.purgeUsedTokens: used_stamps': 'purges old rows of all clients',
  'formGuards.purgeBlockedSubmissions: stopped_posts': 'purges old rows of all clients',
  'abandonment.purgeAbandonments: form_leavings': 'purges old rows of all clients',
  'idempotencyKeys.purgeStoredResponses: idempotency_keys': 'purges old rows of all clients',
  'savedFormFiles.listOldSavedFiles: kept_files': 'purges old rows of all clients',
  'mailStops.isAddressBlocked: mail_stops': 'an address is the same for all clients',
  'mailStops.unblockAddress: mail_stops': 'an address is the same for all clients',
  'mails.listClientsWithDueMail: mails': 'lists the clients with work to do',
  'failingMails.countMails: mails': 'the doctor counts the mail of all clients',
  'failingMails.listFailingMails: clients': 'monitoring covers all clients',
  'failingMails.hasSentMailSince: clients': 'monitoring covers all clients',
  'mails.purgeMails: mails': 'purges old rows of all clients',
  'mails.releaseMailClaims: mails': 'releases the claims of a killed process for all clients',
  'mails.listAttemptTimes: mails': 'an address is the same for all clients',
  'futureRows.listClients: clients': 'finds rows with future dates of all clients',
  'health.findNewestRow: users': 'compares the clock with the newest row of all clients',
  'twoFactor.listSealedSecrets: one_time_codes': 'checks the secrets of all clients',
  'resumableUploads.listOldUploads: partial_uploads': 'purges old rows of all clients',
  'outbox.countOutbox: clients': 'monitoring counts the deliveries of all clients',
  'activeSessions.clearExpiredDevices: sessions': 'purges old rows of all clients',
  'scheduledChanges.listDueChanges: own_vacancies': 'lists the due changes of all clients',
  'authoredDocuments.listClientsWithOldDocuments: own_vacancy_files': 'finds unused documents of all clients',
  'inboxFilters.buildStateExpression: application_states': 'a subquery; the query around it names the client',
  'clientPolicies.listClientsWithRetention: clients': 'lists the clients with work to do',
  'sessions.findRefreshToken: refresh_tokens': 'the token identifies the client',
  'sessions.buildClientIdByCodeQuery: clients': 'finds the client by its code',
  'siteFiles.listClientsWithSiteFiles: site_files': 'finds unused site files of all clients',
  'transfer.readRowBatch: ?': 'moves a whole installation',
  'users.findUserAnywhere: users': 'names are unique over all clients',
  'users.isUsernameTaken: users': 'names are unique over all clients',
}

const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.repository.ts'))
  .map((path) => ({
    file: basename(path).replace('.repository', ''),
    text: readFileSync(`server/${path}`, 'utf8'),
  }))
const openQueries = files.flatMap(({ file, text }) =>
  findOpenQueries(file, text).map(({ where, table }) => `${where}: ${table}`),
)

test('every query names its client, except for listed queries', () => {
  expect(files.reduce((sum, { text }) => sum + countQueries(text), 0)).toBeGreaterThan(60)
  expect(openQueries.sort()).toEqual(Object.keys(queriesWithoutClient).sort())
})

const predicates = files.flatMap(({ file, text }) =>
  findClientPredicates(file, text).map((predicate) => ({
    ...predicate,
    file,
    openQueryCount: findOpenQueries(file, text).length,
  })),
)

test('the check notices if any one of the conditions on the client is removed', () => {
  expect(predicates.length).toBeGreaterThan(80)
  const unnoticed = predicates.filter(
    ({ file, openQueryCount, without }) => findOpenQueries(file, without).length <= openQueryCount,
  )
  expect(unnoticed.map(({ at, words }) => `${at} ${words}`)).toEqual([])
})
