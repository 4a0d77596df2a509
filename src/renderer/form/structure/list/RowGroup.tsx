import { type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react'

/** Number of rows of a long list that are rendered and removed together. */
export const rowsTogether = 50

/** Distance from the viewport within which rows are rendered. */
const margin = '1200px 0px'

/** Approximate height of a folded row with its gap, in rem. */
const rowHeight = 4.25

interface RowGroupProps {
  rows: readonly ReactElement[]
  /** True to render the rows wherever the viewport is. */
  isKept: boolean
}

/**
 * A group of rows of a long list. It is rendered while it is near the viewport or contains the focus; otherwise an
 * empty element reserves its height.
 */
export function RowGroup({ rows, isKept }: RowGroupProps): ReactNode {
  const [isNear, setNear] = useState(false)
  const height = useRef(`${rows.length * rowHeight}rem`)
  const watch = useCallback((list: Element | null) => {
    if (!list) return
    const watcher = new IntersectionObserver(
      (entries) => {
        const isNear = entries.at(-1)?.isIntersecting || list.contains(document.activeElement)
        if (!isNear) height.current = `${list.getBoundingClientRect().height}px`
        setNear(isNear)
      },
      { rootMargin: margin },
    )
    watcher.observe(list)
    return () => watcher.disconnect()
  }, [])
  const isDrawn = isKept || isNear
  return (
    <ol ref={watch} className="fy-list__rows" style={isDrawn ? undefined : { blockSize: height.current }}>
      {isDrawn ? rows : null}
    </ol>
  )
}
