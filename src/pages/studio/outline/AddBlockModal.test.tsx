import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clientBlocks } from '../../../schemas/blocks/block'
import { BlockSketch } from './AddBlockModal'

afterEach(cleanup)

it('each block has a distinct sketch, and the sketch of an unknown block is an empty frame', () => {
  const sketches = Object.keys(clientBlocks).map(
    (type) => render(<BlockSketch type={type} />).container.innerHTML,
  )
  expect(new Set(sketches).size).toBe(sketches.length)
  expect(
    render(<BlockSketch type="constructor" />)
      .container.querySelector('path')
      ?.getAttribute('d'),
  ).toBe('')
})
