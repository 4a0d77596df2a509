import type { ReactNode } from 'react'
import type { VacancyEdit } from '../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../data/react/useStoreValue'
import { vacancyFormParts } from '../../schemas/authoring/buildVacancyPartForm'
import type { VacancyFinding } from '../../schemas/authoring/vacancyFinding'
import { vacancyEditorTexts as texts } from '../../texts/admin/vacancyEditor.texts'
import { VacancyDocuments } from './media/VacancyDocuments'
import { VacancyPicture } from './media/VacancyPicture'
import { type EditorPart, getPartOfPath } from './parts/editorParts'
import { FindingList } from './parts/FindingList'
import { VacancyPreview } from './preview/VacancyPreview'
import { PublishPart } from './publish/PublishPart'
import { QuestionsPart } from './questions/QuestionsPart'
import { PartTranslations } from './translations/PartTranslations'
import { VacancyPartForm } from './VacancyPartForm'

interface PartBodyProps {
  edit: VacancyEdit
  part: EditorPart
  findings: readonly VacancyFinding[]
}

/** Content of a part of the editor. */
export function PartBody({ edit, part, findings }: PartBodyProps): ReactNode {
  const form = vacancyFormParts.find((vacancyFormPart) => vacancyFormPart === part)
  if (part === 'preview') return <VacancyPreview edit={edit} />
  if (part === 'publish') return <PublishPart edit={edit} findings={findings} />
  return (
    <>
      <PartFindings findings={findings} part={part} edit={edit} />
      {form ? <VacancyPartForm edit={edit} part={form} /> : null}
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

/** Findings of this part; collapsed, because most fields of a new vacancy are still empty. */
export function PartFindings({ edit, part, findings }: PartFindingsProps): ReactNode {
  const content = useStoreValue(edit.store, (state) => state.content)
  const here = findings.filter(({ path }) => getPartOfPath(path) === part)
  if (here.length === 0 || content === null) return null
  const errors = here.filter(({ severity }) => severity === 'error').length
  return (
    <details className="fy-vacancy-editor__findings">
      <summary>{errors > 0 ? texts.toMend(errors) : texts.toLookAt(here.length)}</summary>
      <FindingList findings={here} content={content} />
    </details>
  )
}
