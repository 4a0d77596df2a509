import { cleanup, render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { PageRenderer } from './PageRenderer'

afterEach(cleanup)

type Block = { type: 'words'; text: string } | { type: 'late' } | { type: 'toString' }

test('renders blocks in order, with a fallback for a block that loads and a notice for an unknown block', async () => {
  let resolveModule: (module: { default: () => string }) => void = () => undefined
  const Late = lazy(() => new Promise<{ default: () => string }>((done) => (resolveModule = done)))
  const onReady = vi.fn()
  const { container } = render(
    <PageRenderer<Block>
      blocks={[
        { type: 'words', text: 'Hello' },
        { type: 'late' },
        { type: 'toString' },
        { type: 'words', text: 'Bye' },
      ]}
      registry={{ words: ({ text }: { text: string }) => <p>{text}</p>, late: Late } as never}
      renderFallback={(at) => <p>{`waiting ${at}`}</p>}
      renderUnknown={(type) => <p>{`unknown ${type}`}</p>}
      onReady={onReady}
    />,
  )
  const getTexts = () => Array.from(container.childNodes, (node) => node.textContent)
  expect(getTexts()).toEqual(['Hello', 'waiting 1', 'unknown toString', 'Bye'])
  expect(onReady).toHaveBeenCalledTimes(3)
  resolveModule({ default: () => 'Here' })
  await screen.findByText('Here')
  expect(getTexts()).toEqual(['Hello', 'Here', 'unknown toString', 'Bye'])
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledTimes(4))
})
