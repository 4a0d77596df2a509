import type { SitePlacement } from '../../../src/schemas/connections/connections.types'
import { cleanEmail, isEmail } from '../../../src/schemas/fields/formats'
import type { AuditAction } from '../../../src/texts/admin/activity.texts'
import { frameTexts, replyAddressTexts, retainDaysTexts } from '../../../src/texts/admin/backOffice.texts'
import type { ServerContext } from '../../context'
import { acquireTransactionLock, runInTransaction } from '../../db/openDatabase'
import { ProblemError } from '../../problem'
import type { ClientActor } from '../audit/clientActor'
import { auditClientChange } from '../audit/recordActivity'
import { listDomains } from '../clients/clientDomains.repository'
import { type ClientPolicy, findPolicy, savePolicy } from '../clients/clientPolicies.repository'
import { findSettings } from '../clients/clients.repository'

type Context = Pick<ServerContext, 'db' | 'now'>

/** The parsed value, or the part of the text that is invalid. */
type ParseResult<Value> = { value: Value } | { invalid: string }

/** Returns a client's policies and domains, the installation's marketplace and mail sender, and the retention. */
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

/** Parses origins, separated by spaces. 'any' and an empty text give an empty list: any page may frame the site. */
export function parseFrameAncestors(text: string): ParseResult<string[]> {
  const value = text.trim() === 'any' ? [] : text.split(/\s+/).filter(Boolean)
  const invalidPart = value.find((origin) => !/^https?:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/.test(origin))
  return invalidPart === undefined ? { value } : { invalid: invalidPart }
}

/** Parses an e-mail address. 'none' and an empty text give null: replies go to the installation's sender. */
export function parseReplyAddress(text: string): ParseResult<string | null> {
  const address = cleanEmail(text)
  if (address === '' || address === 'none') return { value: null }
  return isEmail(address) ? { value: address } : { invalid: text }
}

/** Parses a number of days. 'never' gives null: no limit in days. */
export function parseRetainDays(text: string): ParseResult<number | null> {
  if (text.trim() === 'never') return { value: null }
  const days = /^\d{1,5}$/.test(text.trim()) ? Number(text) : 0
  return days > 0 ? { value: days } : { invalid: text }
}

/** Sets which pages may show the site in a frame. Other sites can never frame private pages. @throws invalid */
export function changeFrameAncestors(context: Context, actor: ClientActor, text: string): Promise<string[]> {
  return changePolicy(context, actor, {
    field: 'frameAncestors',
    value: requireValid(parseFrameAncestors(text), '/frames', frameTexts.invalid),
    action: 'frames changed',
    label: frameTexts.label,
    describe: (frames) => frames.join(' ') || frameTexts.any,
  })
}

/**
 * Sets where replies to the client's mail go. Mail that is already queued uses the new address, too. @throws invalid
 */
export function changeReplyAddress(
  context: Context,
  actor: ClientActor,
  text: string,
): Promise<string | null> {
  return changePolicy(context, actor, {
    field: 'replyAddress',
    value: requireValid(parseReplyAddress(text), '/address', replyAddressTexts.invalid),
    action: 'reply address changed',
    label: replyAddressTexts.label,
    describe: (address) => address ?? replyAddressTexts.none,
  })
}

/**
 * Sets after how many days applications are erased, unless they wait for delivery. The client may set a limit in
 * months; the shorter one applies. @throws invalid
 */
export function changeRetainDays(context: Context, actor: ClientActor, text: string): Promise<number | null> {
  return changePolicy(context, actor, {
    field: 'retainDays',
    value: requireValid(parseRetainDays(text), '/days', retainDaysTexts.invalid),
    action: 'retention changed',
    label: retainDaysTexts.label,
    describe: retainDaysTexts.days,
  })
}

interface PolicyChange<Field extends keyof ClientPolicy> {
  field: Field
  value: ClientPolicy[Field]
  action: AuditAction
  label: string
  describe: (value: ClientPolicy[Field]) => string
}

/** Saves one field of a client's policy and audits the change. Does nothing if the value stays the same. */
function changePolicy<Field extends keyof ClientPolicy>(
  { db, now: clock }: Context,
  { client, session }: ClientActor,
  { field, value, action, label, describe }: PolicyChange<Field>,
): Promise<ClientPolicy[Field]> {
  const now = clock()
  return runInTransaction(db, async (trx) => {
    await acquireTransactionLock(trx, client.id, 'policy')
    const previousPolicy = await findPolicy(trx, client.id)
    const [from, to] = [describe(previousPolicy[field]), describe(value)]
    if (from === to) return value
    await savePolicy(trx, client.id, { ...previousPolicy, [field]: value })
    const changes = [{ label, from, to }]
    const subject = `client:${client.id}`
    await auditClientChange(trx, session, { action, subject, aboutClientId: client.id, changes, now })
    return value
  })
}

function requireValid<Value>(
  parseResult: ParseResult<Value>,
  path: string,
  describeProblem: (invalidPart: string) => string,
): Value {
  if ('value' in parseResult) return parseResult.value
  throw new ProblemError('invalid', { errors: [{ path, message: describeProblem(parseResult.invalid) }] })
}
