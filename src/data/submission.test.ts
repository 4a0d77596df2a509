import { expect, it } from 'vitest'
import { type Answering, answerCalls } from '../../tests/fixtures/answeringAdapter'
import type { SubmissionBody } from '../schemas/application'
import { createBareHttp } from './http'
import { createSubmission } from './submission'

const receipt = { id: 5, guid: 'g', submittedDate: '2026-11-21T00:00:00Z' }
const body = (notes: string) => ({ vacancyId: 1, notes }) as unknown as SubmissionBody
const file = (name: string) => new File(['words'], name, { type: 'text/plain' })

function open(answer: Answering) {
  const calls = answerCalls(answer)
  let keys = 0
  return { calls, submission: createSubmission({ http: createBareHttp(''), newKey: () => `key-${++keys}` }) }
}

it('[JD-09] sends the application, then each file under its field key', async () => {
  const { calls, submission } = open(({ url }) =>
    url.endsWith('attachments') ? { status: 201 } : { status: 201, data: receipt },
  )
  const files = [
    { key: 'resume', file: file('resume.txt') },
    { key: 'coverLetter', file: file('letter.txt') },
  ]
  expect(await submission.send(body('a'), files)).toMatchObject({ step: 'done', receipt })
  expect(calls.map(({ url }) => url)).toEqual([
    '/api/submittedapplications',
    '/api/submittedapplications/5/attachments',
    '/api/submittedapplications/5/attachments',
  ])
  const parts = calls.slice(1).map(({ data }) => [...(data as FormData).keys()])
  expect(parts).toEqual([['resume'], ['coverLetter']])
})

it('[JD-09] [JD-10] has the resume of a prefill brought last, and again when that failed', async () => {
  let isDown = true
  const { calls, submission } = open(({ url }) => {
    if (url.endsWith('prefilledresumeattachments') && isDown) return { status: 503 }
    return { status: 201, data: receipt }
  })
  const files = [
    { key: 'coverLetter', file: file('letter.txt') },
    { key: 'resume', file: { name: 'sam.pdf', prefillGuid: 'p' } },
  ]
  expect(await submission.send(body('a'), files)).toMatchObject({
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

it('keeps the Idempotency-Key while the same application is tried again, and takes another for another', async () => {
  let tries = 0
  const { calls, submission } = open(() => (++tries < 3 ? { status: 503 } : { status: 201, data: receipt }))
  expect(await submission.send(body('a'), [])).toMatchObject({ step: 'refused', error: { status: 503 } })
  await submission.send(body('b'), [])
  expect(await submission.send(body('b'), [])).toMatchObject({ step: 'done' })
  expect(calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['key-1', 'key-2', 'key-2'])
})

it('sends once when asked twice', async () => {
  const { calls, submission } = open(() => ({ status: 201, data: receipt }))
  const [first, second] = await Promise.all([submission.send(body('a'), []), submission.send(body('a'), [])])
  expect(calls).toHaveLength(1)
  expect([first.step, second.step]).toEqual(['done', 'sending'])
})

it('loses nothing when a file fails: only what is missing is sent again, or something in its place', async () => {
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
  const failed = await submission.send(body('a'), files)
  expect(failed).toMatchObject({ step: 'uploadFailed', uploads: [{ state: 'sent' }, { state: 'failed' }] })
  expect(await submission.retryUploads()).toMatchObject({ step: 'uploadFailed' })
  expect(await submission.retryUploads({ coverLetter: file('better.txt') })).toMatchObject({ step: 'done' })
  expect(calls.filter(({ url }) => url === '/api/submittedapplications')).toHaveLength(1)
  expect(calls).toHaveLength(5)
})
