import { expect, it } from 'vitest'
import { interceptCalls } from '../../../tests/fixtures/interceptCalls'
import { createAnonymousHttp } from '../http/http'
import { uploadInChunks } from './uploads'

const path = '/api/submittedapplications/5'
const file = new File([new Uint8Array(2_000_000)], 'resume.pdf')

/**
 * Stores received bytes as the server does. `cut` is the number of bytes after which the connection breaks once. With
 * `gone` the server does not find the upload once, with `elsewhere` another sender moves its offset once.
 */
function open({ cut = Number.POSITIVE_INFINITY, gone = false, elsewhere = false } = {}) {
  const seen = { sent: 0, offset: 0, begun: 0, complete: 0 }
  let isCut = false
  let isGone = gone
  let isElsewhere = elsewhere
  const calls = interceptCalls(({ method, data, headers }) => {
    if (method === 'POST') {
      Object.assign(seen, { begun: seen.begun + 1, offset: 0 })
      return { status: 201, data: { id: 7, offset: 0, size: file.size } }
    }
    if (method === 'GET' && isGone) {
      isGone = false
      return { status: 404 }
    }
    if (method === 'GET') return { data: { id: 7, offset: seen.offset, size: file.size } }
    const piece = data as Blob
    seen.sent += piece.size
    if (isElsewhere && seen.offset > 0) {
      isElsewhere = false
      seen.offset += 1000
    }
    if (Number(headers['Upload-Offset']) !== seen.offset) return { status: 409 }
    if (!isCut && seen.sent > cut) {
      isCut = true
      throw new Error('the line is dead')
    }
    seen.offset += piece.size
    if (headers['Upload-Complete'] === '?1') seen.complete += 1
    return { status: seen.offset === file.size ? 201 : 204 }
  })
  let address: string | undefined
  const saveAddress = (now: string) => {
    address = now
  }
  const send = () =>
    uploadInChunks(
      createAnonymousHttp(''),
      { path, key: 'resume', file },
      { address, saveAddress },
      () => undefined,
    )
  return { seen, calls, send, saveEarlierAddress: () => saveAddress(`${path}/uploads/7`) }
}

it('[JD-09] continues an upload that broke at 90 %, sending at most 15 % again', async () => {
  const { seen, send } = open({ cut: 1_800_000 })
  await expect(send()).rejects.toMatchObject({ status: 0 })
  await send()
  expect(seen).toMatchObject({ offset: file.size, begun: 1, complete: 1 })
  expect(seen.sent / file.size).toBeLessThanOrEqual(1.15)
})

it('[JD-09] starts again if the server has lost the upload, and reads the offset again on a mismatch', async () => {
  const lost = open({ gone: true })
  lost.saveEarlierAddress()
  await lost.send()
  expect(lost.seen).toMatchObject({ begun: 1, offset: file.size })
  const moved = open({ elsewhere: true })
  await moved.send()
  expect(moved.seen).toMatchObject({ begun: 1, offset: file.size, complete: 1 })
})

it('gives up if the server never accepts the offset', async () => {
  interceptCalls(({ method }) => (method === 'PATCH' ? { status: 409 } : { data: { id: 7, offset: 0 } }))
  const place = { address: undefined, saveAddress: () => undefined }
  const sent = uploadInChunks(createAnonymousHttp(''), { path, key: 'resume', file }, place, () => undefined)
  await expect(sent).rejects.toMatchObject({ status: 0 })
})
