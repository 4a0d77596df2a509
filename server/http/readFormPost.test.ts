import type { FastifyRequest } from 'fastify'
import { expect, it } from 'vitest'
import { maximumTextBytes, readFormPost } from './readFormPost'

/** Returns a request whose multipart body has one text field with this value. */
function createRequest(value: string): FastifyRequest {
  const parts = async function* () {
    yield { type: 'field', fieldname: 'q_1', value, valueTruncated: false }
  }
  const raw = { unpipe: () => undefined, resume: () => undefined }
  return { parts, raw } as unknown as FastifyRequest
}

it('limits the text answers of a form by their bytes, not by their characters', async () => {
  const longestText = 'é'.repeat(maximumTextBytes / 2)
  const { texts } = await readFormPost(createRequest(longestText), undefined)
  expect(texts.get('q_1')).toEqual([longestText])
  await expect(readFormPost(createRequest(`${longestText}e`), undefined)).rejects.toMatchObject({
    code: 'too-large',
  })
})
