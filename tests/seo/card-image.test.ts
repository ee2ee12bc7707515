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

test('neither the picture nor its text has the name of a medicine', () => {
  const drawing = readFileSync('scripts/write-card-image.ts', 'utf8').replace(/^import.*$/gm, '')
  expect(`${drawing} ${site.name} ${site.cardImage.alt}`).not.toMatch(/misoprostol|cytotec/i)
})
