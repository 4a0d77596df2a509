import { type ReactNode, type Ref, use, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { FormValues } from '../../schemas/fields/fieldValue'
import type { BuiltForm, FieldError } from '../../schemas/forms/builtForm'
import { formPartTexts, formTexts } from '../../texts/public/form.texts'

import { NoScriptForm } from '../../widgets/shared/NoScriptForm'
import { NumberPlace } from '../../widgets/shared/NumberPlace'
import { WidgetHost } from '../../widgets/shared/WidgetHost'
import { ErrorSummary } from './ErrorSummary'
import { FormActionsContext } from './FormActions'
import { FormProgress } from './FormProgress'
import { FormRoot } from './FormRoot'
import { FieldRemarks, noRemarks } from './field/FieldRemarks'
import './FormRenderer.css'
import { FormSections } from './FormSections'
import { FormScope } from './state/FormScope'
import type { LoadValidator } from './state/formChecks'
import { hydrateAnswers } from './state/hydrateAnswers'
import { type VisiblePart, VisiblePartContext } from './state/visiblePart'
import { type FormHandle, useFormHandle } from './useFormHandle'
import { useServerForm } from './useServerForm'
import { type SubmitHandler, useSubmit } from './useSubmit'

export interface FormRendererProps {
  form: BuiltForm
  /** Brings the form's compiled validator. Called after the first paint; a submit waits for it. */
  loadValidator: LoadValidator
  /**
   * Gets the answers of all visible fields, once they pass the check. Errors that it returns are shown on their fields
   * (path '/key') or, of no field, in the summary; each vanishes when its field is edited. While its promise is
   * pending the form is busy. It should not reject: then a general message is shown and the error is reported.
   */
  onSubmit?: SubmitHandler
  /** Hears of committed answers: text when typing pauses or the field is left, choices at once. */
  onChange?: (values: FormValues) => void
  /** What only the page knows to be wrong with an answer, such as a name that is taken: said when the field is left. */
  check?: (values: FormValues) => readonly FieldError[]
  /** 'Submit' unless given. */
  submitLabel?: string
  /** No send button: filter forms. Enter then submits all the same. */
  submitHidden?: boolean
  /** The summary's heading; 'The form is missing mandatory fields' unless given [FB-07]. */
  missingMessage?: string
  /** The answers are under way: nothing is submitted, the button says so. */
  busy?: boolean
  /** Beside the send button. */
  footer?: ReactNode
  /** Over the form's own initial answers: a prefill, a draft, a record being edited. Read when the form opens only. */
  initialValues?: FormValues
  /** Level of the sections' headings; 2 unless given. */
  headingLevel?: 2 | 3
  /** A `useRef<FormHandle>(null)`, for what comes from outside while the form stands. */
  handle?: Ref<FormHandle>
  /** An element beside the form where its sections stand, with what is still to be answered; nowhere unless given. */
  outlineIn?: HTMLElement | null
  /** What of the form is shown, where its page leads through it; all unless given. */
  part?: VisiblePart | null
  /** Brings a field into sight that the page has put away, before it gets the focus: a form in tabs. */
  reveal?: (key: string) => void
  /**
   * Where the form posts itself, by its own names, while no script does it. It is one `<form>` then, which costs a long
   * one a little with every key.
   */
  posts?: string
  /** What the server knows such a form's page by. */
  stamp?: string | null
  /** The form is plain markup for now, as a server writes it; what was written in it meanwhile is taken up first. */
  plain?: boolean
  /** What the server found wrong with the answers that the form opens with. */
  refused?: readonly FieldError[]
  /** What is to be said at fields besides their notes, by key: an answer that was given before. */
  remarks?: Readonly<Record<string, string>>
  /** Hears once of every field that can't be shown as declared, by key. */
  onFault?: (key: string, reason: string) => void
}

/**
 * Any form of the product, generated from its schema [FB-09]. A flat form is walked here; where an answer has parts,
 * rjsf walks that answer's schema (`StructureField`), and is loaded for it.
 * A form of another version opens anew; give a `key` of your own where the same form shows another record.
 */
export function FormRenderer(props: FormRendererProps) {
  return <OpenForm key={props.form.version} {...props} />
}

function OpenForm(props: FormRendererProps) {
  const { life, liveRegion } = useFormHandle(props)
  const { store, checks } = life
  const part = props.part ?? null
  const { submit, sending } = useSubmit({
    form: life.form,
    store,
    checks,
    missingMessage: props.missingMessage ?? formTexts.missing,
    busy: props.busy ?? false,
    part,
    onSubmit: props.onSubmit,
  })
  const root = useRef<HTMLFormElement>(null)
  const place = use(NumberPlace)
  useServerForm(root, props.plain ?? false, (element) => hydrateAnswers(life.form, store, element, place))
  const headingLevel = props.headingLevel ?? 2
  const isOneForm = props.posts !== undefined
  const scope = useMemo(
    () => ({ ...life, headingLevel, isOneForm, submit }),
    [life, headingLevel, isOneForm, submit],
  )
  const host = useMemo(() => ({ register: store.register, announce: life.announce }), [store, life])
  const actions = {
    submitLabel: props.submitLabel ?? formPartTexts.submit,
    submitHidden: props.submitHidden ?? false,
    busy: sending || (props.busy ?? false),
    footer: props.footer,
  }
  return (
    <FormScope value={scope}>
      <VisiblePartContext value={part}>
        <WidgetHost value={host}>
          <NoScriptForm value={props.plain ?? false}>
            <FormRoot
              form={life.form}
              posts={props.posts}
              stamp={props.stamp}
              isPlain={props.plain ?? false}
              values={store.values()}
              busy={actions.busy}
              submit={submit}
              ref={root}
            >
              <ErrorSummary />
              {part?.head}
              <FormActionsContext value={actions}>
                <FieldRemarks value={props.remarks ?? noRemarks}>
                  <FormSections />
                </FieldRemarks>
              </FormActionsContext>
              <p className="fy-visually-hidden" role="status" aria-live="polite" ref={liveRegion} />
            </FormRoot>
          </NoScriptForm>
          {props.outlineIn ? createPortal(<FormProgress />, props.outlineIn) : null}
        </WidgetHost>
      </VisiblePartContext>
    </FormScope>
  )
}
