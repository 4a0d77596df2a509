import { type ReactNode, type Ref, type SubmitEvent, useMemo } from 'react'
import type { FormValues } from '../../schemas/fields/fieldValue'
import { type BuiltForm, fieldUi } from '../../schemas/forms/builtForm'
import { isVisible } from '../../schemas/forms/formVisibility'
import { askedName, decoyName, formTokenName } from '../../schemas/submission/redisplayedForm'
import { noScriptFormTexts } from '../../texts/public/form.texts'
import { enterSubmits } from './enterSubmits'

interface FormRootProps {
  form: BuiltForm
  /** Where it posts itself; undefined where it does not. */
  posts: string | undefined
  /** What its page is known by, where it posts itself. */
  stamp: string | null | undefined
  isPlain: boolean
  /** What it opened with. */
  values: FormValues
  busy: boolean
  submit: () => void
  ref: Ref<HTMLFormElement>
  children: ReactNode
}

/** What stands around a form: itself a `<form>` where it posts itself; otherwise its parts are. */
export function FormRoot({
  form,
  posts,
  stamp,
  isPlain,
  values,
  busy,
  submit,
  ref,
  children,
}: FormRootProps) {
  const onKeyDown = useMemo(() => enterSubmits(form, submit), [form, submit])
  const common = { className: 'fy-form', 'aria-busy': busy || undefined, onKeyDown }
  if (posts === undefined) return <div {...common}>{children}</div>
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    submit()
  }
  return (
    <form
      {...common}
      ref={ref}
      data-plain={isPlain || undefined}
      method="post"
      action={posts}
      encType="multipart/form-data"
      noValidate
      onSubmit={onSubmit}
    >
      {/* The form's first button is what Enter presses: not one that adds a row. */}
      {isPlain && <button type="submit" hidden />}
      {children}
      {isPlain && stamp ? <input type="hidden" name={formTokenName} defaultValue={stamp} /> : null}
      {isPlain && <Decoy />}
      {isPlain && <input type="hidden" name={askedName} value={dependentOnPage(form, values).join(' ')} />}
    </form>
  )
}

/** A field for programs that fill in whatever there is: no person sees, hears or reaches it. */
function Decoy() {
  return (
    <div className="fy-visually-hidden" aria-hidden="true">
      <label>
        {noScriptFormTexts.decoy} <input type="text" name={decoyName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** The fields that stand there for these answers, and would not for others. */
function dependentOnPage(form: BuiltForm, values: FormValues): string[] {
  return form.uiSchema['ui:order'].filter(
    (key) => fieldUi(form, key)['ui:options'].visibleWhen && isVisible(form, key, values),
  )
}
