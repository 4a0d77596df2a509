import { useRef, useState } from 'react'
import type { OpenedAccount } from '../../data/accounts/users.store'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import { getAccountValues, toAccountBody } from '../../schemas/accounts/accountValues'
import { describeAccountConflicts, mergeAccounts } from '../../schemas/accounts/mergeAccounts'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { FieldError } from '../../schemas/forms/builtForm'
import type { Choices, DescribedConflict } from '../../schemas/merge/mergeVersions'
import type { UserActions } from './useUserActions'

interface AccountSavingOptions {
  openedAccount: OpenedAccount | null
  actions: UserActions
  onSaved: () => void
}

/**
 * Fields that another user changed too while the form was open; `conflicts` is null if the other version
 * could not be loaded.
 */
interface Conflict {
  conflicts: DescribedConflict[] | null
  resolve: (choices: Choices) => Promise<void>
}

/** Saves an account's form. If another user saved first, asks about the fields that both changed. */
export function useAccountSaving({ openedAccount, actions, onSaved }: AccountSavingOptions) {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const handle = useRef<FormHandle>(null)
  const saveValues = async (
    values: FormValues,
    account: OpenedAccount | null,
  ): Promise<FieldError[] | undefined> => {
    const errors = await actions.save(values, account)
    if (errors === 'changed-meanwhile') return account ? mergeAndSave(account, values) : undefined
    if (errors.length > 0) return errors
    onSaved()
    return undefined
  }
  const mergeAndSave = async (
    account: OpenedAccount,
    values: FormValues,
  ): Promise<FieldError[] | undefined> => {
    const theirs = await actions.open(account.user)
    if (!theirs) {
      setConflict({ conflicts: null, resolve: async () => undefined })
      return undefined
    }
    const versions = { base: getBody(account), mine: toAccountBody(values), theirs: getBody(theirs) }
    const save = (choices: Choices) => saveValues(getAccountValues(mergeAccounts(versions, choices)), theirs)
    const conflicts = describeAccountConflicts(versions)
    if (conflicts.length === 0) return save(new Map())
    const resolve = async (choices: Choices) => {
      setConflict(null)
      const errors = await save(choices)
      if (errors) handle.current?.showErrors(errors)
    }
    setConflict({ conflicts, resolve })
    return undefined
  }
  return {
    handle,
    conflict,
    closeConflict: () => setConflict(null),
    save: (values: FormValues) => saveValues(values, openedAccount),
  }
}

const getBody = ({ user }: OpenedAccount) => toAccountBody(getAccountValues(user))
