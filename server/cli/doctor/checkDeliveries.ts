import { connect } from 'node:net'
import type { Db } from '../../db/openDatabase'
import { countOutbox, type OutboxCount } from '../../modules/applications/outbox.repository'
import { listBackOffices } from '../../modules/backOffice/backOffice.repository'
import { findAddressObstacle } from '../../modules/backOffice/backOfficeSettings'
import {
  type FailingBackOffice,
  listFailingBackOffices,
} from '../../modules/backOffice/deliveries.repository'
import { createAddressRules } from '../../network/ipAddresses'
import { foyerCommand } from '../../projectRoot'
import { formatCount } from '../command'
import {
  type CheckContext,
  createFailedFinding,
  createOkFinding,
  createWarningFinding,
  type Finding,
} from './finding'

const timeoutMs = 5000

type DeliveryCheckContext = Pick<CheckContext, 'environment' | 'now'> & { db: Db }

/**
 * Checks for each back-office whether it is reachable and accepts applications, and reports deliveries that failed or
 * wait.
 */
export async function checkDeliveries({ environment, db, now }: DeliveryCheckContext): Promise<Finding[]> {
  const rules = createAddressRules(environment.allowedBackOfficeAddresses)
  const backOffices = await listBackOffices(db)
  const failingBackOffices = await listFailingBackOffices(db)
  const findings: Finding[] = []
  for (const { code, address } of backOffices) {
    const reason = (await findAddressObstacle(address, rules)) ?? (await findConnectionProblem(address))
    const failingBackOffice = failingBackOffices.find((item) => item.code === code)
    if (reason !== undefined)
      findings.push(createFailedFinding('back-office', `of ${code}: cannot be reached: ${reason}`))
    if (failingBackOffice) findings.push(createRejectionFinding(failingBackOffice, now))
    else if (reason === undefined) findings.push(createOkFinding('back-office', `of ${code}: can be reached`))
  }
  const outboxCounts = await countOutbox(db)
  findings.push(
    ...outboxCounts.flatMap((outboxCount) =>
      createOutboxFindings(outboxCount, { backOffices, failingBackOffices, now }),
    ),
  )
  return findings.length > 0
    ? findings
    : [createOkFinding('back-office', 'none is configured, and nothing waits')]
}

/** A reachable back-office may still reject applications; the outbox shows whether it does. */
function createRejectionFinding({ code, reason, count, oldestDate }: FailingBackOffice, now: Date): Finding {
  const description = `${reason}; ${formatCount(count, 'application')} ${count === 1 ? 'was' : 'were'} not taken, the oldest ${formatAge(oldestDate, now)} old`
  return createWarningFinding(
    'back-office',
    `of ${code}: accepts no applications: ${description}. After the repair: ${foyerCommand} deliveries --client ${code} --send-now`,
  )
}

interface DeliveryFacts {
  backOffices: readonly { code: string; pausedAt: string | null }[]
  failingBackOffices: readonly FailingBackOffice[]
  now: Date
}

/** Applications wait up to one hour for their documents; deliveries that wait longer than two hours are reported. */
const maxExpectedWaitMs = 2 * 60 * 60_000

function createOutboxFindings(
  { clientCode: code, state, count, oldestDate }: OutboxCount,
  { backOffices, failingBackOffices, now }: DeliveryFacts,
): Finding[] {
  const warn = (text: string) => [createWarningFinding('back-office', text)]
  if (state === 'failed') {
    const retry = `${foyerCommand} deliveries --client ${code} --retry`
    return warn(
      `${formatCount(count, 'application')} of ${code} ${count === 1 ? 'is' : 'are'} not tried any more: ${retry}`,
    )
  }
  const backOffice = backOffices.find((item) => item.code === code)
  const waitDescription = `${formatCount(count, 'application')} of ${code} ${count === 1 ? 'waits' : 'wait'}, the oldest for ${formatAge(oldestDate, now)}`
  if (!backOffice) {
    const setCommand = `${foyerCommand} set-backoffice --client ${code} --address URL`
    return warn(
      `${code} has none, and ${formatCount(count, 'application')} ${count === 1 ? 'waits' : 'wait'}: ${setCommand}`,
    )
  }
  if (backOffice.pausedAt !== null)
    return warn(`${waitDescription}: its deliveries are paused since ${backOffice.pausedAt}`)
  const isLate = now.getTime() - Date.parse(oldestDate) > maxExpectedWaitMs
  return isLate && !failingBackOffices.some((item) => item.code === code)
    ? warn(`${waitDescription}: see whether the server runs`)
    : []
}

function formatAge(date: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(date)) / 60_000))
  return minutes < 120 ? formatCount(minutes, 'minute') : formatCount(Math.floor(minutes / 60), 'hour')
}

/**
 * Returns why the host accepts no connection; undefined if it does. More cannot be checked, because nothing can be sent
 * without an application.
 */
function findConnectionProblem(address: string): Promise<string | undefined> {
  const { hostname, port, protocol } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port) || (protocol === 'http:' ? 80 : 443),
      timeout: timeoutMs,
    })
    const end = (reason: string | undefined) => {
      socket.destroy()
      resolve(reason)
    }
    socket.on('connect', () => end(undefined))
    socket.on('timeout', () => end(`${host} does not answer`))
    socket.on('error', (error: NodeJS.ErrnoException) => end(`${host}: ${error.code}`))
  })
}
