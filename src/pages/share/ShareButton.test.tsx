import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { renderSite } from '../../../tests/fixtures/renderSite'
import { getVacancies } from '../../../tests/fixtures/siteData'
import { loadShareMenu } from './openShareMenu'
import { getShareLinks } from './ShareMenu'

const link = 'http://localhost:3000/job/details/guid-1'
const vacancies = getVacancies(1)
// Load the menu's chunk before the fake timers below start.
beforeAll(async () => void (await loadShareMenu()))

const button = () => screen.findByRole('button', { name: 'Share Job 01' })

describe('the share menu', () => {
  it('[JL-16] offers Facebook, LinkedIn, X, Email and Copy Link', async () => {
    await renderSite('/', { vacancies })
    await userEvent.click(await button())
    const menu = within(document.querySelector('.fy-share-menu') as HTMLElement)
    expect(menu.getAllByRole('listitem').map((item) => item.textContent?.split(' (')[0])).toEqual([
      'Facebook',
      'LinkedIn',
      'X',
      'Email',
      'Copy Link',
    ])
  })

  it('[JL-17] writes a mail with title and link', () => {
    const mail = new URL(getShareLinks('Planner & Co', link)[3]?.href ?? '')
    expect(mail.searchParams.get('subject')).toBe('You may be interested in this job! - Planner & Co')
    expect(mail.searchParams.get('body')).toContain('Planner & Co')
    expect(mail.searchParams.get('body')).toContain(link)
  })

  it('[JL-18] copies the link and confirms it', async () => {
    const user = userEvent.setup()
    await renderSite('/', { vacancies })
    await user.click(await button())
    await user.click(screen.getByRole('button', { name: 'Copy Link' }))
    expect(await screen.findByText('Link successfully copied to clipboard.')).toBeDefined()
    expect(await navigator.clipboard.readText()).toBe(link)
    expect(document.activeElement).toBe(await button())
  })

  it('[JL-18] shows no message if copying fails', async () => {
    const user = userEvent.setup()
    await renderSite('/', { vacancies })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
    await user.click(await button())
    await user.click(screen.getByRole('button', { name: 'Copy Link' }))
    expect(screen.queryByText('Link successfully copied to clipboard.')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('has no button if the client shows no social icons', async () => {
    await renderSite('/', { vacancies, settings: {} })
    await screen.findByRole('table')
    expect(screen.queryByRole('button', { name: 'Share Job 01' })).toBeNull()
  })
})

describe('[JL-20] the share menu closes', () => {
  const open = async () => {
    await renderSite('/', { vacancies })
    const share = await button()
    vi.useFakeTimers()
    fireEvent.click(share)
    return share
  }
  const isOpen = () => document.querySelector('.fy-share-menu') !== null
  beforeEach(() => void vi.useRealTimers())
  afterEach(() => void vi.useRealTimers())

  it('on a click elsewhere, from 250 ms after opening', async () => {
    await open()
    act(() => void vi.advanceTimersByTime(249))
    fireEvent.click(document.body)
    expect(isOpen()).toBe(true)
    act(() => void vi.advanceTimersByTime(1))
    fireEvent.click(document.body)
    expect(isOpen()).toBe(false)
  })

  it('on scroll', async () => {
    await open()
    act(() => void vi.advanceTimersByTime(250))
    fireEvent.scroll(window)
    expect(isOpen()).toBe(false)
  })

  it('on scroll while it has the focus, which restores the focus', async () => {
    const share = await open()
    expect(document.activeElement?.textContent).toContain('Facebook')
    // The scroll that focusing may cause is over.
    act(() => void vi.advanceTimersByTime(300))
    fireEvent.scroll(window)
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(share)
  })

  it('on a tap on the backdrop', async () => {
    const share = await open()
    act(() => void vi.advanceTimersByTime(300))
    fireEvent.click(share.parentElement as HTMLElement)
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(share)
  })

  it('by Escape, which restores the focus', async () => {
    const share = await open()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(isOpen()).toBe(false)
    expect(document.activeElement).toBe(share)
  })
})

it('[JL-19] uses native sharing on touch devices that support it', async () => {
  await renderSite('/', { vacancies })
  const share = vi.fn().mockResolvedValue(undefined)
  const screenQuery = window.matchMedia
  const shareButton = await button()
  Object.assign(navigator, { share })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ ...screenQuery(query), matches: query === '(pointer: coarse)' }) as MediaQueryList,
  )
  fireEvent.click(shareButton)
  expect(share).toHaveBeenCalledWith({ title: 'Job 01', url: link })
  expect(document.querySelector('.fy-share-menu')).toBeNull()
})
