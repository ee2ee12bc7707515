import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Facility } from '@/cities/facility'
import type { TownCare } from '@/cities/town-care'
import type { GeneratedContent } from './generated-content'

/**
 * A hash of what a page says, in 32 hexadecimal characters. Dates and scores are left out, so that generating a page again tomorrow
 * changes nothing; any other word of it does.
 */
export function contentHash(content: GeneratedContent): string {
  return bytesToHex(sha256(utf8ToBytes(toldText(content)))).slice(0, 32)
}

/** Everything a page says, as the text that its hash is of; `told-page.ts` reads it again. */
export function toldText(content: GeneratedContent): string {
  return JSON.stringify(keyContent(content))
}

/** An array, not an object: its order is ours, whoever built the content. */
function keyContent(content: GeneratedContent) {
  const { hospitals, care, emergencyContacts, googleMapsUrl } = content.localResources
  const { author, reviewedBy } = content.geoSchema
  return [
    content.pageType,
    content.title,
    content.metaDescription,
    content.h1,
    content.uniqueContent,
    hospitals,
    care ? keyCare(care) : [],
    emergencyContacts.map(({ name, phone, description }) => [name, phone, description]),
    googleMapsUrl,
    content.references.map(({ title, organization, url, year }) => [title, organization, url ?? '', year]),
    content.internalLinks.map(({ text, url, type }) => [text, url, type]),
    content.breadcrumbs.map(({ label, url }) => [label, url]),
    [author.name, author.url, reviewedBy.name, reviewedBy.jobTitle],
  ]
}

/** What is shown of the facilities that a page tells: all of those for an emergency or in town, the name of the others. */
function keyCare({ inTown, inCanton, answer, toConfirm, elsewhere }: TownCare) {
  return [
    inTown.map(keyFacility),
    inCanton.map(({ name, kind }) => [name, kind]),
    [...(answer ? [answer] : []), ...toConfirm, ...elsewhere].map(({ facility, city, km, isOverWater }) => [
      keyFacility(facility),
      city.slug,
      km === undefined ? null : Math.round(km),
      isOverWater,
    ]),
  ]
}

function keyFacility(facility: Facility) {
  const { name, kind, specialty, maternity, network, level, address, addressYear, latitude, longitude } = facility
  const { open24h, confidence, status, sources, checkedOn } = facility
  return [
    ...[name, kind, specialty, maternity, network, level, address, addressYear, latitude, longitude],
    ...[open24h, confidence, status, sources, checkedOn],
  ]
}
