import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { site } from '@/seo/site'

test('the picture of a shared link has the size that its tags state, and is small', () => {
  const image = readFileSync(`public${site.cardImage.path}`)
  expect(image.toString('latin1', 1, 4)).toBe('PNG')
  expect({ width: image.readUInt32BE(16), height: image.readUInt32BE(20) }).toEqual({
    width: site.cardImage.width,
    height: site.cardImage.height,
  })
  expect(image.length).toBeLessThanOrEqual(60_000)
})

test('the text of the picture has no name of a medicine', () => {
  expect(`${site.name} ${site.cardImage.alt}`).not.toMatch(/misoprostol|cytotec/i)
})
