import { Fragment, memo, useId, useMemo, useRef, useState } from 'react'
import { isValues } from '../../../schemas/fields/fieldValue'
import { type FormBody, type FormSection, getFieldUi } from '../../../schemas/forms/builtForm'
import { getGroup } from '../../../schemas/forms/fieldGroup'
import { WidgetHost } from '../../../widgets/shared/widgetContexts'
import { FormField, isConditional } from '../field/BoundField'
import { createElementId, findFieldKey, getFieldSelector, useMarkedElement } from '../field/fieldElements'

import { FormScope, type FormScopeValue } from '../state/FormScope'
import { FormChecks } from '../state/formChecks'
import { FormStore } from '../state/formStore'
import './FormPreview.css'
import '../FormRenderer.css'
import '../FormSections.css'
import { PreviewGroup, useDefaults } from './PreviewGroup'
import { VisibilityReason } from './VisibilityReason'

interface FormPreviewProps {
  form: FormBody
  headingLevel: 2 | 3
  /** Label of the submit button, which is disabled; without a label there is none. */
  submitLabel?: string
  /** Key of the selected field, which is marked and scrolled into view. */
  selected: string | null
  /** Called with the key of a field that is clicked or receives the focus. */
  onSelect?: (key: string) => void
  /** True to explain, for each conditional field, why it is visible or hidden. */
  explainsVisibility?: boolean
}

/**
 * Preview of a form in the editor: the renderer's own fields, without a `<form>`, checks or a submit. `FormRenderer`
 * remounts on another version; the preview re-renders only the changed fields.
 */
export function FormPreview({
  form,
  headingLevel,
  submitLabel,
  selected,
  onSelect,
  explainsVisibility = false,
}: FormPreviewProps) {
  const idPrefix = useId()
  const root = useRef<HTMLDivElement>(null)
  const [base] = useState(() => createPreviewScope(form, idPrefix, headingLevel))
  const host = useMemo(() => ({ register: base.store.register, announce: () => undefined }), [base])
  useDefaults(base.store, form.initialValues)
  useMarkedElement(root, selected === null ? null : getFieldSelector(selected), form)
  return (
    <WidgetHost value={host}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble up from the fields. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys select a field by its focus. */}
      <div
        className="fy-form fy-column fy-form-preview"
        ref={root}
        onFocus={(event) => selectField(event.target, onSelect)}
        onClick={(event) => selectField(event.target as Element, onSelect)}
      >
        {form.uiSchema['ui:sections'].map((section) => (
          <Section
            key={section.id}
            base={base}
            form={form}
            section={section}
            explainsVisibility={explainsVisibility}
          />
        ))}
        {submitLabel === undefined ? null : (
          <div className="fy-form__actions fy-cluster fy-gap-4 fy-between">
            <div className="fy-form__footer fy-note" />
            <button type="button" className="fy-form__submit fy-gap-2 fy-middle fy-rounded" disabled>
              {submitLabel}
            </button>
          </div>
        )}
      </div>
    </WidgetHost>
  )
}

type BaseScope = Omit<FormScopeValue, 'form'>

function createPreviewScope(form: FormBody, idPrefix: string, headingLevel: 2 | 3): BaseScope {
  const store = new FormStore(Object.keys(form.schema.properties), form.initialValues)
  const doNothing = () => undefined
  return {
    store,
    checks: new FormChecks({ ...form, version: '' }, store, () =>
      Promise.reject(new Error('A preview has no validator.')),
    ),
    parts: [],
    unsupportedKinds: new Map(),
    structures: new Map(),
    headingLevel,
    isOneForm: false,
    getElementId: (path) => createElementId(idPrefix, path),
    submit: doNothing,
    reveal: doNothing,
    onReveal: () => doNothing,
    announce: doNothing,
    reportFault: doNothing,
  }
}

interface SectionProps {
  base: BaseScope
  form: FormBody
  section: FormSection
  explainsVisibility: boolean
}

function Section({ base, form, section, explainsVisibility }: SectionProps) {
  const Heading: 'h2' | 'h3' = `h${base.headingLevel}`
  const headingId = base.getElementId(`section-${section.id}`)
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw a fieldset's legend inside its border.
    <div className="fy-form__section fy-stack fy-gap-4" role="group" aria-labelledby={headingId}>
      <Heading className="fy-form__heading" id={headingId}>
        {section.title}
      </Heading>
      {section.notes && <p className="fy-form__notes">{section.notes}</p>}
      <div className="fy-form__grid">
        {section.fields.map((key) => (
          <Fragment key={key}>
            <PreviewField base={base} form={form} fieldKey={key} content={getContent(form, key)} />
            {explainsVisibility && isConditional(form, key) ? (
              <VisibilityReason form={form} store={base.store} fieldKey={key} />
            ) : null}
          </Fragment>
        ))}
      </div>
    </div>
  )
}

/**
 * Serializes everything that a field shows. For a conditional field it includes all visibility conditions of the
 * form.
 */
function getContent(form: FormBody, key: string): string {
  const conditions = isConditional(form, key)
    ? form.uiSchema['ui:order'].map((other) => getFieldUi(form, other)['ui:options'].visibleWhen)
    : []
  const defaults = getGroup(form, key) ? form.initialValues[key] : null
  return JSON.stringify([form.schema.properties[key], form.uiSchema[key], conditions, defaults])
}

interface PreviewFieldProps {
  base: BaseScope
  form: FormBody
  fieldKey: string
  /** Serialized content of the field; the field renders again when it changes. */
  content: string
}

const PreviewField = memo(
  function PreviewField({ base, form, fieldKey }: PreviewFieldProps) {
    const scope = useMemo(() => ({ ...base, form: { ...form, version: '' } }), [base, form])
    const { notes, required } = getFieldUi(form, fieldKey)['ui:options']
    const group = getGroup(form, fieldKey)
    if (group) {
      const [defaults = {}] = [form.initialValues[fieldKey]].flat().filter(isValues)
      return <PreviewGroup {...{ base, fieldKey, group, defaults, notes, required }} />
    }
    return (
      <FormScope value={scope}>
        <FormField fieldKey={fieldKey} />
      </FormScope>
    )
  },
  (before, after) => before.content === after.content,
)

function selectField(target: Element, onSelect: FormPreviewProps['onSelect']): void {
  const key = findFieldKey(target)
  if (key !== undefined) onSelect?.(key)
}
