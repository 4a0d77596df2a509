import type { ReactNode } from 'react'
import { jobListTexts } from '../../texts/public/site.texts'
import type { RestOfList } from './useRestOfList'
import './JobListRest.css'

/** Notice that the rest of a long list is loading, or failed to load, with a retry button. */
export function JobListRest({
  rest,
  height,
}: {
  rest: RestOfList /** In rem. */
  height: number
}): ReactNode {
  return (
    <div className="fy-list-rest" style={height > 0 ? { minBlockSize: `${height}rem` } : undefined}>
      <p role="status">{rest.hasFailed ? jobListTexts.restFailed : jobListTexts.restComing}</p>
      {rest.hasFailed ? (
        <button type="button" className="fy-button" onClick={rest.retry}>
          {jobListTexts.tryAgain}
        </button>
      ) : null}
    </div>
  )
}
