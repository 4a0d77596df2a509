import './FormSections.css'
import {
  memo,
  type SubmitEvent,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { FormValues } from '../../schemas/fields/fieldValue'
import { type BuiltForm, getFieldUi } from '../../schemas/forms/builtForm'
import { isVisible } from '../../schemas/forms/formVisibility'
import { kinds } from '../../schemas/kinds/kindRegistry'
import { toLangAttributes } from '../../schemas/translations/localizeText'
import { FormActions } from './FormActions'
import { FormField } from './field/BoundField'
import { useOrderedFields } from './field/FieldOrder'
import { getPartFormId } from './PartForms'
import { useFormScope } from './state/FormScope'
import type { FormPart, PartSection } from './state/formParts'
import { VisibleStepContext } from './state/visibleStep'
import { StructureField } from './structureField/StructureField'

/**
 * Kinds that fill a row of the two-column layout. A checkbox does so unless all visible fields are single checkboxes.
 */
const wideKinds = new Set(['textarea', 'radio', 'checkbox'])

/** Returns the keys of the half-width fields that have no neighbor in a two-column row and may fill it. */
export function getFullWidthFields(
  form: Pick<BuiltForm, 'uiSchema'>,
  keys: readonly string[],
  values: FormValues,
): string[] {
  const visibleKeys = keys.filter((key) => hasShownKind(form, key) && isVisible(form, key, values))
  const hasOnlySingleCheckboxes = visibleKeys.every((key) => isSingleCheckbox(form, key))
  const fullWidthKeys: string[] = []
  let halfWidthKey: string | null = null
  for (const key of visibleKeys) {
    if (isWide(form, key, hasOnlySingleCheckboxes)) {
      if (halfWidthKey !== null) fullWidthKeys.push(halfWidthKey)
      halfWidthKey = null
    } else halfWidthKey = halfWidthKey === null ? key : null
  }
  return halfWidthKey === null ? fullWidthKeys : [...fullWidthKeys, halfWidthKey]
}

function isWide(form: Pick<BuiltForm, 'uiSchema'>, key: string, hasOnlySingleCheckboxes: boolean): boolean {
  const width = getFieldUi(form, key)?.['ui:options'].width
  return width === undefined
    ? !hasOnlySingleCheckboxes && wideKinds.has(getKind(form, key))
    : width === 'full'
}

const subscribeToNothing = () => () => undefined

/**
 * Returns the full-width fields of a mounted section. Recomputes them on answer changes only if a field is
 * conditional.
 */
function useFullWidthFields(keys: readonly string[]): ReadonlySet<string> {
  const { form, store } = useFormScope()
  const isFixed = useMemo(
    () => keys.every((key) => getFieldUi(form, key)?.['ui:options'].visibleWhen === undefined),
    [form, keys],
  )
  const fixedKeyList = useMemo(
    () => (isFixed ? getFullWidthFields(form, keys, {}).join('/') : null),
    [isFixed, form, keys],
  )
  const read = () => fixedKeyList ?? getFullWidthFields(form, keys, store.values()).join('/')
  const fullWidthKeyList = useSyncExternalStore(isFixed ? subscribeToNothing : store.onChange, read, read)
  return useMemo(() => new Set(fullWidthKeyList.split('/')), [fullWidthKeyList])
}

/** Returns the field's kind. A property that is more than one leaf has no kind; it fills a row, like a text area. */
const getKind = (form: Pick<BuiltForm, 'uiSchema'>, key: string) =>
  getFieldUi(form, key)?.['ui:widget'] ?? 'textarea'

const hasShownKind = (form: Pick<BuiltForm, 'uiSchema'>, key: string) =>
  kinds[getKind(form, key)]?.isShown !== false

const isSingleCheckbox = (form: Pick<BuiltForm, 'uiSchema'>, key: string) =>
  getKind(form, key) === 'checkbox' && !getFieldUi(form, key)['ui:options'].choices?.length

/** Number of parts in the first paint: enough to fill any screen, and all of an ordinary form. */
const firstPaintParts = 2

/**
 * Renders the form's sections. Each part is a separate `<form>` unless `isOneForm` is true; any part submits the
 * whole.
 */
export const FormSections = memo(function FormSections() {
  const { parts, isOneForm } = useFormScope()
  // A single form renders all parts at once, because a native submission must include every field.
  const visibleCount = useDeferredValue(
    parts.length,
    isOneForm ? parts.length : Math.min(firstPaintParts, parts.length),
  )
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Off-screen parts have only an estimated height, so the End key would scroll to the estimated end of the form.
    const layOutAllParts = ({ key }: KeyboardEvent) => {
      if (key !== 'End') return
      for (const part of root.current?.querySelectorAll('[data-many]') ?? [])
        part.setAttribute('data-free', '')
    }
    window.addEventListener('keydown', layOutAllParts, true)
    return () => window.removeEventListener('keydown', layOutAllParts, true)
  }, [])
  return (
    <div className="fy-form__parts" ref={root}>
      {parts.slice(0, visibleCount).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change.
        <Part key={index} part={part} index={index} />
      ))}
    </div>
  )
})

/**
 * Maximum number of parts for which the browser lays out the whole form. Skipping off-screen layout pays off only
 * above it.
 */
const fewPartsLimit = 4

const Part = memo(function Part({ part, index }: { part: FormPart; index: number }) {
  const { submit, parts, isOneForm, getElementId } = useFormScope()
  const hasManyParts = parts.length > fewPartsLimit || undefined
  const content = (
    <>
      {part.sections.map((section) => (
        <OptionalSection key={`${section.section.id}-${section.fields[0]}`} partSection={section} />
      ))}
      {index === parts.length - 1 && <FormActions />}
    </>
  )
  if (isOneForm) {
    return (
      <div className="fy-form__part" data-many={hasManyParts} data-form={getPartFormId(getElementId, index)}>
        {content}
      </div>
    )
  }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form className="fy-form__part" data-many={hasManyParts} noValidate onSubmit={onSubmit}>
      {content}
    </form>
  )
})

/** Renders a section, and removes it while all of its fields are conditional and none is visible. */
function OptionalSection({ partSection }: { partSection: PartSection }) {
  const { form } = useFormScope()
  const isConditional = partSection.fields.every(
    (key) => getFieldUi(form, key)['ui:options'].visibleWhen !== undefined,
  )
  return isConditional ? (
    <ConditionalSection partSection={partSection} />
  ) : (
    <Section partSection={partSection} />
  )
}

function ConditionalSection({ partSection }: { partSection: PartSection }) {
  const { store, form } = useFormScope()
  const isAnyVisible = () => partSection.fields.some((key) => isVisible(form, key, store.values()))
  const isShown = useSyncExternalStore(store.onChange, isAnyVisible, isAnyVisible)
  return isShown ? <Section partSection={partSection} /> : null
}

function Section({ partSection }: { partSection: PartSection }) {
  const { section, fields, isContinuation } = partSection
  const scope = useFormScope()
  const visibleStep = use(VisibleStepContext)
  const Foot = visibleStep?.Foot
  const Heading: 'h2' | 'h3' = `h${scope.headingLevel}`
  const headingId = scope.getElementId(`section-${section.id}`)
  const hasTitle = section.title !== '' && !isContinuation
  const orderedKeys = useOrderedFields(section, fields)
  const fullWidthKeys = useFullWidthFields(orderedKeys)
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw a fieldset's legend inside its border.
    <div
      className="fy-form__section fy-stack fy-gap-4"
      data-section={section.id}
      hidden={visibleStep?.sectionIds?.includes(section.id) === false}
      role="group"
      aria-labelledby={hasTitle ? headingId : undefined}
    >
      {hasTitle && (
        <Heading
          {...toLangAttributes(section.lang)}
          className="fy-form__heading"
          id={headingId}
          tabIndex={-1}
        >
          {section.title}
        </Heading>
      )}
      {section.notes && !isContinuation && <p className="fy-form__notes">{section.notes}</p>}
      <div className="fy-form__grid">
        {orderedKeys.map((key) =>
          scope.structures.has(key) ? (
            <StructureField key={key} fieldKey={key} />
          ) : (
            <FormField key={key} fieldKey={key} isFullWidth={fullWidthKeys.has(key)} />
          ),
        )}
      </div>
      {Foot && hasTitle && <Foot section={section} />}
    </div>
  )
}
