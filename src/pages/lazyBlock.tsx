import { type ComponentType, lazy, type ReactNode, useState } from 'react'

/** A block whose code comes when a page needs it. */
export interface LazyBlock<Props> {
  (props: Props): ReactNode
  /** Brings the code, so that the block is then drawn without a pause. */
  preload: () => Promise<unknown>
}

/** React's `lazy`, but drawn at once when its code is there: what a server writes, and a browser takes up. */
export function lazyBlock<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyBlock<Props> {
  let block: ComponentType<Props> | null = null
  let bringing: Promise<ComponentType<Props>> | null = null
  const preload = () => {
    bringing ??= load().then((loaded) => {
      block = loaded
      return loaded
    })
    return bringing
  }
  const Later = lazy(async () => ({ default: await preload() }))
  const present = () => block ?? Later
  return Object.assign((props: Props) => <HeldBlock component={present} props={props} />, { preload })
}

interface HeldBlockProps<Props> {
  component: () => ComponentType<Props>
  props: Props
}

/** Keeps what the page began with: another component in its place would forget what was typed. */
function HeldBlock<Props extends object>({ component, props }: HeldBlockProps<Props>): ReactNode {
  const [Block] = useState(component)
  return <Block {...props} />
}
