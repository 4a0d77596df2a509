import { isApiError } from '../../data/apiError'
import type { FieldValue, FormValues } from '../../schemas/fieldValue'
import { accountBody } from '../../schemas/forms/accountValues'
import type { FieldError } from '../../schemas/forms/builtForm'
import type { UserAccount } from '../../schemas/userAccount'
import { checkAccount } from '../../schemas/validation/checkAccount'
import { problemTexts } from '../../texts/problems'
import { usersTexts } from '../../texts/users'
import { useSite } from '../SiteContext'
import { takenNames } from './userLists'

/** Milliseconds until a deletion or a decommission is told [UM-15]. */
const toldAfter = 1200

export interface UserActions {
  /** Creates, or changes `editing`. Resolves with what the form has to show; with nothing when it is saved. */
  save: (values: FormValues, editing: UserAccount | null) => Promise<FieldError[]>
  decommission: (user: UserAccount, crmClientId: FieldValue) => Promise<FieldError[]>
  /** Whether it worked; the person is told either way. */
  remove: (user: UserAccount) => Promise<boolean>
}

/** What the SuperUser does to accounts, with its notifications [UM-15, UM-16]. */
export function useUserActions(): UserActions {
  const { users, notifications } = useSite()
  const succeed = (message: string, title: string = usersTexts.success) =>
    notifications.notify({ id: message, type: 'success', title, message })
  return {
    save: async (values, editing) => {
      const account = accountBody(values)
      const errors = checkAccount(account, takenNames(users.store.getState().users ?? [], account, editing))
      if (errors.length > 0) return errors
      try {
        await (editing ? users.change(editing.id, account) : users.create(account))
      } catch (error) {
        return explain(error)
      }
      succeed((editing ? usersTexts.updated : usersTexts.created)(account.company))
      return []
    },
    decommission: async (user, entered) => {
      const crmClientId = String(entered ?? '').trim()
      try {
        await users.decommission(user.id, crmClientId)
      } catch (error) {
        return explain(error)
      }
      setTimeout(() => succeed(usersTexts.decommissioned(crmClientId)), toldAfter)
      return []
    },
    remove: async (user) => {
      try {
        await users.remove(user.id)
      } catch (error) {
        const message = deletionMessage(error, user.company)
        const title = usersTexts.cannotDelete
        notifications.notify({ id: `delete-${user.id}`, type: 'error', title, message })
        return false
      }
      setTimeout(() => succeed(usersTexts.deleted(user.company), usersTexts.deletedTitle), toldAfter)
      return true
    },
  }
}

function explain(error: unknown): FieldError[] {
  if (isApiError(error) && error.errors.length > 0) return error.errors
  const isRefused = isApiError(error) && error.status === 409
  return [{ path: '', message: isRefused ? error.detail : usersTexts.notSaved }]
}

/** A conflict other than the last SuperUser's is a vacancy [UM-16]; what never reached the server says no such thing. */
function deletionMessage(error: unknown, company: string): string {
  if (!isApiError(error) || error.status !== 409) return usersTexts.failedText
  const [, lastSuperUser] = problemTexts['last-superuser']
  return error.title === lastSuperUser ? error.detail : usersTexts.hasVacancy(company)
}
