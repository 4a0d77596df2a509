import type { SitePlacement } from '../../../src/schemas/connections/connections.types'
import { frameFaults as texts } from '../../../src/texts/admin/backOffice.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, inTransaction } from '../../db/openDatabase'
import { ProblemError } from '../../problem'
import type { ClientActor } from '../audit/clientActor'
import { auditAccountChange } from '../audit/recordActivity'
import { listDomains } from '../clients/clientDomains.repository'
import { findPolicy, savePolicy } from '../clients/clientPolicies.repository'
import { findSettings } from '../clients/clients.repository'

/** Where a client's site stands, and what is set for it. */
export async function readPlacement(
  { db, environment }: Pick<ServerContext, 'db' | 'environment'>,
  { client }: ClientActor,
): Promise<SitePlacement> {
  const policy = await findPolicy(db, client.id)
  const { advertiserId, retainMonths } = await findSettings(db, client.id)
  const marketplace = environment.marketplace?.domain ?? null
  const domains = await listDomains(db, client.id)
  const mailFrom = environment.mail?.from ?? null
  return { ...policy, domains, advertiserId, marketplace, retainMonths, mailFrom }
}

/**
 * Addresses of pages that may show a site in a frame, out of what was typed with blanks between; 'any', or nothing, is every
 * page. @returns undefined when one of them is no address, with which one it was
 */
export function readFrames(text: string): { frames: string[] } | { wrong: string } {
  const sources = text.trim() === 'any' ? [] : text.split(/\s+/).filter(Boolean)
  const wrong = sources.find((source) => !/^https?:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/.test(source))
  return wrong === undefined ? { frames: sources } : { wrong }
}

/** Who may show the site in a frame from now on; administrators' pages nobody may. @throws invalid */
export function changeFrames(
  { db, now: clock }: Pick<ServerContext, 'db' | 'now'>,
  { client, session }: ClientActor,
  text: string,
): Promise<string[]> {
  const now = clock()
  const read = readFrames(text)
  if ('wrong' in read) {
    throw new ProblemError('invalid', { errors: [{ path: '/frames', message: texts.wrong(read.wrong) }] })
  }
  const { frames } = read
  return inTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, client.id, 'policy')
    const before = await findPolicy(trx, client.id)
    const [from, to] = [inWords(before.frameAncestors), inWords(frames)]
    if (from === to) return frames
    await savePolicy(trx, client.id, { ...before, frameAncestors: frames })
    const act = { action: 'frames changed', subject: `client:${client.id}` } as const
    const changes = [{ label: texts.label, from, to }]
    await auditAccountChange(trx, session, { ...act, about: client.id, changes, now })
    return frames
  })
}

function inWords(frames: readonly string[]): string {
  return frames.join(' ') || texts.any
}
