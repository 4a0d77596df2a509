import { createContext, type ReactNode, use, useRef, useState } from 'react'
import { FormRenderer, type FormRendererProps } from '../../../renderer/form/FormRenderer'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import { hasChanged } from '../changes/ChangeList'
import { useUnsavedChangesCheck } from '../leaveGuard/unsavedWork'
import { SaveBar } from './SaveBar'

type SavedFormProps = Pick<FormRendererProps, 'form' | 'loadValidator' | 'headingLevel' | 'onSubmit'> & {
  /** The stored values. If they change, pass another `key`. */
  storedValues: FormValues
}

/** A settings form with a save bar, which appears with the first change. */
export function SavedForm({ storedValues, ...form }: SavedFormProps): ReactNode {
  const handle = useRef<FormHandle>(null)
  const reveal = use(RevealPartContext)
  const [isChanged, setChanged] = useState(false)
  useUnsavedChangesCheck(() => hasChanged(storedValues, handle.current?.getValues() ?? storedValues))
  const discard = () => {
    handle.current?.reset(storedValues)
    setChanged(false)
  }
  return (
    <FormRenderer
      {...form}
      handle={handle}
      reveal={reveal}
      initialValues={storedValues}
      onChange={(values) => setChanged(hasChanged(storedValues, values))}
      submitHidden
      footer={<SaveBar isChanged={isChanged} onDiscard={discard} />}
    />
  )
}

/**
 * Provides a function that shows the part of the page that contains the form, for example by opening its tab. The
 * page's save bar can save a hidden form, so the form calls the function before it shows an error or a dialog.
 */
export const RevealPartContext = createContext<() => void>(() => undefined)
