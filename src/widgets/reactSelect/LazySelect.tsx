import { useState } from 'react'
import { lazyPart, useLazyPart } from '../lazyPart'
import type { WidgetProps } from '../widgetProps'
import { closedSelect } from './closedSelect'
import { NativeSelect } from './NativeSelect'
import type { SelectWish } from './selectWish'

const selectBox = lazyPart(() => import('./SelectBox').then((module) => module.SelectBox))

export interface LazySelectProps extends WidgetProps {
  /** Whether typing narrows the list down; without it letters go to the next option that begins with them. */
  searchable: boolean
}

/**
 * A list drawn by react-select, whose code loads when the first one is approached and takes a list over when somebody
 * acts on it. Where it can't be loaded, the list is the browser's own.
 */
export function LazySelect({ searchable, ...props }: LazySelectProps) {
  const [wish, setWish] = useState<SelectWish | null>(null)
  const [native, setNative] = useState(false)
  const Box = useLazyPart(selectBox)
  if (native) return <NativeSelect {...props} />
  if (wish && Box === 'failed') setNative(true)
  if (wish && Box && Box !== 'failed') return <Box {...props} searchable={searchable} wish={wish} />
  const onBlur: WidgetProps['onBlur'] = (id, value) => {
    setWish(null)
    props.onBlur(id, value)
  }
  return closedSelect(
    { ...props, onBlur },
    {
      searchable,
      wish,
      onApproach: selectBox.approach,
      onWish: (wanted) => {
        selectBox.approach()
        setWish(wanted)
      },
    },
  )
}
