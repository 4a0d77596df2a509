import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Pagination } from '../../../schemas/applications/application'
import { deliveriesTexts as texts } from '../../../texts/admin/connections.texts'

interface DeliveryPagerProps extends Pagination {
  onPage: (page: number) => void
}

/** Links to newer and older deliveries; renders nothing for a single page. */
export function DeliveryPager({ page, lastPage, onPage }: DeliveryPagerProps): ReactNode {
  if (lastPage <= 1) return null
  const step = (to: number) => {
    if (to >= 1 && to <= lastPage) onPage(to)
  }
  return (
    <div className="fy-connections__actions">
      <button
        type="button"
        className="fy-button fy-button--small"
        aria-disabled={page === 1}
        onClick={() => step(page - 1)}
      >
        <ChevronLeft aria-hidden="true" />
        {texts.newer}
      </button>
      <span role="status">{texts.page(page, lastPage)}</span>
      <button
        type="button"
        className="fy-button fy-button--small"
        aria-disabled={page === lastPage}
        onClick={() => step(page + 1)}
      >
        {texts.older}
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  )
}
