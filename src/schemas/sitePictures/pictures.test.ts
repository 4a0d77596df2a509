import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  changeCrop,
  dragCrop,
  getLargestCrop,
  getPictureFormat,
  getRenderedSize,
  pictureFormats,
} from './pictureCrop'
import { detectPictureKind, hasScript } from './pictureKind'
import { createPictureName, getPictureReplacementEdits, listPictureUses } from './pictureUses'

describe('a picture’s name', () => {
  test.each([
    ['Foto am Kai (2).JPEG', 'foto-am-kai-2.jpg'],
    ['Überblick.png', 'uberblick.jpg'],
    ['../../etc/passwd', 'picture.jpg'],
    ['日本.png', 'picture.jpg'],
    ['.hidden', 'picture.jpg'],
    ['logo.png', 'logo-2.jpg'],
  ])('%s becomes %s', (originalName, name) =>
    expect(createPictureName(originalName, 'jpg', ['Logo.jpg'])).toBe(name),
  )

  test('is accepted by config.json and not used yet', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (originalName) => {
        const first = createPictureName(originalName, 'webp', [])
        expect(first).toMatch(/^[a-z0-9][a-z0-9-]*\.webp$/)
        expect(first.length).toBeLessThan(100)
        expect(createPictureName(originalName, 'webp', [first.toUpperCase()])).not.toBe(first)
      }),
    )
  })
})

describe('the kind of a picture', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  test.each([
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]), 'png'],
    [new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'jpg'],
    [bytes('GIF89a'), 'gif'],
    [bytes('RIFF1234WEBPVP8 '), 'webp'],
    [bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
    [bytes('\ufeff<?xml version="1.0"?>\n<!-- by us -->\n<svg>'), 'svg'],
    [bytes('These are words.'), null],
    [bytes('<html><svg></svg></html>'), null],
    [new Uint8Array(), null],
  ])('of file %# is recognized by its first bytes', (file, kind) =>
    expect(detectPictureKind(file)).toBe(kind),
  )

  test.each([
    ['<svg><script>x()</script></svg>', true],
    ['<svg onload="x()"/>', true],
    ['<svg><a href="javascript:x()"/></svg>', true],
    ['<svg><title>on time = always</title><path d="M0 0"/></svg>', false],
  ])('%s has a script: %s', (svg, isExpected) => expect(hasScript(svg)).toBe(isExpected))
})

describe('a crop', () => {
  const side = fc.integer({ min: 1, max: 5000 })
  const ratio = fc.constantFrom(null, ...Object.values(pictureFormats).map((format) => format.ratio))

  test('stays in its picture and keeps its ratio, whatever is entered', () => {
    const key = fc.constantFrom('x', 'y', 'width', 'height')
    const enteredValue = fc.oneof(fc.integer({ min: -9999, max: 9999 }), fc.constant(Number.NaN))
    fc.assert(
      fc.property(
        side,
        side,
        ratio,
        fc.array(fc.tuple(key, enteredValue)),
        (width, height, fixedRatio, changes) => {
          let crop = getLargestCrop({ width, height }, fixedRatio)
          for (const [key, value] of [['x', crop.x] as const, ...changes]) {
            crop = changeCrop(crop, key as 'x', value, { width, height }, fixedRatio)
            expect(crop.x >= 0 && crop.y >= 0 && crop.width >= 1 && crop.height >= 1).toBe(true)
            expect(crop.x + crop.width <= width && crop.y + crop.height <= height).toBe(true)
            if (fixedRatio !== null && crop.height > 1)
              expect(Math.abs(crop.width - crop.height * fixedRatio)).toBeLessThanOrEqual(fixedRatio)
          }
        },
      ),
    )
  })

  test('starts in the middle, and is rendered no larger than its format needs', () => {
    expect(getLargestCrop({ width: 4000, height: 3000 }, 1)).toEqual({
      x: 500,
      y: 0,
      width: 3000,
      height: 3000,
    })
    const share = getLargestCrop({ width: 4000, height: 3000 }, pictureFormats.share.ratio)
    expect(getRenderedSize(share, pictureFormats.share)).toEqual({ width: 1200, height: 630 })
    expect(getRenderedSize({ x: 0, y: 0, width: 40, height: 30 }, pictureFormats.free)).toEqual({
      width: 40,
      height: 30,
    })
    expect(getPictureFormat('shareImageName')).toBe('share')
    expect(getPictureFormat('name')).toBe('free')
  })
})

test('a picture is found in all places, and replaced there', () => {
  const raw = {
    logoName: 'a.png',
    pages: [{ path: '/', title: 'a.png', blocks: [{ type: 'image', name: 'a.png', alt: 'x' }] }],
  }
  expect([...listPictureUses(raw)]).toEqual([['a.png', [['logoName'], ['pages', 0, 'blocks', 0, 'name']]]])
  expect(getPictureReplacementEdits(raw, 'a.png', 'b.png')).toEqual([
    { path: ['logoName'], value: 'b.png' },
    { path: ['pages', 0, 'blocks', 0, 'name'], value: 'b.png' },
  ])
  expect(getPictureReplacementEdits(raw, 'c.png', 'b.png')).toEqual([])
})

describe('a crop that is dragged', () => {
  const pictureSize = { width: 400, height: 300 }
  const crop = { x: 100, y: 50, width: 200, height: 100 }
  test('moves as a whole, within the picture', () => {
    expect(dragCrop(crop, 'whole', { x: 30.4, y: -20 }, pictureSize, null)).toEqual({
      ...crop,
      x: 130,
      y: 30,
    })
    expect(dragCrop(crop, 'whole', { x: 999, y: 999 }, pictureSize, 2)).toEqual({ ...crop, x: 200, y: 200 })
  })

  test('is resized at a corner, and the opposite corner stays', () => {
    expect(dragCrop(crop, 'nw', { x: -20, y: 10 }, pictureSize, null)).toEqual({
      x: 80,
      y: 60,
      width: 220,
      height: 90,
    })
    expect(dragCrop(crop, 'se', { x: -50, y: 0 }, pictureSize, 2)).toEqual({
      ...crop,
      width: 150,
      height: 75,
    })
    expect(dragCrop(crop, 'ne', { x: 999, y: 0 }, pictureSize, 2)).toEqual({
      x: 100,
      y: 0,
      width: 300,
      height: 150,
    })
  })

  test('stays inside, at least one pixel large and with its ratio, wherever it is dragged', () => {
    const part = fc.record({ x: fc.nat(199), y: fc.nat(149), width: fc.integer({ min: 1, max: 200 }) })
    const grip = fc.constantFrom('whole', 'nw', 'ne', 'sw', 'se')
    const dragDistance = fc.record({
      x: fc.integer({ min: -999, max: 999 }),
      y: fc.integer({ min: -999, max: 999 }),
    })
    fc.assert(
      fc.property(part, grip, dragDistance, fc.constantFrom(null, 1, 4), (start, handle, distance, ratio) => {
        const startCrop = { ...start, height: Math.max(1, Math.round(start.width / (ratio ?? 2))) }
        fc.pre(startCrop.y + startCrop.height <= pictureSize.height)
        const { x, y, width, height } = dragCrop(startCrop, handle, distance, pictureSize, ratio)
        expect(
          Math.min(x, y, pictureSize.width - x - width, pictureSize.height - y - height),
        ).toBeGreaterThanOrEqual(0)
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
        if (ratio !== null) expect(Math.abs(height - width / ratio)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
