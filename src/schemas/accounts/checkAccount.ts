import { accountTexts } from '../../texts/admin/users.texts'
import { rulesTexts } from '../../texts/public/form.texts'
import type { FieldError } from '../forms/builtForm'
import type { AccountBody } from './buildUserForm'

const reservedSubdomains = ['www', 'api', 'mail']
/** One label of a host name (RFC 1035), in lower case. */
const labelPattern = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

/** Names that other accounts already use. */
export interface TakenNames {
  isUsernameTaken: boolean
  isClientCodeTaken: boolean
  /** The account's custom domains that belong to another account. */
  takenDomains: readonly string[]
}

/**
 * Validates an account beyond the rules of its form: names that are taken, subdomains, domains and the import limit
 * [UM-07, UM-08, UM-13]. The page determines taken names from its list, the server from its database.
 */
export function checkAccount(account: AccountBody, takenNames: TakenNames): FieldError[] {
  const errors: FieldError[] = []
  if (takenNames.isUsernameTaken) errors.push({ path: '/username', message: accountTexts.usernameExists })
  const message = getSubdomainMessage(account.clientCode, takenNames.isClientCodeTaken)
  if (message) errors.push({ path: '/clientCode', message })
  const invalidDomain = account.domains.find((name) => !isHostName(name))
  const [takenDomain] = takenNames.takenDomains
  if (invalidDomain !== undefined)
    errors.push({ path: '/domains', message: accountTexts.domainShape(invalidDomain) })
  else if (takenDomain !== undefined)
    errors.push({ path: '/domains', message: accountTexts.domainExists(takenDomain) })
  if (!Number.isInteger(account.maxImportedCount) || account.maxImportedCount < 0) {
    errors.push({ path: '/maxImportedCount', message: rulesTexts.number })
  }
  return errors
}

/** Returns true for a host name with at least two labels; IP addresses are rejected. */
function isHostName(name: string): boolean {
  const labels = name.split('.')
  const isNumber = /^\d+$/.test(labels.at(-1) ?? '')
  return (
    labels.length > 1 && name.length <= 253 && !isNumber && labels.every((label) => labelPattern.test(label))
  )
}

function getSubdomainMessage(code: string, isTaken: boolean): string | undefined {
  if (!labelPattern.test(code)) return accountTexts.subdomainShape
  if (reservedSubdomains.includes(code)) return accountTexts.subdomainReserved
  return isTaken ? accountTexts.subdomainExists : undefined
}
