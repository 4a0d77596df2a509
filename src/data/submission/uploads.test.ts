import { expect, it } from 'vitest'
import { interceptCalls } from '../../../tests/fixtures/interceptCalls'
import { createAnonymousHttp } from '../http/http'
import { uploadInChunks } from './uploads'

const path = '/api/submittedapplications/5'
const file = new File([new Uint8Array(2_000_000)], 'resume.pdf')

/**
 * Stores received bytes as the server does. `cut` is the number of bytes after which the connection breaks once. With
 * `isLost` the server does not find the upload once, with `hasOtherSender` another sender moves its offset once.
 */
function open({ cut = Number.POSITIVE_INFINITY, isLost = false, hasOtherSender = false } = {}) {
  const serverState = { sent: 0, offset: 0, begun: 0, complete: 0 }
  let isCut = false
  let isGone = isLost
  let willMove = hasOtherSender
  const calls = interceptCalls(({ method, data, headers }) => {
    if (method === 'POST') {
      Object.assign(serverState, { begun: serverState.begun + 1, offset: 0 })
      return { status: 201, data: { id: 7, offset: 0, size: file.size } }
    }
    if (method === 'GET' && isGone) {
      isGone = false
      return { status: 404 }
    }
    if (method === 'GET') return { data: { id: 7, offset: serverState.offset, size: file.size } }
    const piece = data as Blob
    serverState.sent += piece.size
    if (willMove && serverState.offset > 0) {
      willMove = false
      serverState.offset += 1000
    }
    if (Number(headers['Upload-Offset']) !== serverState.offset) return { status: 409 }
    if (!isCut && serverState.sent > cut) {
      isCut = true
      throw new Error('the line is dead')
    }
    serverState.offset += piece.size
    if (headers['Upload-Complete'] === '?1') serverState.complete += 1
    return { status: serverState.offset === file.size ? 201 : 204 }
  })
  let address: string | undefined
  const saveAddress = (newAddress: string) => {
    address = newAddress
  }
  const send = () =>
    uploadInChunks(
      createAnonymousHttp(''),
      { path, key: 'resume', file },
      { address, saveAddress },
      () => undefined,
    )
  return { serverState, calls, send, saveEarlierAddress: () => saveAddress(`${path}/uploads/7`) }
}

it('[JD-09] continues an upload that broke at 90 %, sending at most 15 % again', async () => {
  const { serverState, send } = open({ cut: 1_800_000 })
  await expect(send()).rejects.toMatchObject({ status: 0 })
  await send()
  expect(serverState).toMatchObject({ offset: file.size, begun: 1, complete: 1 })
  expect(serverState.sent / file.size).toBeLessThanOrEqual(1.15)
})

it('[JD-09] starts again if the server has lost the upload, and reads the offset again on a mismatch', async () => {
  const lostUpload = open({ isLost: true })
  lostUpload.saveEarlierAddress()
  await lostUpload.send()
  expect(lostUpload.serverState).toMatchObject({ begun: 1, offset: file.size })
  const movedUpload = open({ hasOtherSender: true })
  await movedUpload.send()
  expect(movedUpload.serverState).toMatchObject({ begun: 1, offset: file.size, complete: 1 })
})

it('gives up if the server never accepts the offset', async () => {
  interceptCalls(({ method }) => (method === 'PATCH' ? { status: 409 } : { data: { id: 7, offset: 0 } }))
  const savedAddress = { address: undefined, saveAddress: () => undefined }
  const upload = uploadInChunks(
    createAnonymousHttp(''),
    { path, key: 'resume', file },
    savedAddress,
    () => undefined,
  )
  await expect(upload).rejects.toMatchObject({ status: 0 })
})
