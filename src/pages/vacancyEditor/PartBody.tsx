import type { ReactNode } from 'react'
import type { VacancyEdit } from '../../data/vacancyEdits'
import { vacancyFormParts } from '../../schemas/forms/vacancies/vacancyPartForm'
import type { VacancyFinding } from '../../schemas/vacancies/vacancyFinding'
import { VacancyDocuments } from './documents/VacancyDocuments'
import type { EditorPart } from './editorParts'
import { PartFindings } from './PartFindings'
import { VacancyPicture } from './picture/VacancyPicture'
import { VacancyPreview } from './preview/VacancyPreview'
import { PublishPart } from './publish/PublishPart'
import { QuestionsPart } from './questions/QuestionsPart'
import { VacancyPartForm } from './VacancyPartForm'
import { PartWords } from './words/PartWords'

interface PartBodyProps {
  edit: VacancyEdit
  part: EditorPart
  findings: readonly VacancyFinding[]
}

/** What is done in a part of the editor. */
export function PartBody({ edit, part, findings }: PartBodyProps): ReactNode {
  const form = vacancyFormParts.find((one) => one === part)
  if (part === 'preview') return <VacancyPreview edit={edit} />
  if (part === 'publish') return <PublishPart edit={edit} findings={findings} />
  return (
    <>
      <PartFindings findings={findings} part={part} edit={edit} />
      {form ? <VacancyPartForm edit={edit} part={form} /> : null}
      {part === 'job' || part === 'lists' ? <PartWords edit={edit} part={part} findings={findings} /> : null}
      {part === 'job' ? <VacancyPicture edit={edit} /> : null}
      {part === 'questions' ? <QuestionsPart edit={edit} findings={findings} /> : null}
      {part === 'documents' ? <VacancyDocuments edit={edit} /> : null}
    </>
  )
}
