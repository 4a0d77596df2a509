import { useLayoutEffect, useState } from 'react'
import { lazyPart, useLazyPart } from '../lazyPart'
import { SelectWidget } from '../SelectWidget'
import type { WidgetProps } from '../widgetProps'
import { ClosedSelect } from './ClosedSelect'
import type { SelectWish } from './selectWish'

const selectBox = lazyPart(() => import('./SelectBox').then((module) => module.SelectBox))

export interface LazySelectProps extends WidgetProps {
  /** Whether typing narrows the list down; without it letters go to the next option that begins with them. */
  searchable: boolean
}

/**
 * A list drawn by react-select, whose code loads when the first one is approached and takes a list over when somebody
 * acts on it. Where it can't be loaded, the list is the plain one, without a search.
 */
export function LazySelect({ searchable, ...props }: LazySelectProps) {
  const [wish, setWish] = useState<SelectWish | null>(null)
  const [plain, setPlain] = useState(false)
  const Box = useLazyPart(selectBox)
  if (plain) return <PlainSelect {...props} />
  if (wish && Box === 'failed') setPlain(true)
  if (wish && Box && Box !== 'failed') return <Box {...props} searchable={searchable} wish={wish} />
  return (
    <ClosedSelect
      {...props}
      searchable={searchable}
      wish={wish}
      onApproach={selectBox.approach}
      onWish={(wanted) => {
        selectBox.approach()
        setWish(wanted)
      }}
      onBlur={(id, value) => {
        setWish(null)
        props.onBlur(id, value)
      }}
    />
  )
}

/** Takes the place, and the focus, of the list that was acted on. */
function PlainSelect(props: WidgetProps) {
  useLayoutEffect(() => document.getElementById(props.id)?.focus(), [props.id])
  return <SelectWidget {...props} />
}
