import { type ReactElement, type ReactNode, useCallback, useRef, useState } from 'react'

/** So many rows of a long list are drawn, and put away, together. */
export const rowsTogether = 50

/** How far outside the screen rows count as near. */
const margin = '1200px 0px'

/** About how tall a folded row is, with the room below it, in rem. */
const rowHeight = 4.25

interface RowGroupProps {
  rows: readonly ReactElement[]
  /** They are drawn wherever the screen is. */
  isKept: boolean
}

/** Some rows of a long list: drawn while the screen is near or somebody is in them, else a place of their height. */
export function RowGroup({ rows, isKept }: RowGroupProps): ReactNode {
  const [isNear, setNear] = useState(false)
  const height = useRef(`${rows.length * rowHeight}rem`)
  const watch = useCallback((list: Element | null) => {
    if (!list) return
    const watcher = new IntersectionObserver(
      (entries) => {
        const isHere = entries.at(-1)?.isIntersecting || list.contains(document.activeElement)
        if (!isHere) height.current = `${list.getBoundingClientRect().height}px`
        setNear(isHere)
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
