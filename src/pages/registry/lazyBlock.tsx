import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { withTexts } from '../../texts/loadTranslations'

/** A block whose code comes when a page needs it. */
export interface LazyBlock<Props> {
  (props: Props): ReactNode
  /** Brings the code, so that the block is then drawn without a pause. */
  preload: () => Promise<unknown>
  /** Its source file, by which the build's manifest knows what the browser has to fetch. */
  file: string
}

/**
 * A block's component, by its file below `src/pages`; the component is named like the file. It comes as by React's `lazy`, but is drawn at
 * once when its code is there: what a server writes, and a browser takes up.
 */
export function lazyBlock<Name extends string, Props extends object>(
  path: `${string}/${Name}`,
  load: () => Promise<{ [Key in Name]: ComponentType<Props> }>,
): LazyBlock<Props> {
  const name = path.slice(path.lastIndexOf('/') + 1) as Name
  let block: ComponentType<Props> | null = null
  let bringing: Promise<ComponentType<Props>> | null = null
  const preload = () => {
    bringing ??= withTexts(load()).then((loaded) => {
      block = loaded[name]
      return block
    })
    return bringing
  }
  const Later = lazy(async () => ({ default: await preload() }))
  const present = () => block ?? Later
  return Object.assign((props: Props) => <HeldBlock component={present} props={props} />, {
    preload,
    file: `src/pages/${path}.tsx`,
  })
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
