import { changeAccount } from './changeAccount'
import { createAccount } from './createAccount'
import { decommissionAccount } from './decommissionAccount'
import { deleteAccount } from './deleteAccount'
import { endFirstSteps } from './endFirstSteps'
import { exportActivity } from './exportActivity'
import { exportAllActivity } from './exportAllActivity'
import { getAccount } from './getAccount'
import { getFirstSteps } from './getFirstSteps'
import { getFormSchema } from './getFormSchema'
import { getSettings } from './getSettings'
import { listAccountFacts } from './listAccountFacts'
import { listAccountLogos } from './listAccountLogos'
import { listAccounts } from './listAccounts'
import { listActivity } from './listActivity'
import { listAllActivity } from './listAllActivity'
import { listFormSchemaVersions } from './listFormSchemaVersions'
import { putFormSchema } from './putFormSchema'
import { putOwnPassword } from './putOwnPassword'
import { putSettings } from './putSettings'
import { reinstateAccount } from './reinstateAccount'
import { restoreFormSchema } from './restoreFormSchema'

/** Calls on clients' accounts: settings, what their forms may ask, and what was done there. */
export const accountEndpoints = {
  getSettings,
  putSettings,
  putOwnPassword,
  getFirstSteps,
  endFirstSteps,
  listActivity,
  listAllActivity,
  exportActivity,
  exportAllActivity,
  listAccounts,
  listAccountFacts,
  listAccountLogos,
  getAccount,
  createAccount,
  changeAccount,
  deleteAccount,
  decommissionAccount,
  reinstateAccount,
  getFormSchema,
  putFormSchema,
  listFormSchemaVersions,
  restoreFormSchema,
}
