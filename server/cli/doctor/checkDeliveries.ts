import { connect } from 'node:net'
import type { Environment } from '../../config/environment'
import type { Db } from '../../db/openDatabase'
import { countOutbox } from '../../modules/applications/outbox.repository'
import { listBackOffices } from '../../modules/backOffice/backOffice.repository'
import { whyNotReachable } from '../../modules/backOffice/backOfficeSettings'
import { addressRules } from '../../network/publicAddresses'
import { type Finding, failed, ok, warning } from './finding'

const patienceMs = 5000

/** Whether each back-office can be reached, and what has not got there. */
export async function checkDeliveries({ backOfficeAllow }: Environment, db: Db): Promise<Finding[]> {
  const offices = await listBackOffices(db)
  const waiting = await countOutbox(db)
  const findings: Finding[] = []
  for (const { code, address } of offices) {
    const reason =
      (await whyNotReachable(address, addressRules(backOfficeAllow))) ?? (await whySilent(address))
    findings.push(
      reason === undefined
        ? ok('back-office', `that of ${code} can be reached`)
        : failed('back-office', `that of ${code} can not be reached: ${reason}`),
    )
  }
  for (const { clientCode: code, state, count } of waiting) {
    if (state === 'failed') {
      const retry = `npm run foyer -- deliveries --client ${code} --retry`
      findings.push(
        warning('back-office', `${count} applications of ${code} are not tried any more: ${retry}`),
      )
    } else if (!offices.some((office) => office.code === code)) {
      const set = `npm run foyer -- set-backoffice --client ${code} --address URL`
      findings.push(warning('back-office', `${code} has none, and ${count} applications wait: ${set}`))
    }
  }
  return findings.length > 0 ? findings : [ok('back-office', 'none is set, and nothing waits')]
}

/** Nothing is sent: that somebody listens is all that can be asked without an application. */
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
