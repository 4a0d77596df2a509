import { expect, it } from 'vitest'
import { interceptCalls } from '../../../tests/fixtures/interceptCalls'
import { createAnonymousHttp } from './http'
import { traceTimings } from './traceTimings'

it('[RT-19] logs the duration of each call', async () => {
  let clock = 100
  interceptCalls(() => {
    clock += 42
    return {}
  })
  const messages: string[] = []
  const http = createAnonymousHttp('')
  traceTimings(
    http,
    () => clock,
    (line) => messages.push(line),
  )
  await http.get('/api/vacancies')
  expect(messages).toEqual(['GET /api/vacancies: 200, 42 ms'])
})
