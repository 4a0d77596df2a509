import type { ReactNode } from 'react'
import type { FieldUiOptions } from '../../../schemas/forms/builtForm'
import { toLangAttributes } from '../../../schemas/translations/localizeText'
import { formPartTexts } from '../../../texts/public/form.texts'
import { renderMarkedLabel } from '../../../widgets/shared/renderMarkedLabel'
import type { LabelPlacement } from '../../../widgets/shared/widgetProps'
import './labelledField.css'
import { focusField } from './focusField'

export interface LabelledFieldProps {
  id: string
  kind: string
  /** True if the field has no neighbor in a two-column layout. */
  isFullWidth: boolean
  label: string
  /** Content before the label, such as a drag handle. */
  prefix?: ReactNode
  options: Partial<FieldUiOptions>
  labelling: LabelPlacement
  error: string | undefined
  /** The declared kind, if it cannot be rendered; shown in development builds only. */
  unsupportedKind: string | undefined
  children: ReactNode
}

/**
 * Wraps a widget in its label with its mark, its error and its notes, in this order [FB-05]. It is a plain function,
 * not a component, because every field uses it and a component would cost an extra render.
 */
export function renderLabelledField(props: LabelledFieldProps): ReactNode {
  const { id, kind, isFullWidth, label, prefix, options, labelling, error, unsupportedKind, children } = props
  const notes = options.notes && (
    <p {...toLangAttributes(options.langs?.notes)} className="fy-field__notes" id={`${id}--notes`}>
      {options.notes}
    </p>
  )
  const markedLabel = renderMarkedLabel(label, options.required, options.langs?.label)
  return (
    <div
      className="fy-field"
      data-kind={kind}
      data-lone={isFullWidth || undefined}
      data-width={options.width}
      data-choices={options.choices?.length}
      data-invalid={error !== undefined || undefined}
    >
      {prefix}
      {labelling === 'input' && (
        <label className="fy-field__label" id={`${id}--label`} htmlFor={id}>
          {markedLabel}
        </label>
      )}
      {labelling === 'group' && (
        <span className="fy-field__label" id={`${id}--label`}>
          {markedLabel}
        </span>
      )}
      {labelling === 'parts' && (
        // biome-ignore lint/a11y/noStaticElementInteractions: like a label, it focuses its control on click; keys reach the parts directly.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
        <span className="fy-field__label" id={`${id}--label`} onClick={() => focusField(id)}>
          {markedLabel}
        </span>
      )}
      {children}
      {error !== undefined && (
        <p className="fy-field__error" id={`${id}--error`}>
          {error}
        </p>
      )}
      {notes}
      {unsupportedKind !== undefined && import.meta.env.DEV && (
        <p className="fy-field__fault">{formPartTexts.degraded(unsupportedKind)}</p>
      )}
    </div>
  )
}
