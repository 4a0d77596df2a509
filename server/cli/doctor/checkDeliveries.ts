import { connect } from 'node:net'
import type { Db } from '../../db/openDatabase'
import { countOutbox, type OutboxCount } from '../../modules/applications/outbox.repository'
import { listBackOffices } from '../../modules/backOffice/backOffice.repository'
import { whyNotReachable } from '../../modules/backOffice/backOfficeSettings'
import {
  type FailingBackOffice,
  listFailingBackOffices,
} from '../../modules/backOffice/deliveries.repository'
import { addressRules } from '../../network/publicAddresses'
import { type CheckContext, type Finding, failed, ok, warning } from './finding'

const patienceMs = 5000

type OpenContext = Pick<CheckContext, 'environment' | 'now'> & { db: Db }

/**
 * Checks for each back-office whether it is reachable and accepts applications, and reports deliveries that failed or
 * wait.
 */
export async function checkDeliveries({ environment, db, now }: OpenContext): Promise<Finding[]> {
  const rules = addressRules(environment.backOfficeAllow)
  const offices = await listBackOffices(db)
  const failing = await listFailingBackOffices(db)
  const findings: Finding[] = []
  for (const { code, address } of offices) {
    const reason = (await whyNotReachable(address, rules)) ?? (await whySilent(address))
    const refusing = failing.find((one) => one.code === code)
    if (reason !== undefined)
      findings.push(failed('back-office', `that of ${code} can not be reached: ${reason}`))
    if (refusing) findings.push(refusal(refusing, now))
    else if (reason === undefined) findings.push(ok('back-office', `that of ${code} can be reached`))
  }
  const waiting = await countOutbox(db)
  findings.push(...waiting.flatMap((one) => outboxFindings(one, { offices, failing, now })))
  return findings.length > 0 ? findings : [ok('back-office', 'none is set, and nothing waits')]
}

/** A reachable back-office may still reject applications; the outbox shows whether it does. */
function refusal({ code, reason, count, since }: FailingBackOffice, now: Date): Finding {
  const told = `${reason}; ${count} applications were not taken, the oldest ${ageOf(since, now)} old`
  return warning(
    'back-office',
    `that of ${code} takes none: ${told}. When it is mended: npm run foyer -- deliveries --client ${code} --send-now`,
  )
}

interface Known {
  offices: readonly { code: string; pausedAt: string | null }[]
  failing: readonly FailingBackOffice[]
  now: Date
}

/** Applications wait up to one hour for their documents; deliveries that wait longer than two hours are reported. */
const usualWaitMs = 2 * 60 * 60_000

function outboxFindings(
  { clientCode: code, state, count, since }: OutboxCount,
  { offices, failing, now }: Known,
): Finding[] {
  const say = (text: string) => [warning('back-office', text)]
  if (state === 'failed') {
    const retry = `npm run foyer -- deliveries --client ${code} --retry`
    return say(`${count} applications of ${code} are not tried any more: ${retry}`)
  }
  const office = offices.find((one) => one.code === code)
  const waits = `${count} applications of ${code} wait, the oldest for ${ageOf(since, now)}`
  if (!office) {
    const set = `npm run foyer -- set-backoffice --client ${code} --address URL`
    return say(`${code} has none, and ${count} applications wait: ${set}`)
  }
  if (office.pausedAt !== null) return say(`${waits}: its deliveries are paused since ${office.pausedAt}`)
  const isLate = now.getTime() - Date.parse(since) > usualWaitMs
  return isLate && !failing.some((one) => one.code === code)
    ? say(`${waits}: see whether the server runs`)
    : []
}

function ageOf(since: string, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - Date.parse(since)) / 60_000))
  return minutes < 120 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} hours`
}

/** Checks only that the host accepts connections. Nothing can be sent without an application. */
function whySilent(address: string): Promise<string | undefined> {
  const { hostname, port, protocol } = new URL(address)
  const host = hostname.replace(/^\[|\]$/g, '')
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: Number(port) || (protocol === 'http:' ? 80 : 443),
      timeout: patienceMs,
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
