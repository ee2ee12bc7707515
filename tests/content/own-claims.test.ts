import { describe, expect, test } from 'vitest'
import { plainText } from '@/cited/text'
import { FACTS } from '@/generator/material/facts'
import { sentencesOf } from '../../scripts/static-pages/check-links'
import { pageFiles } from '../../scripts/static-pages/page-files'
import { readPage } from '../../scripts/static-pages/read-page'
import { OWN_CLAIMS } from './own-claims'

const said = pageFiles()
  .flatMap(({ file, markdown }) => sentencesOf(readPage(markdown, file)))
  .filter(({ facts }) => facts.some((fact) => FACTS[fact].confidence === 'propio'))
  .map(({ content }) => plainText(content))

describe('what the pages say about the portal’s own software', () => {
  test('is listed, so that every promise has a check behind it', () => {
    expect(said.filter((sentence) => !OWN_CLAIMS.some(({ says }) => says === sentence))).toEqual([])
  })

  test('is still worded as it is listed', () => {
    expect(OWN_CLAIMS.filter(({ says }) => !said.includes(says)).map(({ id }) => id)).toEqual([])
  })

  test('has for each claim a unique id and a way to verify it', () => {
    expect(new Set(OWN_CLAIMS.map(({ id }) => id)).size).toBe(OWN_CLAIMS.length)
    for (const { id, how } of OWN_CLAIMS) expect(how, id).not.toBe('')
  })
})
