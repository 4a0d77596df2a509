import { type ComponentType, type ReactNode, use } from 'react'

/** A block whose code comes when a page needs it. */
export interface LazyBlock<Props> {
  (props: Props): ReactNode
  /** Brings the code, so that the block is then drawn without a pause. */
  preload: () => Promise<void>
}

/** Like React's `lazy`, but drawn at once when its code is there: what a server writes, and a browser takes up. */
export function lazyBlock<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyBlock<Props> {
  let block: ComponentType<Props> | null = null
  let bringing: Promise<void> | null = null
  const preload = (): Promise<void> => {
    bringing ??= load().then((component) => {
      block = component
    })
    return bringing
  }
  function draw(props: Props): ReactNode {
    if (!block) use(preload())
    const Loaded = block
    return Loaded ? <Loaded {...props} /> : null
  }
  return Object.assign(draw, { preload })
}
