import { type ComponentType, lazy, type ReactNode, useState } from 'react'
import { waitForTexts } from '../../texts/loadTranslations'

/** A block whose code loads when a page needs it. */
export interface LazyBlock<Props> {
  (props: Props): ReactNode
  /** Loads the code, so that the block then renders without suspending. */
  preload: () => Promise<unknown>
  /** Source file of the block, its key in the build manifest. */
  file: string
}

/**
 * Returns the component of a block, given the path of its file below `src/pages`; the file exports a component of the
 * same name. Unlike with React's `lazy`, the block renders synchronously once its code is loaded, for server rendering
 * and hydration.
 */
export function createLazyBlock<Name extends string, Props extends object>(
  path: `${string}/${Name}`,
  load: () => Promise<{ [Key in Name]: ComponentType<Props> }>,
): LazyBlock<Props> {
  const name = path.slice(path.lastIndexOf('/') + 1) as Name
  let block: ComponentType<Props> | null = null
  let loadPromise: Promise<ComponentType<Props>> | null = null
  const preload = () => {
    loadPromise ??= waitForTexts(load()).then((loaded) => {
      block = loaded[name]
      return block
    })
    return loadPromise
  }
  const LazyComponent = lazy(async () => ({ default: await preload() }))
  const getComponent = () => block ?? LazyComponent
  return Object.assign((props: Props) => <StableBlock getComponent={getComponent} props={props} />, {
    preload,
    file: `src/pages/${path}.tsx`,
  })
}

interface StableBlockProps<Props> {
  getComponent: () => ComponentType<Props>
  props: Props
}

/** Keeps the component of the first render; replacing it would remount the block and lose typed input. */
function StableBlock<Props extends object>({ getComponent, props }: StableBlockProps<Props>): ReactNode {
  const [Block] = useState(getComponent)
  return <Block {...props} />
}
