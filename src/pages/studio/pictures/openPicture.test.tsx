import { expect, test } from 'vitest'
import '../../../../tests/fixtures/readableBlobs'
import { openPicture } from './openPicture'

const file = (name: string, content: string, size = content.length) =>
  Object.defineProperty(new File([content], name), 'size', { value: size })

test.each([
  [file('photo.png', 'x', 31 * 1024 * 1024), /^photo\.png is 31\.0 MB\. Choose a picture of up to 30 MB/],
  [file('words.png', 'These are words.'), /^words\.png is not a picture/],
  [file('page.svg', '<html><svg></svg></html>'), /^page\.svg is not a picture/],
])('file %# is refused with a message for the user', async (picture, message) => {
  await expect(openPicture(picture)).rejects.toThrow(message)
})
