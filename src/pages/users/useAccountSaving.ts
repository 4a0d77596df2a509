import { useRef, useState } from 'react'
import type { OpenAccount } from '../../data/accounts/users.store'
import type { FormHandle } from '../../renderer/form/useFormHandle'
import { accountDifferences } from '../../schemas/accounts/accountDifferences'
import type { DescribedChange } from '../../schemas/activity/describedChange'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { FieldError } from '../../schemas/forms/builtForm'
import type { UserActions } from './useUserActions'

interface Saving {
  opened: OpenAccount | null
  actions: UserActions
  onSaved: () => void
}

/** What somebody else saved while the form was open; without `theirs` it could not be loaded. */
interface Conflict {
  changes: DescribedChange[] | null
  theirs: OpenAccount | null
  values: FormValues
}

/** Saves an account's form; of two who do so at once, the second one decides. */
export function useAccountSaving({ opened, actions, onSaved }: Saving) {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const handle = useRef<FormHandle>(null)
  const store = async (values: FormValues, on: OpenAccount | null): Promise<FieldError[] | undefined> => {
    const errors = await actions.save(values, on)
    if (errors === 'changed-meanwhile') {
      const theirs = opened && (await actions.open(opened.user))
      const changes = opened && theirs && accountDifferences(opened.user, theirs.user, false)
      setConflict({ values, theirs, changes })
      return undefined
    }
    if (errors.length > 0) return errors
    onSaved()
    return undefined
  }
  return {
    handle,
    conflict,
    closeConflict: () => setConflict(null),
    save: (values: FormValues) => store(values, opened),
    overwrite: async () => {
      if (!conflict?.theirs) return
      setConflict(null)
      const errors = await store(conflict.values, conflict.theirs)
      if (errors) handle.current?.showErrors(errors)
    },
  }
}
