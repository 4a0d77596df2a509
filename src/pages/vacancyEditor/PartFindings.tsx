import type { ReactNode } from 'react'
import { useStoreValue } from '../../data/useStoreValue'
import type { VacancyEdit } from '../../data/vacancyEdits'
import type { VacancyFinding } from '../../schemas/vacancies/vacancyFinding'
import { vacancyEditorTexts as texts } from '../../texts/vacancyEditor'
import { type EditorPart, partOfPath } from './editorParts'
import { FindingList } from './FindingList'

interface PartFindingsProps {
  edit: VacancyEdit
  part: EditorPart
  findings: readonly VacancyFinding[]
}

/** What is to be mended or thought of in this part; folded, since most of a new vacancy is still to be written. */
export function PartFindings({ edit, part, findings }: PartFindingsProps): ReactNode {
  const content = useStoreValue(edit.store, (state) => state.content)
  const here = findings.filter(({ path }) => partOfPath(path) === part)
  if (here.length === 0 || content === null) return null
  const errors = here.filter(({ severity }) => severity === 'error').length
  return (
    <details className="fy-vacancy-editor__findings">
      <summary>{errors > 0 ? texts.toMend(errors) : texts.toLookAt(here.length)}</summary>
      <FindingList findings={here} content={content} />
    </details>
  )
}
