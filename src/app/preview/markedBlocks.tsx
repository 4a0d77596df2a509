import {
  type ComponentType,
  createContext,
  Fragment,
  type FragmentInstance,
  memo,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from 'react'
import { useLocation } from 'react-router-dom'
import { blockRegistry } from '../../pages/registry/blockRegistry'
import { firstBlocks } from '../../pages/registry/firstBlocks'
import { useHasExpressions } from '../../pages/shared/content/useHasExpressions'
import type { PreviewedSite } from '../../pages/studio/canvas/canvasMessages'
import type { ClientConfig } from '../../schemas/clientConfig/clientConfig'
import { normalizePath } from '../../schemas/pages/normalizePath'
import { previewCanvasTexts } from '../../texts/admin/previewCanvas.texts'
import './markedBlocks.css'

/** Key for a block's JSON Pointer in config.json; a symbol, so that no block mistakes it for one of its values. */
const placeKey = Symbol('place')

interface PlacedBlock {
  [placeKey]?: string
}

/** The attribute that marks a page element with the JSON Pointer of its site element. */
export const placeAttribute = 'data-fy-place'

/** JSON Pointers of page titles, by page path. */
export const TitlePlaces = createContext<ReadonlyMap<string, string>>(new Map())

/** Stores on each block of the client's pages and sidebar the JSON Pointer of the block. */
export function storeBlockPlaces(config: ClientConfig, { pages }: Pick<PreviewedSite, 'pages'>): void {
  config.sidebarBlocks.forEach((block, index) => {
    ;(block as PlacedBlock)[placeKey] = `/sidebarBlocks/${index}`
  })
  config.pages.forEach((page, pageIndex) => {
    page.blocks.forEach((block, index) => {
      ;(block as PlacedBlock)[placeKey] = `/pages/${pages[pageIndex] ?? pageIndex}/blocks/${index}`
    })
  })
}

/** Returns the JSON Pointers of page titles, by normalized path. */
export function findTitlePlaces(
  config: ClientConfig,
  { pages }: Pick<PreviewedSite, 'pages'>,
): Map<string, string> {
  return new Map(
    config.pages.map(({ path }, index) => [normalizePath(path), `/pages/${pages[index] ?? index}/title`]),
  )
}

/**
 * Wraps every registered block so that its elements carry the block's JSON Pointer. The block renders with the same
 * component as for visitors, and only when its own values change.
 */
export function markBlocks(): void {
  for (const blocksByType of [firstBlocks, blockRegistry]) {
    const registry: Record<string, ComponentType<object>> = blocksByType as never
    for (const [type, Block] of Object.entries(registry)) {
      registry[type] = Object.assign(markBlock(type, Block), Block)
    }
  }
}

function markBlock(type: string, Block: ComponentType<object>): ComponentType<object> {
  const MemoizedBlock = memo(Block)
  return function MarkedBlock(props: PlacedBlock): ReactNode {
    const titlePlace = useTitlePlace()
    const place = type === 'pageTitle' ? titlePlace : props[placeKey]
    const fragment = useMarkedPlace(place)
    return (
      <Fragment ref={fragment}>
        <MemoizedBlock {...props} />
        {type === 'expression' ? <ExpressionNote /> : null}
      </Fragment>
    )
  }
}

/**
 * Shown instead of the Expression of Interest block while visitors do not see it, so that an author finds the block.
 */
function ExpressionNote(): ReactNode {
  const isOffered = useHasExpressions()
  return isOffered ? null : <p className="fy-card fy-stage-note">{previewCanvasTexts.noExpressions}</p>
}

function useTitlePlace(): string | undefined {
  const places = useContext(TitlePlaces)
  const { pathname } = useLocation()
  return places.get(normalizePath(pathname))
}

/** Marks each element of a block with the block's JSON Pointer. The fragment ref reports added and removed elements. */
function useMarkedPlace(place: string | undefined) {
  const fragment = useRef<FragmentInstance>(null)
  useEffect(() => {
    const element = fragment.current
    if (!element || place === undefined) return
    const marker = {
      observe: (element: Element) => element.setAttribute(placeAttribute, place),
      unobserve: (element: Element) => element.removeAttribute(placeAttribute),
      disconnect: () => undefined,
    } as unknown as ResizeObserver
    element.observeUsing(marker)
    return () => element.unobserveUsing(marker)
  }, [place])
  return fragment
}
