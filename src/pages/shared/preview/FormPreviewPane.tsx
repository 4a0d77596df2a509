import { FlaskConical, Pencil, RotateCcw, X } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import { findFieldKey, getFieldSelector, useMarkedElement } from '../../../renderer/form/field/fieldElements'
import { FormPreview } from '../../../renderer/form/preview/FormPreview'
import type { LoadValidator } from '../../../renderer/form/state/formChecks'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import type { FormValues } from '../../../schemas/fields/fieldValue'
import { withVersion } from '../../../schemas/forms/buildForm'
import type { FormBody } from '../../../schemas/forms/builtForm'
import { settingsPageTexts as texts } from '../../../texts/admin/settings.texts'
import { applyTexts } from '../../../texts/public/apply.texts'
import { Button } from '../../../widgets/shared/Button'
import { useElementSize } from '../browser/useElementSize'
import { Notice } from '../feedback/Notice'
import { type StepSettings, useFormSteps } from '../formSteps/useFormSteps'
import { PreviewPane } from './PreviewPane'

/** The field that is selected in the list of fields and in the preview beside it. */
interface FieldSelection {
  /** Key of the field in the application form; null if none is selected. */
  key: string | null
  select: (key: string) => void
  /** Returns the function that focuses the field in the list; undefined if the field cannot be edited there. */
  getEditAction: (key: string) => (() => void) | undefined
}

interface FormPreviewPaneProps {
  form: FormBody
  /** The steps and review settings to test the form with. */
  settings: StepSettings
  selection: FieldSelection
  /** Explains for conditional fields why they are shown or hidden. */
  explainsVisibility?: boolean
}

/** Width of the application form on a desktop, in CSS pixels; wide enough for its two columns. */
const desktopWidth = 760

/** Preview of a client's application form, at phone or desktop width. It can be filled in as a test. */
export function FormPreviewPane({
  form,
  settings,
  selection,
  explainsVisibility = false,
}: FormPreviewPaneProps) {
  const [isDesktop, setDesktop] = useState(false)
  const [isTesting, setTesting] = useState(false)
  const [resetCount, setResetCount] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const width = useElementSize(frame)?.width ?? desktopWidth
  const scale = isDesktop ? Math.min(1, width / desktopWidth) : 1
  const { key, select } = selection
  return (
    <PreviewPane
      note={isTesting ? texts.testNote : texts.previewNote.form}
      widths={
        // biome-ignore lint/a11y/useSemanticElements: browsers draw a fieldset's legend inside its border.
        <div className="fy-preview__widths" role="group" aria-label={texts.previewWidth}>
          <WidthButton label={texts.phone} isSelected={!isDesktop} onPress={() => setDesktop(false)} />
          <WidthButton label={texts.desktop} isSelected={isDesktop} onPress={() => setDesktop(true)} />
        </div>
      }
      bar={
        <div className="fy-preview__bar fy-cluster fy-gap-2">
          <Button size="small" onClick={() => setTesting(!isTesting)}>
            {isTesting ? <X aria-hidden="true" /> : <FlaskConical aria-hidden="true" />}
            {isTesting ? texts.endTest : texts.test}
          </Button>
          {isTesting ? (
            <Button size="small" onClick={() => setResetCount(resetCount + 1)}>
              <RotateCcw aria-hidden="true" />
              {texts.resetAnswers}
            </Button>
          ) : null}
          <SelectedField form={form} selection={selection} />
          {scale < 1 ? (
            <span className="fy-preview__scale fy-note">{texts.scaleNote(Math.round(scale * 100))}</span>
          ) : null}
        </div>
      }
    >
      <div ref={frame}>
        <div
          className="fy-preview__page fy-stack fy-gap-5 fy-inset"
          data-phone={!isDesktop || undefined}
          style={scale < 1 ? { zoom: scale, inlineSize: desktopWidth } : undefined}
        >
          <h3 className="fy-preview__form-title">{form.schema.title}</h3>
          {isTesting ? (
            <FormTest key={resetCount} form={form} settings={settings} selected={key} onSelect={select} />
          ) : (
            <FormPreview
              form={form}
              headingLevel={3}
              submitLabel={texts.send}
              selected={key}
              onSelect={select}
              explainsVisibility={explainsVisibility}
            />
          )}
        </div>
      </div>
    </PreviewPane>
  )
}

/**
 * Button that focuses the selected field in the list, or its name if the list does not show it; without a selection, a
 * text that explains how to select.
 */
function SelectedField({
  form,
  selection: { key, getEditAction },
}: {
  form: FormBody
  selection: FieldSelection
}) {
  const label = key === null ? undefined : form.schema.properties[key]?.title
  if (key === null || !label)
    return <span className="fy-preview__selected fy-shrink fy-ellipsis fy-note">{texts.noneSelected}</span>
  const edit = getEditAction(key)
  if (!edit)
    return <span className="fy-preview__selected fy-shrink fy-ellipsis fy-note">{texts.selected(label)}</span>
  return (
    <Button look="quiet" size="small" className="fy-preview__selected fy-shrink fy-note" onClick={edit}>
      <Pencil aria-hidden="true" />
      <span className="fy-ellipsis">{texts.editSelected(label)}</span>
    </Button>
  )
}

interface WidthButtonProps {
  label: string
  isSelected: boolean
  onPress: () => void
}

function WidthButton({ label, isSelected, onPress }: WidthButtonProps): ReactNode {
  return (
    <Button size="small" aria-pressed={isSelected} onClick={onPress}>
      {label}
    </Button>
  )
}

interface FormTestProps {
  /** The form as it is edited now; answers stay when it changes. */
  form: FormBody
  settings: StepSettings
  selected: string | null
  onSelect: (key: string) => void
}

/** Interprets the schema in the browser, because the server compiles validators only for saved forms. */
const loadValidator: LoadValidator = async (form) =>
  (await import('../../../schemas/validation/interpretForm')).createFormValidator(form)

/** The application form as applicants fill it in: its conditions, checks, steps and review, without sending. */
function FormTest({ form: body, settings, selected, onSelect }: FormTestProps): ReactNode {
  const form = useMemo(() => withVersion(body), [body])
  const [answers, setAnswers] = useState<FormValues>(form.initialValues)
  const [isAccepted, setAccepted] = useState(false)
  const [currentStep, setCurrentStep] = useState({ stepId: '', isReturning: false })
  const goToStep = useCallback(
    (stepId: string, isReturning: boolean) => setCurrentStep({ stepId, isReturning }),
    [],
  )
  const handle = useRef<FormHandle>(null)
  const root = useRef<HTMLDivElement>(null)
  useMarkedElement(root, selected === null ? null : getFieldSelector(selected), form.version)
  const {
    isFirst: _isFirst,
    isReviewing: _isReviewing,
    ...steps
  } = useFormSteps({
    form,
    settings,
    navigation: { ...currentStep, goToStep },
    sendLabel: applyTexts.send,
    values: answers,
    serverErrors: undefined,
    handle,
    isNoScript: false,
    terms: null,
    status: isAccepted ? (
      <Notice type="success" title={texts.testAccepted}>
        <p>{texts.testNotSent}</p>
      </Notice>
    ) : null,
  })
  const select = (target: Element) => {
    const key = findFieldKey(target)
    if (key !== undefined) onSelect(key)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble up from the fields.
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys select a field by its focus.
    <div
      className="fy-walk"
      ref={root}
      onFocus={(event) => select(event.target)}
      onClick={(event) => select(event.target as Element)}
    >
      <FormRenderer
        form={form}
        handle={handle}
        loadValidator={loadValidator}
        initialValues={selectKnownAnswers(answers, form)}
        headingLevel={3}
        // One `<form>`, as on the page, so that the buttons of the review submit it; scripts handle every submit.
        postUrl="#"
        {...steps}
        onChange={(values) => {
          setAnswers(values)
          setAccepted(false)
        }}
        onSubmit={() => setAccepted(true)}
      />
    </div>
  )
}

/** Returns the answers whose fields the form still has. */
function selectKnownAnswers(answers: FormValues, { schema }: FormBody): FormValues {
  return Object.fromEntries(Object.entries(answers).filter(([key]) => Object.hasOwn(schema.properties, key)))
}
