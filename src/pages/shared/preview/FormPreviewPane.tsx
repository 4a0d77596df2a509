import { FlaskConical, Pencil, RotateCcw, X } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { FormPreview } from '../../../renderer/form/preview/FormPreview'
import type { FormBody } from '../../../schemas/forms/builtForm'
import { settingsPageTexts as texts } from '../../../texts/admin/settings.texts'
import { useElementSize } from '../browser/useElementSize'
import type { StepSettings } from '../formSteps/useFormSteps'
import { FormTest } from './FormTest'
import { PreviewPane } from './PreviewPane'

/** The field that is selected in the list of fields and in the preview beside it. */
export interface FieldSelection {
  /** Key of the field in the application form; null if none is selected. */
  key: string | null
  select: (key: string) => void
  /** Returns a function that moves the focus to the field in the list; undefined if it cannot be edited there. */
  editorOf: (key: string) => (() => void) | undefined
}

interface FormPreviewPaneProps {
  form: FormBody
  /** How the form asks its questions while it is tested. */
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
  const [resets, setResets] = useState(0)
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
          <Choice label={texts.phone} isOn={!isDesktop} onPress={() => setDesktop(false)} />
          <Choice label={texts.desktop} isOn={isDesktop} onPress={() => setDesktop(true)} />
        </div>
      }
      bar={
        <div className="fy-preview__bar">
          <button type="button" className="fy-button fy-button--small" onClick={() => setTesting(!isTesting)}>
            {isTesting ? <X aria-hidden="true" /> : <FlaskConical aria-hidden="true" />}
            {isTesting ? texts.endTest : texts.test}
          </button>
          {isTesting ? (
            <button
              type="button"
              className="fy-button fy-button--small"
              onClick={() => setResets(resets + 1)}
            >
              <RotateCcw aria-hidden="true" />
              {texts.resetAnswers}
            </button>
          ) : null}
          <Selected form={form} selection={selection} />
          {scale < 1 ? (
            <span className="fy-preview__scale">{texts.shownAt(Math.round(scale * 100))}</span>
          ) : null}
        </div>
      }
    >
      <div ref={frame}>
        <div
          className="fy-preview__page"
          data-phone={!isDesktop || undefined}
          style={scale < 1 ? { zoom: scale, inlineSize: desktopWidth } : undefined}
        >
          <h3 className="fy-preview__form-title">{form.schema.title}</h3>
          {isTesting ? (
            <FormTest key={resets} form={form} settings={settings} selected={key} onSelect={select} />
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

/** Names the selected field and leads to it in the list. */
function Selected({ form, selection: { key, editorOf } }: { form: FormBody; selection: FieldSelection }) {
  const label = key === null ? undefined : form.schema.properties[key]?.title
  if (key === null || !label) return null
  const edit = editorOf(key)
  if (!edit) return <span className="fy-preview__selected">{texts.selected(label)}</span>
  return (
    <button
      type="button"
      className="fy-button fy-button--small fy-button--quiet fy-preview__selected"
      onClick={edit}
    >
      <Pencil aria-hidden="true" />
      {texts.editSelected(label)}
    </button>
  )
}

interface ChoiceProps {
  label: string
  isOn: boolean
  onPress: () => void
}

function Choice({ label, isOn, onPress }: ChoiceProps): ReactNode {
  return (
    <button type="button" className="fy-button fy-button--small" aria-pressed={isOn} onClick={onPress}>
      {label}
    </button>
  )
}
