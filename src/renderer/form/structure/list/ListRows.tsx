import { type ReactElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type AnswerPath, useStructure } from '../context/structureContext'

/** Number of rows of a long list that are rendered and removed together. */
const rowsPerGroup = 50

/** Distance from the viewport within which rows are rendered. */
const rootMargin = '1200px 0px'

/** Approximate height of a folded row with its gap, in rem. */
const rowHeight = 4.25

interface RowGroupProps {
  rows: readonly ReactElement[]
  /** True to render the rows wherever the viewport is. */
  isAlwaysRendered: boolean
}

/**
 * A group of rows of a long list. It is rendered while it is near the viewport or contains the focus; otherwise an
 * empty element reserves its height.
 */
function RowGroup({ rows, isAlwaysRendered }: RowGroupProps): ReactNode {
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
      { rootMargin },
    )
    watcher.observe(list)
    return () => watcher.disconnect()
  }, [])
  const isRendered = isAlwaysRendered || isNear
  return (
    <ol
      ref={watch}
      className="fy-stack fy-plain-list fy-gap-3"
      style={isRendered ? undefined : { blockSize: height.current }}
    >
      {isRendered ? rows : null}
    </ol>
  )
}

/** Lists of up to this many rows are rendered completely. */
const maxFullyRenderedRows = 2 * rowsPerGroup

/**
 * A list's rows. A long list renders only the groups of rows that are near the viewport or contain the focus, the
 * first and the last group, and the groups with the first invalid row and with the row that an error link requested.
 */
export function ListRows({ rows, path }: { rows: readonly ReactElement[]; path: AnswerPath }): ReactNode {
  const revealedRow = useRevealedRow(path)
  const firstInvalid = useStructure().findFirstInvalidRow(path)
  if (rows.length <= maxFullyRenderedRows) return <ol className="fy-stack fy-plain-list fy-gap-3">{rows}</ol>
  const getGroupIndex = (row: number | undefined) => (row === undefined ? -1 : Math.floor(row / rowsPerGroup))
  const renderedGroups = [
    0,
    getGroupIndex(rows.length - 1),
    getGroupIndex(firstInvalid),
    getGroupIndex(revealedRow),
  ]
  return Array.from({ length: Math.ceil(rows.length / rowsPerGroup) }, (_, index) => {
    const first = index * rowsPerGroup
    return (
      <RowGroup
        key={first}
        rows={rows.slice(first, first + rowsPerGroup)}
        isAlwaysRendered={renderedGroups.includes(index)}
      />
    )
  })
}

/** Returns the index of the row that an error link last requested while it was not rendered. */
function useRevealedRow(path: AnswerPath): number | undefined {
  const { onReveal, getPath, getElementId } = useStructure()
  const [row, setRow] = useState<number>()
  const pathPrefix = `${getPath(path)}/`
  useEffect(
    () =>
      onReveal((target) => {
        const index = Number.parseInt(target.slice(pathPrefix.length), 10)
        if (
          !target.startsWith(pathPrefix) ||
          document.querySelector(`[data-row="${getElementId([...path, index])}"]`)
        )
          return
        flushSync(() => setRow(index))
      }),
    [onReveal, getElementId, path, pathPrefix],
  )
  return row
}
