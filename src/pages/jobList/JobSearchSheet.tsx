import type { ReactNode } from 'react'
import { jobListTexts } from '../../texts/public/site.texts'
import { Modal } from '../shared/dialog/Modal'
import { JobSearch } from './JobSearch'
import type { JobList } from './useJobList'

interface JobSearchSheetProps {
  list: JobList
  onCollapse: () => void
  /** Closes the sheet and shows the results. */
  onShow: () => void
}

/**
 * Advanced Search on a narrow screen: a modal over the list, with the number of results on its button [JL-02…JL-06].
 */
export function JobSearchSheet({ list, onCollapse, onShow }: JobSearchSheetProps): ReactNode {
  const { allVacancies, count, query, setFilters } = list
  return (
    <Modal title={jobListTexts.searchPanel} size="large" onClose={onShow}>
      <JobSearch
        vacancies={allVacancies}
        filters={query.filters}
        onChange={setFilters}
        onCollapse={onCollapse}
        results={{ count, onShow }}
      />
    </Modal>
  )
}
