import { type ReactNode, useId } from 'react'
import { connectionsTexts as texts } from '../../../texts/admin/connections.texts'
import { Notice } from '../../shared/feedback/Notice'
import { Skeleton } from '../../shared/feedback/Skeleton'

interface ConnectionCardProps<Value> {
  title: string
  note?: string
  value: Value | 'failed' | null
  onReload: () => Promise<void>
  children: (value: Value) => ReactNode
}

/** Card of one connection: its loaded content below a heading, or a notice that loading failed. */
export function ConnectionCard<Value extends object>(props: ConnectionCardProps<Value>): ReactNode {
  const { title, note, value, onReload, children } = props
  const heading = useId()
  return (
    <section className="fy-connections__card fy-card" aria-labelledby={heading}>
      <div>
        <h2 id={heading}>{title}</h2>
        {note ? <p className="fy-connections__note">{note}</p> : null}
      </div>
      {value === null ? <Skeleton lines={3} /> : null}
      {value === 'failed' ? (
        <Notice type="error">
          {texts.failed}
          <span>
            <button type="button" className="fy-button fy-button--small" onClick={() => void onReload()}>
              {texts.tryAgain}
            </button>
          </span>
        </Notice>
      ) : null}
      {value !== null && value !== 'failed' ? children(value) : null}
    </section>
  )
}
