import { expect, it } from 'vitest'
import { type CallHandler, interceptCalls } from '../../../tests/fixtures/interceptCalls'
import { createMemoryStore } from '../../../tests/fixtures/memoryStore'
import type { SubmissionBody } from '../../schemas/applications/application'
import { createAnonymousHttp } from '../http/http'
import { createPendingSubmissions } from './pendingSubmissions'
import type { Retry } from './sendFiles'
import { createSubmission } from './submission.store'
import type { FileToSend } from './uploads'

const receipt = { id: 5, guid: 'g', submittedDate: '2026-11-21T00:00:00Z' }
const body = (notes: string) =>
  ({ vacancyId: 1, email: 'ada@example.org', notes }) as unknown as SubmissionBody
const order = (notes: string, files: FileToSend[] = [], hasSecretAnswer = false) => ({
  vacancyGuid: 'job',
  body: body(notes),
  files,
  hasSecretAnswer,
})
const file = (name: string) => new File(['words'], name, { type: 'text/plain' })

/** Creates a `Retry` without timers: the test runs a planned retry with `planned.run`. */
function createManualRetry() {
  const planned: { run: (() => void) | null; tries: number } = { run: null, tries: 0 }
  const retry: Retry = {
    schedule: (tries, _minimumDelay, run) => void Object.assign(planned, { run, tries }),
    stop: () => void Object.assign(planned, { run: null }),
  }
  return { planned, retry }
}

function open(answer: CallHandler) {
  const { planned, retry } = createManualRetry()
  const calls = interceptCalls(answer)
  const tabStore = createMemoryStore()
  let keys = 0
  let hasApplied = false
  /** Simulates a reload: only the tab's storage is kept. */
  const reload = (now = receipt.submittedDate) =>
    createSubmission({
      http: createAnonymousHttp(''),
      newKey: () => `key-${++keys}`,
      now: () => Date.parse(now),
      pending: createPendingSubmissions(tabStore),
      retry,
      formTokens: {
        prepare: () => undefined,
        getHeaders: async () => ({}),
        refresh: async () => ({}),
        discard: () => undefined,
      },
      hasApplied: async () => hasApplied,
    })
  return {
    planned,
    calls,
    submission: reload(),
    reload,
    tabStore,
    markApplied: () => {
      hasApplied = true
    },
  }
}

it('[JD-09] sends the application, then each file under its field key', async () => {
  const { calls, submission } = open(({ url }) =>
    url.endsWith('attachments') ? { status: 201 } : { status: 201, data: receipt },
  )
  const files = [
    { key: 'resume', file: file('resume.txt') },
    { key: 'coverLetter', file: file('letter.txt') },
  ]
  expect(await submission.send(order('a', files))).toMatchObject({ step: 'done', receipt })
  expect(calls.map(({ url }) => url)).toEqual([
    '/api/submittedapplications',
    '/api/submittedapplications/5/attachments',
    '/api/submittedapplications/5/attachments',
  ])
  const parts = calls.slice(1).map(({ data }) => [...(data as FormData).keys()])
  expect(parts).toEqual([['resume'], ['coverLetter']])
})

it('[JD-09] [JD-10] requests the prefilled resume last, and again after a failure', async () => {
  let isDown = true
  const { calls, submission } = open(({ url }) => {
    if (url.endsWith('prefilledresumeattachments') && isDown) return { status: 503 }
    return { status: 201, data: receipt }
  })
  const files = [
    { key: 'coverLetter', file: file('letter.txt') },
    { key: 'resume', file: { name: 'sam.pdf', prefillGuid: 'p' } },
  ]
  expect(await submission.send(order('a', files))).toMatchObject({
    step: 'uploadFailed',
    uploads: [{ state: 'sent' }, { state: 'failed' }],
  })
  isDown = false
  expect(await submission.retryUploads()).toMatchObject({ step: 'done' })
  expect(calls.slice(1).map(({ url }) => url.split('/').pop())).toEqual([
    'attachments',
    'prefilledresumeattachments',
    'prefilledresumeattachments',
  ])
  expect(calls[3]?.data).toEqual({ applicationGuid: 'g', applicationPrefilObjectStoreGuid: 'p' })
})

it('reuses the Idempotency-Key for retries of the same application only', async () => {
  let tries = 0
  const { calls, submission } = open(() => (++tries < 3 ? { status: 503 } : { status: 201, data: receipt }))
  expect(await submission.send(order('a'))).toMatchObject({ step: 'refused', error: { status: 503 } })
  await submission.send(order('b'))
  expect(await submission.send(order('b'))).toMatchObject({ step: 'done' })
  expect(calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['key-1', 'key-2', 'key-2'])
})

it('sends an application once if `send` is called twice', async () => {
  const { calls, submission } = open(() => ({ status: 201, data: receipt }))
  const [first, second] = await Promise.all([submission.send(order('a')), submission.send(order('a'))])
  expect(calls).toHaveLength(1)
  expect([first.step, second.step]).toEqual(['done', 'sending'])
})

it('after a failed file, sends only the missing file or its replacement', async () => {
  const refused = new Set(['letter.txt'])
  const { calls, submission } = open(({ url, data }) => {
    if (!url.endsWith('attachments')) return { status: 201, data: receipt }
    const part = [...(data as FormData).values()][0] as File
    return refused.has(part.name) ? { status: 422 } : { status: 201 }
  })
  const files = [
    { key: 'resume', file: file('resume.txt') },
    { key: 'coverLetter', file: file('letter.txt') },
  ]
  const failed = await submission.send(order('a', files))
  expect(failed).toMatchObject({ step: 'uploadFailed', uploads: [{ state: 'sent' }, { state: 'failed' }] })
  expect(await submission.retryUploads()).toMatchObject({ step: 'uploadFailed' })
  expect(await submission.retryUploads({ coverLetter: file('better.txt') })).toMatchObject({ step: 'done' })
  expect(calls.filter(({ url }) => url === '/api/submittedapplications')).toHaveLength(1)
  expect(calls).toHaveLength(5)
})

it('[JD-09] continues after a reload with the missing files, which are chosen again', async () => {
  const { calls, submission, reload, tabStore } = open(({ url, data }) => {
    if (!url.endsWith('attachments')) return { status: 201, data: receipt }
    const part = [...(data as FormData).values()][0] as File
    return part.name === 'bad.txt' ? { status: 422 } : { status: 201 }
  })
  const files = [
    { key: 'resume', file: file('bad.txt') },
    { key: 'coverLetter', file: file('letter.txt') },
  ]
  expect(await submission.send(order('a', files))).toMatchObject({ step: 'uploadFailed' })
  const reloaded = reload()
  const remainingUpload = { key: 'resume', file: { name: 'bad.txt' }, state: 'failed' }
  expect(await reloaded.resume('job')).toMatchObject({
    step: 'uploadFailed',
    receipt,
    uploads: [remainingUpload],
  })
  expect(await reloaded.retryUploads()).toMatchObject({ step: 'uploadFailed' })
  expect(await reloaded.retryUploads({ resume: file('good.txt') })).toMatchObject({ step: 'done', receipt })
  expect(calls).toHaveLength(4)
  expect(tabStore.get('foyer.sending.job')).toBeNull()
})

it('after a reload, discards files that the server no longer accepts', async () => {
  const { submission, reload } = open(({ url }) =>
    url.endsWith('attachments') ? { status: 422 } : { status: 201, data: receipt },
  )
  await submission.send(order('a', [{ key: 'resume', file: file('resume.txt') }]))
  expect(await reload('2026-11-21T02:00:00Z').resume('job')).toEqual({ step: 'writing' })
})

it('[JD-09] after a reload, retrieves a lost receipt by its key', async () => {
  let isDown = true
  const { calls, submission, reload, markApplied } = open(({ url }) =>
    isDown && !url.endsWith('attachments') ? { status: 503 } : { status: 201, data: receipt },
  )
  const files = [{ key: 'resume', file: file('resume.txt') }]
  await submission.send(order('a', files))
  isDown = false
  expect(await reload().resume('job')).toEqual({ step: 'writing' })
  markApplied()
  expect(await reload().resume('job')).toMatchObject({ step: 'uploadFailed', receipt })
  expect(calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['key-1', 'key-1'])
})

it('[JD-09] if the first attempt of a changed application was received, continues with its files', async () => {
  let tries = 0
  const { calls, submission, markApplied } = open(({ url, headers }) => {
    if (url.endsWith('attachments')) return { status: 201 }
    if (++tries === 1) return { status: 502 }
    return headers['Idempotency-Key'] === 'key-1' ? { status: 201, data: receipt } : { status: 409 }
  })
  const files = [{ key: 'resume', file: file('resume.txt') }]
  await submission.send(order('a', files))
  markApplied()
  expect(await submission.send(order('b', files))).toMatchObject({ step: 'done', receipt })
  expect(calls.slice(0, 3).map(({ headers }) => headers['Idempotency-Key'])).toEqual([
    'key-1',
    'key-2',
    'key-1',
  ])
})

it('stores no body with a secret, and counts a file that exists already as received', async () => {
  const { submission, tabStore } = open(({ url }) =>
    url.endsWith('attachments') ? { status: 409 } : { status: 201, data: receipt },
  )
  const sending = submission.send(order('hush', [{ key: 'resume', file: file('resume.txt') }], true))
  expect(tabStore.get('foyer.sending.job')).not.toContain('hush')
  expect(await sending).toMatchObject({ step: 'done' })
})

it('[JD-09] retries a failed submission automatically with the same key, and reports the result', async () => {
  let tries = 0
  const { calls, submission, planned } = open(() =>
    ++tries < 3 ? { status: 503 } : { status: 201, data: receipt },
  )
  const states: string[] = []
  submission.watch(({ step }) => states.push(step))
  expect(await submission.send(order('a'))).toMatchObject({ step: 'refused', willRetry: true })
  planned.run?.()
  await expect.poll(() => states).toEqual(['refused'])
  expect(planned.tries).toBe(2)
  planned.run?.()
  await expect.poll(() => states).toEqual(['refused', 'done'])
  expect(planned.run).toBeNull()
  expect(new Set(calls.map(({ headers }) => headers['Idempotency-Key']))).toEqual(new Set(['key-1']))
})

it('[JD-09] does not retry a changed or rejected submission, or after the form was left', async () => {
  let status = 503
  const { submission, planned, reload } = open(() => ({ status }))
  const leave = submission.watch(() => undefined)
  await submission.send(order('a'))
  submission.stopRetries()
  expect([planned.run, submission.store.getState().step]).toEqual([null, 'refused'])
  expect(submission.store.getState()).not.toHaveProperty('willRetry')
  expect(await reload().resume('job')).toEqual({ step: 'writing' })
  await submission.send(order('b'))
  leave()
  expect(planned.run).toBeNull()
  expect(await submission.resume('job')).toMatchObject({ step: 'refused', willRetry: true })
  status = 422
  planned.run?.()
  await expect
    .poll(() => submission.store.getState())
    .toMatchObject({ error: { status: 422 }, isAutomatic: true })
  expect(planned.run).toBeNull()
  expect(await reload().resume('job')).toEqual({ step: 'writing' })
})

it('[JD-09] after a reload, automatically sends a submission without files', async () => {
  let isDown = true
  const { calls, submission, reload } = open(() =>
    isDown ? { status: 503 } : { status: 201, data: receipt },
  )
  await submission.send(order('a'))
  isDown = false
  expect(await reload().resume('job')).toMatchObject({ step: 'done', receipt })
  expect(calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['key-1', 'key-1'])
})

it('[JD-09] an interrupted file upload resumes automatically at its offset', async () => {
  let offset = 0
  let isCut = false
  const { calls, submission, planned } = open(({ method, url, data }) => {
    if (url.endsWith('submittedapplications')) return { status: 201, data: receipt }
    if (url.endsWith('uploads')) return { status: 201, data: { id: 3, offset: 0 } }
    if (method === 'GET') return { data: { offset } }
    if (offset > 150_000 && !isCut) {
      isCut = true
      throw new Error('the line is dead')
    }
    offset += (data as Blob).size
    return { status: 204 }
  })
  const states: string[] = []
  submission.watch(({ step }) => states.push(step))
  const resume = new File([new Uint8Array(200_000)], 'resume.pdf')
  const failed = await submission.send(order('a', [{ key: 'resume', file: resume }]))
  expect(failed).toMatchObject({ step: 'uploadFailed', willRetry: true, uploads: [{ state: 'failed' }] })
  planned.run?.()
  await expect.poll(() => states).toEqual(['done'])
  expect([offset, calls.filter(({ url }) => url.endsWith('uploads')).length]).toEqual([200_000, 1])
})
