import { type ReactNode, useState } from 'react'
import { FormPreview } from '../../../renderer/form/preview/FormPreview'
import type { FormBody } from '../../../schemas/forms/builtForm'
import { settingsPageTexts as texts } from '../../../texts/admin/settings.texts'
import { PreviewPane } from './PreviewPane'

interface FormPreviewPaneProps {
  form: FormBody
  /** Key of the field that changed last; the preview highlights it. */
  highlighted: string | null
  /** Explains for conditional fields why they are shown or hidden. */
  explainsVisibility?: boolean
}

/** Preview of a client's application form, at desktop or phone width. */
export function FormPreviewPane({
  form,
  highlighted,
  explainsVisibility = false,
}: FormPreviewPaneProps): ReactNode {
  const [phone, setPhone] = useState(false)
  return (
    <PreviewPane
      note={texts.previewNote.form}
      widths={
        // biome-ignore lint/a11y/useSemanticElements: browsers draw a fieldset's legend inside its border.
        <div className="fy-preview__widths" role="group" aria-label={texts.previewWidth}>
          <button
            type="button"
            className="fy-button fy-button--small"
            aria-pressed={!phone}
            onClick={() => setPhone(false)}
          >
            {texts.desktop}
          </button>
          <button
            type="button"
            className="fy-button fy-button--small"
            aria-pressed={phone}
            onClick={() => setPhone(true)}
          >
            {texts.phone}
          </button>
        </div>
      }
    >
      <div className="fy-preview__page" data-phone={phone || undefined}>
        <h3 className="fy-preview__form-title">{form.schema.title}</h3>
        <FormPreview
          form={form}
          headingLevel={3}
          submitLabel={texts.send}
          highlighted={highlighted}
          explainsVisibility={explainsVisibility}
        />
      </div>
    </PreviewPane>
  )
}
