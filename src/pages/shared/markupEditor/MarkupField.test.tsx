import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { MarkupField } from './MarkupField'

afterEach(cleanup)

const pages = [
  { title: 'About us', path: '/about' },
  { title: 'Benefits', path: '/benefits' },
]

function Held({ first, seen }: { first: string[]; seen: (value: string[]) => void }) {
  const [value, setValue] = useState(first)
  seen(value)
  return <MarkupField id="words" label="Text" value={value} onChange={setValue} pages={pages} />
}

function show(first: string[]) {
  const seen = { value: first }
  const see = (value: string[]) => {
    seen.value = value
  }
  render(
    <MemoryRouter>
      <label htmlFor="words">Text</label>
      <Held first={first} seen={see} />
    </MemoryRouter>,
  )
  const area = screen.getByLabelText<HTMLTextAreaElement>('Text')
  return { seen, area, user: userEvent.setup() }
}

const paste = (area: HTMLElement, html: string) =>
  fireEvent.paste(area, { clipboardData: { getData: (type: string) => (type === 'text/html' ? html : '') } })

it('sets marks by keys, and shows what becomes of them', async () => {
  const { seen, area, user } = show(['We build boats.'])
  area.focus()
  area.setSelectionRange(9, 14)
  await user.keyboard('{Control>}b{/Control}')
  expect(seen.value).toEqual(['We build **boats**.'])
  expect(document.querySelector('.fy-markup__preview strong')?.textContent).toBe('boats')
  await user.keyboard('{Control>}b{/Control}')
  expect(seen.value).toEqual(['We build boats.'])
})

it('leads to a page of the site that is chosen', async () => {
  const { seen, area, user } = show(['See more'])
  area.focus()
  area.setSelectionRange(4, 8)
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.getByLabelText<HTMLInputElement>('Link text').value).toBe('more')
  await user.selectOptions(screen.getByLabelText('Link to'), '/benefits')
  await user.click(screen.getByRole('button', { name: 'Add link' }))
  expect(seen.value).toEqual(['See [more](/benefits)'])
  expect(document.activeElement).toBe(area)
})

it('takes no address that leads nowhere, and goes away by Escape', async () => {
  const { seen, area, user } = show(['See more'])
  await user.click(screen.getByRole('button', { name: /^Link/ }))
  await user.selectOptions(screen.getByLabelText('Link to'), '')
  await user.type(screen.getByLabelText('Address'), 'javascript:x{Enter}')
  expect(screen.getByRole('alert').textContent).toMatch(/https:/)
  await user.keyboard('{Escape}')
  expect(screen.queryByLabelText('Address')).toBeNull()
  expect(document.activeElement).toBe(area)
  expect(seen.value).toEqual(['See more'])
})

it('its toolbar is one stop, and the arrow keys lead through it', async () => {
  const { user } = show(['Words'])
  await user.tab()
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Bold/)
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toMatch(/^- /)
})

it('takes HTML as markup, and no more than 2 MB of it', () => {
  const { seen, area } = show(['Start '])
  area.setSelectionRange(6, 6)
  paste(area, '<p>one <b>two</b></p><ul><li>three</li></ul>')
  expect(seen.value).toEqual(['Start one **two**', '- three'])
  paste(area, `<p>${'x'.repeat(2_000_001)}</p>`)
  expect(screen.getByRole('status').textContent).toMatch(/the limit is 2 MB/)
  expect(seen.value).toHaveLength(2)
  paste(area, '<p>x</p>'.repeat(201))
  expect(screen.getByRole('status').textContent).toMatch(/the limit is 200 paragraphs/)
  expect(seen.value).toHaveLength(2)
})

it('keeps blank lines while they are written, and shows what others changed', async () => {
  const { seen, area, user } = show(['One'])
  area.focus()
  area.setSelectionRange(3, 3)
  await user.keyboard('{Enter}{Enter}')
  expect(area.value).toBe('One\n\n')
  expect(seen.value).toEqual(['One'])
  await user.keyboard('Two')
  expect(seen.value).toEqual(['One', 'Two'])
})
