import { createUsers, type OpenedAccount } from '../../data/accounts/users.store'
import { getRefusalReason, isApiError } from '../../data/http/apiError'

import { toAccountBody } from '../../schemas/accounts/accountValues'
import type { AccountBody, UserAccount } from '../../schemas/accounts/buildUserForm'
import { checkAccount, type TakenNames } from '../../schemas/accounts/checkAccount'
import type { FieldValue, FormValues } from '../../schemas/fields/fieldValue'
import { toSearchText } from '../../schemas/fields/searchText'
import type { FieldError } from '../../schemas/forms/builtForm'
import { problemTexts } from '../../texts/admin/api.texts'
import { usersTexts } from '../../texts/admin/users.texts'
import { useSite, useSiteService } from '../shared/site/SiteContext'

/** Delay in milliseconds before the notification of a deletion or decommission [UM-15]. */
const announceDelayMs = 1200

export interface UserActions {
  /** Loads the current account; resolves with null and notifies the user if that fails. */
  open: (user: UserAccount) => Promise<OpenedAccount | null>
  /** Returns errors for a username or client code that another account already has [UM-07, UM-08]. */
  checkTakenNames: (values: FormValues, editedAccount: UserAccount | null) => FieldError[]
  /**
   * Creates an account, or changes `editedAccount`. Resolves with the errors to show, empty if it was saved,
   * or with 'changed-meanwhile' if another user has saved since the account was opened.
   */
  save: (
    values: FormValues,
    editedAccount: OpenedAccount | null,
  ) => Promise<FieldError[] | 'changed-meanwhile'>
  decommission: (user: UserAccount, crmClientId: FieldValue) => Promise<FieldError[]>
  reinstate: (user: UserAccount) => Promise<void>
  /** Resolves with whether it succeeded; notifies the user either way. */
  remove: (user: UserAccount) => Promise<boolean>
}

/** The SuperUser's actions on accounts, with their notifications [UM-15, UM-16]. */
export function useUserActions(): UserActions {
  const { notifications } = useSite()
  const users = useSiteService(createUsers)
  const notifySuccess = (message: string, title: string = usersTexts.success) =>
    notifications.notify({ id: message, type: 'success', title, message })
  const getTakenNames = (account: AccountBody, editedAccount: UserAccount | null) =>
    findTakenNames(users.store.getState().value ?? [], account, editedAccount)
  return {
    checkTakenNames: (values, editedAccount) => {
      const account = toAccountBody(values)
      const takenNames = getTakenNames(account, editedAccount)
      return checkAccount(account, takenNames).filter(
        ({ path }) =>
          (path === '/username' && takenNames.isUsernameTaken) ||
          (path === '/clientCode' && takenNames.isClientCodeTaken),
      )
    },
    open: async ({ id }) => {
      try {
        return await users.fetchAccount(id)
      } catch (error) {
        const { failed: title, failedText } = usersTexts
        const message = getRefusalReason(error, failedText)
        notifications.notify({ id: `open-${id}`, type: 'error', title, message })
        return null
      }
    },
    save: async (values, editedAccount) => {
      const account = toAccountBody(values)
      const errors = checkAccount(account, getTakenNames(account, editedAccount?.user ?? null))
      if (errors.length > 0) return errors
      try {
        await (editedAccount
          ? users.change(editedAccount.user.id, account, editedAccount.etag)
          : users.create(account))
      } catch (error) {
        if (isApiError(error) && error.status === 412) return 'changed-meanwhile'
        return toFormErrors(error)
      }
      notifySuccess((editedAccount ? usersTexts.updated : usersTexts.created)(account.company))
      return []
    },
    decommission: async (user, enteredId) => {
      const crmClientId = String(enteredId ?? '').trim()
      try {
        await users.decommission(user.id, crmClientId)
      } catch (error) {
        return toFormErrors(error)
      }
      setTimeout(() => notifySuccess(usersTexts.decommissioned(crmClientId)), announceDelayMs)
      return []
    },
    reinstate: async (user) => {
      try {
        await users.reinstate(user.id)
      } catch (error) {
        const { failedToReinstate: title, notReinstated } = usersTexts
        const message = getRefusalReason(error, notReinstated)
        notifications.notify({ id: `reinstate-${user.id}`, type: 'error', title, message })
        return
      }
      notifySuccess(usersTexts.reinstated(user.company))
    },
    remove: async (user) => {
      try {
        await users.remove(user.id)
      } catch (error) {
        const message = getDeletionErrorMessage(error, user.company)
        notifications.notify({
          id: `delete-${user.id}`,
          type: 'error',
          title: usersTexts.cannotDelete,
          message,
        })
        return false
      }
      setTimeout(
        () => notifySuccess(usersTexts.deleted(user.company), usersTexts.deletedTitle),
        announceDelayMs,
      )
      return true
    },
  }
}

function toFormErrors(error: unknown): FieldError[] {
  if (isApiError(error) && error.errors.length > 0) return error.errors
  const isRefused = isApiError(error) && error.status === 409
  return [{ path: '', message: isRefused ? error.detail : usersTexts.notSaved }]
}

/**
 * Returns the message for a failed deletion. A 409 other than for the last SuperUser means that the account has
 * vacancies [UM-16].
 */
function getDeletionErrorMessage(error: unknown, company: string): string {
  if (!isApiError(error) || error.status !== 409) return usersTexts.failedText
  const [, lastSuperUser] = problemTexts['last-superuser']
  return error.title === lastSuperUser ? error.detail : usersTexts.hasVacancy(company)
}

/**
 * Returns the accounts whose subdomain, company or username contains the text, compared as in `toSearchText` [UM-01].
 */
export function filterUsers<User extends UserAccount>(users: readonly User[], text: string): User[] {
  const query = toSearchText(text)
  return users.filter((user) =>
    [user.clientCode, user.company, user.username].some((value) => toSearchText(value).includes(query)),
  )
}

/**
 * Returns which names of `account` are taken by another account; the edited account may keep its own [UM-07,
 * UM-08].
 */
export function findTakenNames(
  users: readonly UserAccount[],
  account: AccountBody,
  editedAccount: UserAccount | null,
): TakenNames {
  const equalsIgnoringCase = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  return {
    isUsernameTaken: users.some(
      ({ id, username }) => id !== editedAccount?.id && equalsIgnoringCase(username, account.username),
    ),
    isClientCodeTaken:
      !(editedAccount && equalsIgnoringCase(editedAccount.clientCode, account.clientCode)) &&
      users.some(({ clientCode }) => equalsIgnoringCase(clientCode, account.clientCode)),
    takenDomains: users
      .filter(
        ({ clientCode }) => !(editedAccount && equalsIgnoringCase(editedAccount.clientCode, clientCode)),
      )
      .flatMap(({ domains }) => domains.filter((domain) => account.domains.includes(domain))),
  }
}
