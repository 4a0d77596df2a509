import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useStoreValue } from '../../../data/react/useStoreValue'
import type { Studio } from '../../../data/studio/studio.types'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import { FormatWidgets } from '../../../renderer/form/structure/leaf/formatWidgets'
import type { FormHandle } from '../../../renderer/form/useFormHandle'
import type { JsonShape } from '../../../schemas/configShape/checkShape'
import { loadExternalValidator } from '../../../schemas/externalSchema/loadExternalValidator'
import type { FieldValue, FormValues } from '../../../schemas/fields/fieldValue'
import { getValue } from '../../../schemas/forms/answerPath'
import type { SiteEdit } from '../../../schemas/site/siteDraft'
import { getDifferenceEdits } from '../../../schemas/siteEditing/differenceEdits'
import type { InspectedSubject } from '../../../schemas/siteEditing/inspectedSubject'
import {
  buildInspectorForm,
  mergeFormAnswer,
  type studioFormats,
  toInspectorValues,
} from '../../../schemas/siteEditing/inspectorForm'
import { inspectorTexts as texts } from '../../../texts/admin/siteEditing.texts'
import { TypingPause } from '../../../widgets/shared/widgetContexts'
import type { Widget } from '../../../widgets/shared/widgetProps'
import { AddressWidget } from '../widgets/AddressWidget'
import { ColourWidget } from '../widgets/ColourWidget'
import { MarkupWidget, ParagraphsWidget } from '../widgets/MarkupWidget'

import { PictureWidget } from '../widgets/PictureWidget'

/** Widgets for the formats that only the studio's shapes use. */
const studioWidgets: Readonly<Record<(typeof studioFormats)[number], Widget>> = {
  markup: MarkupWidget,
  paragraphs: ParagraphsWidget,
  image: PictureWidget,
  address: AddressWidget,
  colour: ColourWidget,
}

interface SubjectFormProps {
  studio: Studio
  subject: InspectedSubject
  shape: JsonShape
  /** Key of the item; see `getSubjectKey`. */
  id: string
}

/**
 * A form that is never submitted: each change of a field edits the site, and edits from elsewhere appear in the form.
 */
export function SubjectForm({ studio, subject, shape, id }: SubjectFormProps): ReactNode {
  const { path, keys, title } = subject
  const keyList = keys.join()
  const form = useMemo(
    () => buildInspectorForm(shape, keyList === '' ? [] : keyList.split(',')),
    [shape, keyList],
  )
  const value = useStoreValue(studio.store, ({ rawConfig }) => getValue(rawConfig, path))
  const handle = useRef<FormHandle>(null)
  const lastJson = useRef(JSON.stringify(value))
  const toFormValues = (value: unknown) => ({ answer: toInspectorValues(shape, value) as FieldValue })
  useEffect(() => {
    const json = JSON.stringify(value)
    if (json === lastJson.current) return
    lastJson.current = json
    handle.current?.setValues({ answer: toInspectorValues(shape, value) as FieldValue })
  }, [value, shape])
  const change = (values: FormValues) => {
    const previousValue = getValue(studio.store.getState().rawConfig, path)
    const edits = getDifferenceEdits(
      path,
      previousValue,
      mergeFormAnswer(shape, previousValue, values.answer, keys),
    )
    if (edits.length === 0) return
    studio.edit(edits, texts.changed(title), getUndoGroup(edits, id))
    lastJson.current = JSON.stringify(getValue(studio.store.getState().rawConfig, path))
  }
  if (keys.length === 0) return null
  return (
    <FormatWidgets value={studioWidgets}>
      <TypingPause value={0}>
        <FormRenderer
          form={form}
          handle={handle}
          initialValues={toFormValues(value)}
          loadValidator={loadExternalValidator}
          onChange={change}
          submitHidden
        />
      </TypingPause>
    </FormatWidgets>
  )
}

/** Returns the undo group, so that consecutive typing in one field is one step; undefined for any other edit. */
function getUndoGroup(edits: readonly SiteEdit[], id: string): string | undefined {
  const [edit] = edits
  return edits.length === 1 && typeof edit?.value === 'string' && !edit.insert
    ? `${id} ${edit.path.slice(2).join('/')}`
    : undefined
}
