import { ArrowLeft, FileQuestion, RotateCcw, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Link, useParams } from 'react-router-dom'
import { createVacancyEdits, type VacancyEdit } from '../../data/authoring/vacancyAutosave'
import { useStoreValue } from '../../data/react/useStoreValue'
import { vacancyEditorTexts as texts } from '../../texts/admin/vacancyEditor.texts'
import { Button } from '../../widgets/shared/Button'
import { paths } from '../routing/paths'
import { EmptyState } from '../shared/feedback/EmptyState'
import { Notice } from '../shared/feedback/Notice'
import { Skeleton } from '../shared/feedback/Skeleton'
import { useSiteService } from '../shared/site/SiteContext'
import { EditorHead } from './EditorHead'
import { VacancyPreview } from './preview/VacancyPreview'
import { VacancyEditor } from './VacancyEditor'
import './VacancyEditorBlock.css'

/** One vacancy for administrators: editable if authored here, read-only if imported. */
export function VacancyEditorBlock(): ReactNode {
  const { id = '' } = useParams()
  const edit = useSiteService(createVacancyEdits).get(id)
  const status = useStoreValue(edit.store, (state) => state.status)
  const source = useStoreValue(edit.store, (state) => state.vacancy?.source)
  useEffect(() => {
    void edit.load()
  }, [edit])
  return (
    <div className="fy-stack fy-gap-4">
      {status === 'loading' ? <Skeleton card lines={10} hasHeading /> : null}
      {status === 'failed' || status === 'gone' ? (
        <NoVacancy edit={edit} isDeleted={status === 'gone'} />
      ) : null}
      {status === 'ready' && source === 'own' ? <VacancyEditor key={id} edit={edit} /> : null}
      {status === 'ready' && source === 'backOffice' ? <ReadOnlyVacancy edit={edit} /> : null}
    </div>
  )
}

function NoVacancy({ edit, isDeleted }: { edit: VacancyEdit; isDeleted: boolean }): ReactNode {
  return (
    <div className="fy-card">
      <EmptyState
        icon={isDeleted ? <FileQuestion /> : <WifiOff />}
        title={isDeleted ? texts.gone : texts.failed}
        text={isDeleted ? texts.deletedText : texts.failedText}
      >
        {isDeleted ? (
          <Link className="fy-button" to={paths.vacancies.href()}>
            <ArrowLeft aria-hidden="true" />
            {texts.allVacancies}
          </Link>
        ) : (
          <Button onClick={() => void edit.load()}>
            <RotateCcw aria-hidden="true" />
            {texts.tryAgain}
          </Button>
        )}
      </EmptyState>
    </div>
  )
}

/** An imported vacancy, as visitors see it. */
function ReadOnlyVacancy({ edit }: { edit: VacancyEdit }): ReactNode {
  return (
    <>
      <EditorHead edit={edit} />
      <Notice type="info" title={texts.readOnlyTitle}>
        <p>{texts.readOnly}</p>
      </Notice>
      <div className="fy-vacancy-editor__part fy-stack fy-gap-5 fy-inset fy-card">
        <VacancyPreview edit={edit} />
      </div>
    </>
  )
}
