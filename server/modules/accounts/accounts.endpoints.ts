import {
  changeAccount,
  createAccount,
  decommissionAccount,
  deleteAccount,
  getAccount,
  listAccountFacts,
  listAccountLogos,
  listAccounts,
  makeAccountPasswordLink,
  reinstateAccount,
} from './accounts.routes'

export const accountsEndpoints = {
  listAccounts,
  listAccountFacts,
  listAccountLogos,
  getAccount,
  createAccount,
  changeAccount,
  deleteAccount,
  decommissionAccount,
  reinstateAccount,
  makeAccountPasswordLink,
}
