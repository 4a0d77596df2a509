import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef } from 'react'
import { useStoreValue } from '../../data/react/useStoreValue'
import { studioTexts as texts } from '../../texts/admin/studio.texts'
import { Skeleton } from '../shared/feedback/Skeleton'
import { PermissionGate } from './draft/PermissionGate'
import { type PanelProps, studioPanels } from './panels'

interface PanelSideProps extends PanelProps {
  /** Name of the open panel. */
  open: string
  /** True if only the tabs are shown. */
  isClosed: boolean
  onOpen: (name: string) => void
  onClose: () => void
}

/** Panels as tabs, one open at a time; arrow keys move between them. On wide screens the open panel can be hidden. */
export function PanelTabs({ studio, open, isClosed, onOpen, onClose }: PanelSideProps): ReactNode {
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const tabId = (name: string) => `${id}-${name}`
  const isMultilingual = useStoreValue(studio.store, ({ languages }) => languages.length > 0)
  const offeredPanels = studioPanels.filter(({ isOfLanguages }) => isMultilingual || !isOfLanguages)
  const panel = offeredPanels.find(({ name }) => name === open)
  const onKeyDown = (event: KeyboardEvent) => {
    const index = offeredPanels.findIndex(({ name }) => name === open)
    const to = getNextIndex(event.key, index, offeredPanels.length)
    const next = to === undefined ? undefined : offeredPanels[to]
    if (!next) return
    event.preventDefault()
    onOpen(next.name)
    document.getElementById(tabId(next.name))?.focus()
  }
  return (
    <section
      className="fy-studio__panels"
      data-side="panels"
      data-closed={isClosed || undefined}
      aria-label={texts.panels}
    >
      <div className="fy-studio__rail">
        <button
          type="button"
          className="fy-studio__tab fy-studio__hide"
          aria-label={isClosed ? texts.showPanel : texts.hidePanel}
          title={isClosed ? texts.showPanel : texts.hidePanel}
          aria-expanded={!isClosed}
          aria-controls={`${id}-panel`}
          onClick={() => (isClosed ? onOpen(open) : onClose())}
        >
          {isClosed ? <PanelLeftOpen aria-hidden="true" /> : <PanelLeftClose aria-hidden="true" />}
        </button>
        <div
          className="fy-studio__tabs"
          role="tablist"
          aria-orientation="vertical"
          aria-label={texts.panels}
          ref={list}
          onKeyDown={onKeyDown}
        >
          {offeredPanels.map(({ name, title, icon: Icon }) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={tabId(name)}
              className="fy-studio__tab"
              title={title}
              aria-selected={name === open}
              aria-controls={`${id}-panel`}
              tabIndex={name === open ? 0 : -1}
              onClick={() => onOpen(name)}
            >
              <Icon aria-hidden="true" />
              <span className="fy-studio__tab-name">{title}</span>
            </button>
          ))}
        </div>
      </div>
      {panel ? (
        <div
          className="fy-studio__panel"
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={tabId(panel.name)}
        >
          <Suspense fallback={<Skeleton lines={6} />}>
            <PermissionGate studio={studio} needs={panel.needs ?? []}>
              <panel.Panel studio={studio} />
            </PermissionGate>
          </Suspense>
        </div>
      ) : null}
    </section>
  )
}

/** Returns the index of the tab that a key moves to. Both axes work, because the tabs form a row on some screens. */
function getNextIndex(key: string, index: number, count: number): number | undefined {
  const places: Record<string, number> = {
    ArrowDown: (index + 1) % count,
    ArrowRight: (index + 1) % count,
    ArrowUp: (index - 1 + count) % count,
    ArrowLeft: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  }
  return places[key]
}
