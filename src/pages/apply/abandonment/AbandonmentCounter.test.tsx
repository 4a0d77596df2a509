import { fireEvent } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { AbandonmentReport } from '../../../schemas/statistics/formAbandonment'
import { trackAbandonment } from './AbandonmentCounter'

const sentReports: [AbandonmentReport, AbandonmentReport | null][] = []
let clock = 0
let endFunctions: (() => void)[] = []

function open() {
  document.body.innerHTML = `<section>
    <input id="r1--email"><input id="r1--phone" aria-invalid="true"><input id="r1--resume" aria-invalid="true">
    <input id="r1--stranger" aria-invalid="true"><input id="elsewhere">
  </section>`
  sentReports.length = 0
  clock = 0
  const reports = trackAbandonment({
    root: document.querySelector('section') as HTMLElement,
    hasField: (key) => ['email', 'phone', 'resume'].includes(key),
    isEmpty: (key) => key === 'resume',
    now: () => clock,
    send: (report, instead) => sentReports.push([report, instead]),
  })
  endFunctions.push(reports.end)
  return reports
}
const enter = (id: string) => fireEvent.focusIn(document.getElementById(id) as HTMLElement)
function show(state: 'hidden' | 'visible') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}
const expectedReport = { missing: ['resume'], wrong: ['phone'], isSent: false } as const

afterEach(() => {
  for (const end of endFunctions) end()
  endFunctions = []
  vi.restoreAllMocks()
})

it('reports abandonment once, although leaving the page causes several events', () => {
  open()
  enter('r1--email')
  enter('r1--phone')
  enter('elsewhere')
  clock = 150_000
  show('hidden')
  fireEvent(window, new Event('pagehide'))
  expect(sentReports).toEqual([[{ ...expectedReport, lastField: 'phone', time: 'under3' }, null]])
})

it('replaces the report if the visitor comes back and sends the form', () => {
  const reports = open()
  show('hidden')
  show('visible')
  enter('r1--resume')
  clock = 700_000
  reports.markSent()
  show('hidden')
  reports.end()
  const first = { ...expectedReport, lastField: null, time: 'under1' }
  expect(sentReports).toEqual([
    [first, null],
    [{ ...expectedReport, lastField: 'resume', time: 'longer', isSent: true }, first],
  ])
})

it('reports client-side navigation, and limits the number of reports', () => {
  const reports = open()
  reports.end()
  expect(sentReports).toHaveLength(1)
  open()
  for (let at = 0; at < 30; at += 1) {
    show('hidden')
    show('visible')
  }
  expect(sentReports).toHaveLength(10)
})
