import './FormRenderer.css'
import { type ReactNode, type Ref, type RefObject, use, useEffect, useMemo, useRef, useState } from 'react'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { BuiltForm, FieldError } from '../../schemas/forms/builtForm'
import { formPartTexts, formTexts } from '../../texts/public/form.texts'
import { NumberRegion } from '../../widgets/shared/NumberRegion'
import { NoScriptForm, WidgetHost } from '../../widgets/shared/widgetContexts'

import { ErrorSummary } from './ErrorSummary'
import { FormActionsContext } from './FormActions'
import { FormRoot } from './FormRoot'
import { FormSections } from './FormSections'
import { FieldRemarks, noRemarks } from './field/BoundField'
import { FormScope } from './state/FormScope'
import type { LoadValidator } from './state/formChecks'
import { hydrateAnswers } from './state/hydrateAnswers'
import { claimReplacedForm, restoreFocus, ServerFormsContext } from './state/serverForms'
import { type VisibleStep, VisibleStepContext } from './state/visibleStep'
import { type FormHandle, useFormHandle } from './useFormHandle'
import { type SubmitHandler, useSubmit } from './useSubmit'

export interface FormRendererProps {
  form: BuiltForm
  /** Loads the form's compiled validator. It is called after the first paint; a submit waits for it. */
  loadValidator: LoadValidator
  /**
   * Receives the answers of all visible fields once they pass the check, or unchecked if the validator cannot be
   * loaded. Errors that it returns are shown on their fields (path '/key') or, without a field, in the summary; each
   * disappears when its field is edited. The form is busy while the returned promise is pending. The promise should
   * not reject: a rejection is reported, and the form shows a general message.
   */
  onSubmit?: SubmitHandler
  /** Called after answers are committed: text when typing pauses or the field loses focus, choices at once. */
  onChange?: (values: FormValues) => void
  /**
   * Returns errors that only the page can detect, such as a name that is taken. They appear when the field loses
   * focus.
   */
  check?: (values: FormValues) => readonly FieldError[]
  /** Label of the submit button. Default: 'Submit'. */
  submitLabel?: string
  /** Hides the submit button, for example in filter forms. The Enter key still submits. */
  submitHidden?: boolean
  /** Heading of the error summary. Default: 'The form is missing mandatory fields' [FB-07]. */
  errorHeading?: string
  /** True while the page sends the answers: a submit does nothing, and the submit button shows a spinner. */
  isBusy?: boolean
  /** Content before the submit button. */
  footer?: ReactNode
  /** Content after the submit button. */
  contentBelow?: ReactNode
  /**
   * Overrides the form's own initial answers: a prefill, a draft, a record being edited. Read only when the form
   * mounts.
   */
  initialValues?: FormValues
  /** Level of the section headings. Default: 2. */
  headingLevel?: 2 | 3
  /** A `useRef<FormHandle>(null)` through which the page controls the mounted form. */
  handle?: Ref<FormHandle>
  /** Rendered at the end of the form, inside its scope; for example, a view of its progress. */
  children?: ReactNode
  /** The visible step of a multi-step form. Default: the whole form. */
  step?: VisibleStep | null
  /** Makes a field visible before it receives the focus, for example by opening the tab that contains it. */
  reveal?: (key: string) => void
  /**
   * Action URL of the native, no-script form submission. The whole form is then one `<form>` element until it is
   * hydrated.
   */
  postUrl?: string
  /** Form token of a form with `postUrl`; rendered as a hidden input of the no-script form. */
  formToken?: string | null
  /**
   * True while the form is server-rendered, no-script markup. Input from before hydration is read into the answers
   * first.
   */
  isNoScript?: boolean
  /** Errors that the server found in the initial answers. */
  serverErrors?: readonly FieldError[]
  /** Text to show after a field's notes, by key, such as a previously given answer. */
  remarks?: Readonly<Record<string, string>>
  /** Called once for each field that cannot be rendered as declared, with the field's key. */
  onFault?: (key: string, reason: string) => void
}

/**
 * Renders any form of the product from its schema [FB-09]. It renders flat fields itself. For an answer that has parts,
 * it loads rjsf, which renders the schema of that answer (`StructureField`). A different `form.version` remounts the
 * form; pass your own `key` when the same form shows another record.
 */
export function FormRenderer(props: FormRendererProps) {
  return <OpenForm key={useVersionKey(props.form)} {...props} />
}

/** Returns a key that changes with `form.version`. Compares the versions only if the form is another object. */
function useVersionKey(form: BuiltForm): number {
  const [shown, setShown] = useState({ form, key: 0 })
  if (shown.form === form) return shown.key
  const key = shown.form.version === form.version ? shown.key : shown.key + 1
  setShown({ form, key })
  return key
}

function OpenForm(props: FormRendererProps) {
  const { runtime, liveRegion } = useFormHandle(props)
  const { store, checks } = runtime
  const step = props.step ?? null
  const { submit, isSending } = useSubmit({
    form: runtime.form,
    store,
    checks,
    errorHeading: props.errorHeading ?? formTexts.missing,
    isBusy: props.isBusy ?? false,
    step,
    onSubmit: props.onSubmit,
  })
  const root = useRef<HTMLFormElement>(null)
  const region = use(NumberRegion)
  useHydrateServerForm(root, props.isNoScript ?? false, (element) =>
    hydrateAnswers(runtime.form, store, element, region),
  )
  const headingLevel = props.headingLevel ?? 2
  const isOneForm = props.postUrl !== undefined
  const scope = useMemo(
    () => ({ ...runtime, headingLevel, isOneForm, submit }),
    [runtime, headingLevel, isOneForm, submit],
  )
  const host = useMemo(() => ({ register: store.register, announce: runtime.announce }), [store, runtime])
  const actions = {
    submitLabel: props.submitLabel ?? formPartTexts.submit,
    submitHidden: props.submitHidden ?? false,
    isBusy: isSending || (props.isBusy ?? false),
    footer: props.footer,
    contentBelow: props.contentBelow,
  }
  return (
    <FormScope value={scope}>
      <VisibleStepContext value={step}>
        <WidgetHost value={host}>
          <NoScriptForm value={props.isNoScript ?? false}>
            <FormRoot
              form={runtime.form}
              postUrl={props.postUrl}
              formToken={props.formToken}
              isNoScript={props.isNoScript ?? false}
              values={store.values()}
              isBusy={actions.isBusy}
              submit={submit}
              isLongForm={runtime.parts.length > 1}
              ref={root}
            >
              <ErrorSummary />
              <FormActionsContext value={actions}>
                {step?.header}
                <FieldRemarks value={props.remarks ?? noRemarks}>
                  <FormSections />
                </FieldRemarks>
              </FormActionsContext>
              <p className="fy-visually-hidden" role="status" aria-live="polite" ref={liveRegion} />
              {props.children}
            </FormRoot>
          </NoScriptForm>
        </WidgetHost>
      </VisibleStepContext>
    </FormScope>
  )
}

/**
 * Passes the server-rendered form to `hydrate` once, before anything else reads the answers: the form's own element,
 * or the element that React replaced when hydration failed. In the latter case, it also restores the focus.
 */
function useHydrateServerForm(
  root: RefObject<HTMLFormElement | null>,
  isNoScript: boolean,
  hydrate: (element: HTMLFormElement) => void,
): void {
  const forms = use(ServerFormsContext)
  const [wasNoScript] = useState(isNoScript)
  // React detaches the replaced form before effects run; after that, the document no longer knows the focused
  // element.
  const [focused] = useState(() => (forms.size > 0 ? document.activeElement : null))
  const latest = useRef(hydrate)
  useEffect(() => {
    const form = root.current
    if (!form) return
    const replacedForm = claimReplacedForm(forms, form)
    if (replacedForm || wasNoScript) latest.current(replacedForm ?? form)
    if (replacedForm?.contains(focused)) restoreFocus(form, focused)
  }, [root, forms, wasNoScript, focused])
}
