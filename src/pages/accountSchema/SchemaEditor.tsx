import { ChevronDown } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import type { SchemaState } from '../../data/accounts/accounts.api'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { buildCatalogueForm, getCatalogueValues } from '../../schemas/accountSchema/accountSchema.forms'
import { applySchema } from '../../schemas/accountSchema/applySchema'
import { buildApplicationFormPreview } from '../../schemas/applicationForm/buildApplicationForm'
import { accountSchemaTexts as texts } from '../../texts/admin/accountSchema.texts'
import { settingsPageTexts } from '../../texts/admin/settings.texts'
import { Button } from '../../widgets/shared/Button'
import { ConflictModal } from '../shared/changes/ConflictModal'
import { Notice } from '../shared/feedback/Notice'
import { LeaveGuard } from '../shared/leaveGuard/LeaveGuard'
import { FormPreviewPane } from '../shared/preview/FormPreviewPane'
import { SplitPreview } from '../shared/preview/SplitPreview'
import { useSite } from '../shared/site/SiteContext'
import { CustomFields } from './CustomFields'
import './SchemaEditor.css'
import { isGeneralError, useSchemaEdit } from './useSchemaEdit'
import { useSchemaSelection } from './useSchemaSelection'

interface SchemaEditorProps {
  id: number
  state: SchemaState
  /** Called with the stored state after each save. */
  onStateChange: (state: SchemaState) => void
  /** Rendered below the editor; receives whether there are unsaved changes. */
  children: (isChanged: boolean) => ReactNode
}

const catalogueForm = buildCatalogueForm()

/**
 * When an administrator tries out the form in the preview, it has one page and a review of all answers, whatever the
 * client's settings are.
 */
const previewSettings = { canApplyInSteps: false, canCheckAnswers: true }

/** Edits the catalogue and custom fields of an account's application form, next to a preview of that form [FB-09]. */
export function SchemaEditor({ id, state, onStateChange, children }: SchemaEditorProps): ReactNode {
  const { validators } = useSite()
  const edit = useSchemaEdit(id, state, onStateChange)
  const { fieldsEdit, catalogue, conflict } = edit
  const generalErrors = edit.errors.filter(isGeneralError)
  const form = useMemo(() => {
    const schema = { customFields: fieldsEdit.fields, catalogue }
    const rows = applySchema(state.accountSchema.applicationFormFields, schema).filter(
      (row) => !row.isWithheld,
    )
    const { canAllowUpload } = state.accountSchema
    return buildApplicationFormPreview({
      applicationFormFields: rows,
      customFields: fieldsEdit.fields,
      canAllowUpload,
    })
  }, [fieldsEdit.fields, catalogue, state.accountSchema])
  const { root, catalogueRoot, selection } = useSchemaSelection(edit)
  return (
    <div className="fy-schema">
      <SplitPreview
        preview={(closePreview) => (
          <FormPreviewPane
            form={form}
            settings={previewSettings}
            selection={{
              ...selection,
              getEditAction: (key) => {
                const focus = selection.getEditAction(key)
                return focus && (() => closePreview(focus))
              },
            }}
            explainsVisibility
          />
        )}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble up from the fields. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys select a field by its focus. */}
        <div
          className="fy-schema__edit fy-stack fy-gap-5 fy-top"
          ref={root}
          onFocus={(event) => selection.selectAt(event.target)}
          onClick={(event) => selection.selectAt(event.target as Element)}
        >
          {generalErrors.length > 0 ? (
            <Notice type="error" title={texts.refused}>
              {generalErrors.map(({ path, message }) => (
                <p key={path}>{message}</p>
              ))}
            </Notice>
          ) : null}
          <CustomFields
            edit={fieldsEdit}
            errors={edit.errors}
            handles={edit.handles}
            languages={state.accountSchema.languages}
          />
          <details className="fy-schema__catalogue fy-card" ref={catalogueRoot}>
            <summary>
              <h2>{texts.catalogueTitle}</h2>
              <ChevronDown aria-hidden="true" />
            </summary>
            <p className="fy-note">{texts.catalogueNote}</p>
            <FormRenderer
              form={catalogueForm}
              handle={edit.catalogueHandle}
              loadValidator={validators.load}
              initialValues={getCatalogueValues(state.accountSchema.catalogue)}
              headingLevel={3}
              submitHidden
              onChange={edit.onCatalogueChange}
            />
          </details>
          {children(edit.isChanged)}
          {edit.isChanged ? (
            <div className="fy-schema__bar fy-cluster fy-gap-3 fy-between">
              <span role="status">{settingsPageTexts.unsaved}</span>
              <Button
                look="primary"
                aria-disabled={edit.isSaving || undefined}
                onClick={() => void edit.save()}
              >
                {texts.save}
              </Button>
            </div>
          ) : null}
        </div>
      </SplitPreview>
      {conflict ? (
        <ConflictModal
          conflicts={conflict.conflicts}
          onSave={conflict.resolve}
          onClose={edit.closeConflict}
        />
      ) : null}
      <LeaveGuard isChanged={edit.hasUnsavedInput} />
    </div>
  )
}
