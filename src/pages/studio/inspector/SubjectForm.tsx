import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { Studio } from '../../../data/studio/studioState'
import { useStoreValue } from '../../../data/useStoreValue'
import { FormRenderer } from '../../../renderer/form/FormRenderer'
import { FormatWidgets } from '../../../renderer/form/structure/formatWidgets'
import type { FormHandle } from '../../../renderer/form/useFormLife'
import type { JsonShape } from '../../../schemas/clientConfig/jsonShape'
import type { FieldValue, FormValues } from '../../../schemas/fieldValue'
import { loadForeignValidator } from '../../../schemas/foreign/loadForeignValidator'
import { valueAt } from '../../../schemas/forms/answerPath'
import { differenceEdits } from '../../../schemas/site/differenceEdits'
import type { InspectedSubject } from '../../../schemas/site/inspectedSubject'
import {
  inspectorForm,
  shownAnswer,
  type studioFormats,
  writtenAnswer,
} from '../../../schemas/site/inspectorForm'
import type { SiteEdit } from '../../../schemas/site/siteDraft'
import { inspectorTexts as texts } from '../../../texts/inspector'
import { TypingPause } from '../../../widgets/WidgetHost'
import type { Widget } from '../../../widgets/widgetProps'
import { AddressWidget } from './AddressWidget'
import { ColourWidget } from './ColourWidget'
import { MarkupWidget } from './MarkupWidget'
import { ParagraphsWidget } from './ParagraphsWidget'
import { PictureWidget } from './PictureWidget'

/** How what only sites have is asked, by the format of its shape. */
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
  /** Names the thing, wherever it stands. */
  id: string
}

/** A form that is never sent: each answer is an edit of the site, and what is edited elsewhere shows here. */
export function SubjectForm({ studio, subject, shape, id }: SubjectFormProps): ReactNode {
  const { path, keys, title } = subject
  const names = keys.join()
  const form = useMemo(() => inspectorForm(shape, names === '' ? [] : names.split(',')), [shape, names])
  const value = useStoreValue(studio.store, ({ raw }) => valueAt(raw, path))
  const handle = useRef<FormHandle>(null)
  const known = useRef(JSON.stringify(value))
  const answer = (now: unknown) => ({ answer: shownAnswer(shape, now) as FieldValue })
  useEffect(() => {
    const json = JSON.stringify(value)
    if (json === known.current) return
    known.current = json
    handle.current?.setValues({ answer: shownAnswer(shape, value) as FieldValue })
  }, [value, shape])
  const change = (values: FormValues) => {
    const before = valueAt(studio.store.getState().raw, path)
    const edits = differenceEdits(path, before, writtenAnswer(shape, before, values.answer, keys))
    if (edits.length === 0) return
    studio.edit(edits, texts.changed(title), groupOf(edits, id))
    known.current = JSON.stringify(valueAt(studio.store.getState().raw, path))
  }
  if (keys.length === 0) return null
  return (
    <FormatWidgets value={studioWidgets}>
      <TypingPause value={0}>
        <FormRenderer
          form={form}
          handle={handle}
          initialValues={answer(value)}
          loadValidator={loadForeignValidator}
          onChange={change}
          submitHidden
        />
      </TypingPause>
    </FormatWidgets>
  )
}

/** Typing in one field is one step; anything else is one by itself. */
function groupOf(edits: readonly SiteEdit[], id: string): string | undefined {
  const [edit] = edits
  return edits.length === 1 && typeof edit?.value === 'string' && !edit.insert
    ? `${id} ${edit.path.slice(2).join('/')}`
    : undefined
}
