import { accountTexts } from '../../texts/admin/users.texts'
import { rulesTexts } from '../../texts/public/form.texts'
import type { FieldError } from '../forms/builtForm'
import type { AccountBody } from './userAccount'

/** Names that mean something else in front of a domain. */
const reserved = ['www', 'api', 'mail']
/** One label of a host name (RFC 1035), letter case aside. */
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** What others have already. */
export interface TakenNames {
  username: boolean
  clientCode: boolean
  /** Those of the account's own domains that are somebody else's. */
  domains: readonly string[]
}

/**
 * What is wrong with an account that no field's own rule sees: names that others have, subdomains that no host can
 * have [UM-07, UM-08, UM-13]. The page asks its list who has a name, the server its database.
 */
export function checkAccount(account: AccountBody, taken: TakenNames): FieldError[] {
  const errors: FieldError[] = []
  if (taken.username) errors.push({ path: '/username', message: accountTexts.usernameExists })
  const message = subdomainMessage(account.clientCode, taken.clientCode)
  if (message) errors.push({ path: '/clientCode', message })
  const wrong = account.domains.find((name) => !isHostName(name))
  const [theirs] = taken.domains
  if (wrong !== undefined) errors.push({ path: '/domains', message: accountTexts.domainShape(wrong) })
  else if (theirs !== undefined) errors.push({ path: '/domains', message: accountTexts.domainExists(theirs) })
  if (!Number.isInteger(account.maxImportedCount) || account.maxImportedCount < 0) {
    errors.push({ path: '/maxImportedCount', message: rulesTexts.number })
  }
  return errors
}

/** A name below some domain; an address of digits is none. */
function isHostName(name: string): boolean {
  const labels = name.split('.')
  const isNumber = /^\d+$/.test(labels.at(-1) ?? '')
  return labels.length > 1 && name.length <= 253 && !isNumber && labels.every((part) => label.test(part))
}

function subdomainMessage(code: string, isTaken: boolean): string | undefined {
  if (!label.test(code)) return accountTexts.subdomainShape
  if (reserved.includes(code)) return accountTexts.subdomainReserved
  return isTaken ? accountTexts.subdomainExists : undefined
}
