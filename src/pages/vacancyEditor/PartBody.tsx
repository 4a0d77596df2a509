import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { VacancyEdit } from '../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../data/react/useStoreValue'
import { FormRenderer } from '../../renderer/form/FormRenderer'
import { FormatWidgets } from '../../renderer/form/structure/leaf/formatWidgets'
import { DateTimeZone } from '../../renderer/form/structure/leaf/LeafField'
import {
  buildVacancyPartForm,
  type VacancyFormPart,
  type vacancyFormats,
  vacancyFormParts,
} from '../../schemas/authoring/buildVacancyPartForm'
import { checkAuthoredVacancy } from '../../schemas/authoring/checkAuthoredVacancy'
import { addUnparsedNumbersToAnswer, findUnparsedNumbers } from '../../schemas/authoring/unparsedNumbers'
import type { VacancyFinding } from '../../schemas/authoring/vacancyFindings'
import { toVacancyPartAnswer, withVacancyPart } from '../../schemas/authoring/vacancyPartValues'
import { getClientZone } from '../../schemas/dateTime/formatDateTime'
import { loadExternalValidator } from '../../schemas/externalSchema/loadExternalValidator'
import type { FieldValue } from '../../schemas/fields/fieldValue'
import { splitPath } from '../../schemas/forms/answerPath'
import { vacancyEditorTexts as texts } from '../../texts/admin/vacancyEditor.texts'
import type { Widget } from '../../widgets/shared/widgetProps'
import { useClient, useSite } from '../shared/site/SiteContext'
import { VacancyDocuments } from './media/VacancyDocuments'
import { VacancyPicture } from './media/VacancyPicture'
import {
  createCheckContext,
  type EditorPart,
  FindingList,
  getPartOfPath,
  readPlace,
} from './parts/editorParts'
import { VacancyPreview } from './preview/VacancyPreview'
import { PublishPart } from './publish/PublishPart'
import { QuestionsPart } from './questions/QuestionsPart'
import { DepartmentWidget, EmploymentTypeWidget, LocationWidget } from './SuggestWidget'
import { PartTranslations, RichTextWidget } from './translations/RichTextWidget'

interface PartBodyProps {
  edit: VacancyEdit
  part: EditorPart
  findings: readonly VacancyFinding[]
}

/** Content of the selected part of the editor. */
export function PartBody({ edit, part, findings }: PartBodyProps): ReactNode {
  const formPart = vacancyFormParts.find((vacancyFormPart) => vacancyFormPart === part)
  if (part === 'preview') return <VacancyPreview edit={edit} />
  if (part === 'publish') return <PublishPart edit={edit} findings={findings} />
  return (
    <>
      <PartFindings findings={findings} part={part} edit={edit} />
      {formPart ? <VacancyPartForm edit={edit} part={formPart} /> : null}
      {part === 'job' || part === 'lists' ? (
        <PartTranslations edit={edit} part={part} findings={findings} />
      ) : null}
      {part === 'job' ? <VacancyPicture edit={edit} /> : null}
      {part === 'questions' ? <QuestionsPart edit={edit} findings={findings} /> : null}
      {part === 'documents' ? <VacancyDocuments edit={edit} /> : null}
    </>
  )
}

interface PartFindingsProps {
  edit: VacancyEdit
  part: EditorPart
  findings: readonly VacancyFinding[]
}

/**
 * Findings of this part. Collapsed if they are all suggestions, because most fields of a new vacancy are still empty.
 */
function PartFindings({ edit, part, findings }: PartFindingsProps): ReactNode {
  const content = useStoreValue(edit.store, (state) => state.content)
  const partFindings = findings.filter(({ path }) => getPartOfPath(path) === part)
  if (partFindings.length === 0 || content === null) return null
  const errorCount = partFindings.filter(({ severity }) => severity === 'error').length
  return (
    <details className="fy-vacancy-editor__findings" open={errorCount > 0}>
      <summary>
        {errorCount > 0 ? texts.issueCount(errorCount) : texts.suggestionCount(partFindings.length)}
      </summary>
      <FindingList findings={partFindings} content={content} />
    </details>
  )
}

/** Widgets for the formats that only vacancies use. */
const vacancyWidgets: Readonly<Record<(typeof vacancyFormats)[number], Widget>> = {
  richText: RichTextWidget,
  departments: DepartmentWidget,
  locations: LocationWidget,
  employmentTypes: EmploymentTypeWidget,
}

interface VacancyPartFormProps {
  edit: VacancyEdit
  part: VacancyFormPart
}

/**
 * One part of a vacancy as a generated form that is never submitted: each change of a field changes the autosaved
 * draft.
 */
function VacancyPartForm({ edit, part }: VacancyPartFormProps): ReactNode {
  const contentVersion = useStoreValue(edit.store, (state) => state.contentVersion)
  return <PartForm key={`${part} ${contentVersion}`} edit={edit} part={part} />
}

function PartForm({ edit, part }: VacancyPartFormProps): ReactNode {
  const { config } = useClient()
  const { now } = useSite()
  const form = useMemo(() => buildVacancyPartForm(part, config.currency), [part, config.currency])
  const [initialValues] = useState(() => {
    const { content, unparsedNumbers } = edit.store.getState()
    const answer = content ? toVacancyPartAnswer(part, content, config.currency) : {}
    return { answer: addUnparsedNumbersToAnswer(part, answer, unparsedNumbers) as FieldValue }
  })
  const root = useRef<HTMLDivElement>(null)
  useFieldFocus(root)
  return (
    <div ref={root}>
      <FormatWidgets value={vacancyWidgets}>
        <DateTimeZone value={getClientZone(config)}>
          <FormRenderer
            form={form}
            initialValues={initialValues}
            loadValidator={loadExternalValidator}
            check={({ answer }) => {
              const { content } = edit.store.getState()
              if (content === null) return []
              const context = createCheckContext(now(), config)
              return checkAuthoredVacancy(withVacancyPart(part, content, answer), context)
                .filter(({ severity }) => severity === 'error')
                .map(({ path, message }) => ({ path: `/answer${path}`, message }))
            }}
            onChange={({ answer }) =>
              edit.change(
                (content) => withVacancyPart(part, content, answer),
                findUnparsedNumbers(part, answer),
              )
            }
            headingLevel={3}
            submitHidden
          />
        </DateTimeZone>
      </FormatWidgets>
    </div>
  )
}

const focusableSelector = 'input:not([type="hidden"]), textarea, select, button, [tabindex="0"]'

/** Focuses the field that a finding links to, as soon as the form and its lazy parts have rendered. */
function useFieldFocus(root: { current: HTMLElement | null }): void {
  const { state, key } = useLocation()
  const place = readPlace(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per navigation.
  useEffect(() => {
    const form = root.current
    if (place === null || form === null) return
    const focus = () => {
      const field = findField(form, place)
      field?.focus()
      return field !== null
    }
    if (focus()) return
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect()
    })
    observer.observe(form, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [key])
}

/**
 * Returns the first input at this location or, if there is none, in the closest surrounding item; null if no such input
 * has rendered.
 */
function findField(form: HTMLElement, path: string): HTMLElement | null {
  const steps = splitPath(path.slice(1))
  for (let count = steps.length; count > 0; count -= 1) {
    const name = ['answer', ...steps.slice(0, count)].join('--')
    const fieldElements = form.querySelectorAll<HTMLElement>(
      `[id$="--${CSS.escape(name)}"], [id*="--${CSS.escape(name)}--"]`,
    )
    for (const element of fieldElements) {
      // Labels and notes have matching ids too.
      const field = element.matches(focusableSelector)
        ? element
        : element.querySelector<HTMLElement>(focusableSelector)
      if (field) return field
    }
  }
  return null
}
