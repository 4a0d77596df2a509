import { createContext, type ReactNode, use, useRef, useState } from 'react'
import { FormRenderer, type FormRendererProps } from '../../../renderer/form/FormRenderer'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import { hasChanged } from '../changes/ChangeList'
import { useUnsavedCheck } from '../leaveGuard/unsavedWork'
import { SaveBar } from './SaveBar'

type SavedFormProps = Pick<FormRendererProps, 'form' | 'loadValidator' | 'headingLevel' | 'onSubmit'> & {
  /** The stored values. If they change, pass another `key`. */
  storedValues: FormValues
}

/** A form of settings: its save bar comes with the first change. */
export function SavedForm({ storedValues, ...form }: SavedFormProps): ReactNode {
  const handle = useRef<FormHandle>(null)
  const reveal = use(RevealPart)
  const [isChanged, setChanged] = useState(false)
  useUnsavedCheck(() => hasChanged(storedValues, handle.current?.getValues() ?? storedValues))
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
 * Shows the part of the page that a form is in, for example by opening its tab. The save bar of the page can save a form
 * that is out of sight, so call it before an error or a dialog of the form appears.
 */
export const RevealPart = createContext<() => void>(() => undefined)
