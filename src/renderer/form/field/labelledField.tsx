import type { ReactNode } from 'react'
import type { FieldUiOptions } from '../../../schemas/forms/builtForm'
import { toLangAttributes } from '../../../schemas/translations/localizeText'
import { formPartTexts } from '../../../texts/public/form.texts'
import { markedLabel } from '../../../widgets/shared/markedLabel'
import type { Labelling } from '../../../widgets/shared/widgetProps'
import './labelledField.css'
import { focusField } from './focusField'

export interface LabelledFieldProps {
  id: string
  kind: string
  /** Nobody stands beside it. */
  lone: boolean
  label: string
  /** Before the label; most forms have nothing there. */
  lead?: ReactNode
  options: Partial<FieldUiOptions>
  labelling: Labelling
  error: string | undefined
  /** What is wrong with the field's declaration; shown to developers only. */
  fault: string | undefined
  children: ReactNode
}

/** What stands around every widget: label with its mark, notes, the error [FB-05]. A function: every field has one. */
export function labelledField(props: LabelledFieldProps): ReactNode {
  const { id, kind, lone, label, lead, options, labelling, error, fault, children } = props
  const notes = options.notes && (
    <p {...toLangAttributes(options.langs?.notes)} className="fy-field__notes" id={`${id}--notes`}>
      {options.notes}
    </p>
  )
  const mark = markedLabel(label, options.required, options.langs?.label)
  return (
    <div
      className="fy-field"
      data-kind={kind}
      data-lone={lone || undefined}
      data-width={options.width}
      data-choices={options.choices?.length}
      data-invalid={error !== undefined || undefined}
    >
      {lead}
      {labelling === 'input' && (
        <label className="fy-field__label" id={`${id}--label`} htmlFor={id}>
          {mark}
        </label>
      )}
      {labelling === 'group' && (
        <span className="fy-field__label" id={`${id}--label`}>
          {mark}
        </span>
      )}
      {labelling === 'parts' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: what a label does; keys reach the parts themselves.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
        <span className="fy-field__label" id={`${id}--label`} onClick={() => focusField(id)}>
          {mark}
        </span>
      )}
      {labelling !== 'own' && notes}
      {children}
      {labelling === 'own' && notes}
      {error !== undefined && (
        <p className="fy-field__error" id={`${id}--error`}>
          {error}
        </p>
      )}
      {fault !== undefined && import.meta.env.DEV && (
        <p className="fy-field__fault">{formPartTexts.degraded(fault)}</p>
      )}
    </div>
  )
}
